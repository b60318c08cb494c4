import OrderedJSON

/// The JSON Schema of `gloss.json`, made from ``Settings``, so that editors complete and check the
/// file. `gloss config schema` prints it.
package enum ConfigurationSchema {
  /// The schema as a file, in the dialect of draft 2020-12.
  ///
  /// Every file that the reader accepts is valid. The schema also allows files that the reader
  /// refuses: JSON Schema cannot forbid a repeated name, a brace without a partner in a glob, a
  /// regular expression that does not compile, or a spelling of a number such as `1.0`.
  package static func json() -> ContiguousArray<UInt8> {
    let settingsSchema = Settings.members.schema
    let definitions = settingsSchema.definitions.sorted { $0.key < $1.key }
    let heading: SettingSchema = [
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("gloss.json"),
      "description": .string("The settings of a project for gloss. All of them are optional."),
    ]
    let schema = heading.adding(settingsSchema).adding(
      "$defs", .object(definitions.map { JSONValue.Member($0.key, $0.value) }))
    var writer = JSONWriter()
    writer.write(schema.json)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// The settings as `gloss help config` describes them, sorted by name.
  package static var settings: [SettingDescription] { Settings.members.descriptions }
}
