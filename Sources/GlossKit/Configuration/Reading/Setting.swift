import OrderedJSON

/// One member of an object in `gloss.json`: its name, what it is for, what its value looks like and
/// where the value goes.
struct Setting<Object>: Sendable {
  let name: String
  /// What it is for, for people.
  let summary: String
  /// Whether messages name it among those that are known.
  let isOffered: Bool
  /// The value's schema, with what the setting is for.
  let schema: SettingSchema
  let read: @Sendable (ConfigurationValue, inout Object) throws(GlossError) -> Void

  /// - Parameters:
  ///   - summary: What it is for, for people: one or two sentences.
  ///   - standard: What holds where it is not given, as the file would say it; `nil` if there is no
  ///     value that says so.
  ///   - set: Puts a value where it belongs.
  init<Value>(
    _ name: String, _ summary: String, _ value: SettingValue<Value>,
    default standard: JSONValue? = nil, isOffered: Bool = true,
    set: @escaping @Sendable (inout Object, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isOffered = isOffered
    let described: SettingSchema = ["description": .string(summary)]
    schema = described.adding(value.schema).adding("default", standard)
    read = { node, object throws(GlossError) in set(&object, try value.read(node)) }
  }
}
