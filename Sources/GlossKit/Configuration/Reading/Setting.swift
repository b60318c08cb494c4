import OrderedJSON

/// One setting of `gloss.json`, or one member of an object in it. A single definition holds
/// the name, the words of help, the schema of the value and the reader that stores it, so
/// that they cannot differ.
struct Setting<Object>: Sendable {
  let name: String
  /// The purpose in one or two sentences, for help and the schema.
  let summary: String
  /// True if messages and help list the setting. `$schema` and former names of rules are read
  /// without being listed.
  let isOffered: Bool
  /// The schema of the value, with the summary and the default.
  let schema: SettingSchema
  /// Reads a value and stores it in the object.
  let read: @Sendable (ConfigurationValue, inout Object) throws(GlossError) -> Void

  /// - Parameters:
  ///   - summary: The purpose, in one or two sentences.
  ///   - standard: The default as the file would spell it; `nil` if no value means the same as
  ///     leaving the setting out.
  ///   - set: Stores the value in the object.
  init<Value>(
    _ name: String, _ summary: String, _ value: SettingValue<Value>,
    default standard: JSONValue? = nil, isOffered: Bool = true,
    set: @escaping @Sendable (inout Object, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isOffered = isOffered
    let description: SettingSchema = ["description": .string(summary)]
    schema = description.adding(value.schema).adding("default", standard)
    read = { node, object throws(GlossError) in set(&object, try value.read(node)) }
  }
}
