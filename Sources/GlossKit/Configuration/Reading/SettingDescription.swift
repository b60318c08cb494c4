import OrderedJSON

/// One setting as `gloss help config` describes it.
package struct SettingDescription: Sendable {
  /// The member's name in `gloss.json`.
  package let name: String
  /// One or two sentences in English.
  package let summary: String
  /// The only values allowed; empty if any value of the right type is allowed.
  package let choices: [String]
  /// The default as one line; `nil` if no value means the same as leaving the setting out.
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

  /// Returns a value in one line; for a string, its text without quotes.
  private static func line(_ value: JSONValue) -> String {
    if let text = value.string { return text }
    var writer = JSONWriter()
    writer.write(value)
    // JSON escapes a line feed in a text, so each line feed belongs to the layout.
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }.joined(separator: " ")
  }
}
