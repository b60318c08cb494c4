import OrderedJSON

/// The JSON Schema of `gloss.json`, for editors and for checks without gloss.
public enum ConfigurationSchema {
  /// The schema as a file, in the dialect of draft 2020-12.
  ///
  /// A file that the reader takes obeys it. The other way about, it cannot say that a name is there
  /// twice, that the braces of a glob have partners, that a regular expression can be compiled, and
  /// how a number is spelled.
  public static func json() -> ContiguousArray<UInt8> {
    let members = Settings.members.schema
    let definitions = members.definitions.sorted { $0.key < $1.key }
    let head: SettingSchema = [
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("gloss.json"),
      "description": .string("The settings of a project for gloss. All of them are optional."),
    ]
    let schema = head.adding(members).adding(
      "$defs", .object(definitions.map { JSONValue.Member($0.key, $0.value) }))
    var writer = JSONWriter()
    writer.write(schema.json)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// What help says of each setting, sorted by name.
  package static var settings: [SettingDescription] { Settings.members.descriptions }
}
