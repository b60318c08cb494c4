import OrderedJSON

/// One member of an object in `gloss.json`: its name, what it is for, what its value looks like and
/// where the value goes.
struct Setting<Object>: Sendable {
  let name: String
  /// Whether messages name it among those that are known.
  let isOffered: Bool
  let read: @Sendable (ConfigurationValue, inout Object) throws(GlossError) -> Void
  private let makeSummary: @Sendable () -> String
  private let makeSchema: @Sendable () -> SettingSchema

  /// What it is for, for people.
  var summary: String { makeSummary() }

  /// The value's schema, with what the setting is for.
  var schema: SettingSchema { makeSchema() }

  /// - Parameters:
  ///   - summary: What it is for, for people: one or two sentences.
  ///   - standard: What holds where it is not given, as the file would say it; `nil` if there is no
  ///     value that says so.
  ///   - set: Puts a value where it belongs.
  init<Value>(
    _ name: String, _ summary: @autoclosure @escaping @Sendable () -> String,
    _ value: SettingValue<Value>,
    default standard: @autoclosure @escaping @Sendable () -> JSONValue? = nil,
    isOffered: Bool = true,
    set: @escaping @Sendable (inout Object, Value) -> Void
  ) {
    self.name = name
    self.isOffered = isOffered
    makeSummary = summary
    makeSchema = {
      let described: SettingSchema = ["description": .string(summary())]
      return described.adding(value.schema).adding("default", standard())
    }
    read = { node, object throws(GlossError) in set(&object, try value.read(node)) }
  }
}
