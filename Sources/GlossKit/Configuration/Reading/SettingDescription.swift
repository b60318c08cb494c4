import OrderedJSON

/// What help says of a setting.
package struct SettingDescription: Sendable {
  /// The member's name in `gloss.json`.
  package let name: String
  /// One or two sentences in English.
  package let summary: String
  /// The only values allowed; empty where any value of the right kind may do.
  package let choices: [String]
  /// What holds where the file does not give it; `nil` if no value says that.
  package let defaultText: String?

  init<Object>(_ setting: Setting<Object>) {
    let schema = setting.schema.json
    name = setting.name
    summary = setting.summary
    if case .array(let values)? = schema["enum"] {
      choices = values.compactMap(\.string)
    } else {
      choices = []
    }
    defaultText = schema["default"].map(Self.line)
  }

  /// A value in one line; a string is its text.
  private static func line(_ value: JSONValue) -> String {
    if let text = value.string { return text }
    var writer = JSONWriter()
    writer.write(value)
    // A line feed in a text is escaped, so each one belongs to the layout.
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }.joined(separator: " ")
  }
}
