import LegacyFormats
import LocalizationModel
import OrderedJSON
import ProjectLayout

// Kinds of values for the settings of files and strings: catalog mappings,
// functions, language names.

extension SettingValue<CatalogMapping> {
  static let mapping = SettingValue<MappingParts>.object(
    MappingParts(),
    SettingMembers(
      [
        Setting("catalog", "The path of the catalog.", .path) { $0.catalog = $1 },
        Setting("sources", "The sources, as globs.", .globs) { $0.sources = $1 },
        Setting(
          "table", "The table whose strings go there; else the one that the catalog's name says.",
          .text
        ) { $0.table = $1 },
      ], required: ["sources", "catalog"])
  ).map { CatalogMapping(sources: $0.sources, catalog: $0.catalog, table: $0.table) }
}

/// The members of a ``CatalogMapping`` while they are read one after the other.
private struct MappingParts {
  var sources = PathFilter.none
  var catalog = ""
  var table: String?
}

extension SettingValue<LocalizingFunction> {
  static let function = object(
    LocalizingFunction(name: ""),
    SettingMembers(
      [
        Setting("bundle", "The label of the bundle.", .text) { $0.bundle = $1 },
        Setting("comment", "The label of the comment.", .text) { $0.comment = $1 },
        Setting("defaultValue", "The label of the source text.", .text) { $0.defaultValue = $1 },
        Setting(
          "key",
          "The label of the key; else the first argument is the key. 'self' is the literal before "
            + "the period.", .text
        ) { $0.key = $1 },
        Setting(
          "name",
          "The name: '.name' is a method, '#name' a macro, '@name' a property wrapper.", .text
        ) { $0.name = $1 },
        Setting("table", "The label of the table.", .text) { $0.table = $1 },
      ], required: ["name"]))
}

extension SettingValue<LanguageMap> {
  /// An object with languages' names in translators' files as names, and in catalogs as values.
  static let languageMap = SettingValue(
    SettingSchema.object(of: SettingValue<String>.language.schema).adding(
      "propertyNames", .object([.init("pattern", .string("^[A-Za-z0-9_+-]+$"))]))
  ) { value throws(GlossError) in
    var pairs: [(file: String, catalog: String)] = []
    for member in try value.members() {
      if pairs.contains(where: { $0.file == member.name }) {
        throw member.key.error(.duplicateKey(member.name))
      }
      guard LanguageMap.isFileName(member.name) else {
        let flaw = Message(
          "not a language: give one such as 'zh-Hans' or 'pt-BR'", comment: "原因：设置的值不是语言")
        throw member.key.error(.badGlob(value: value.name, glob: member.name, flaw))
      }
      pairs.append((member.name, try SettingValue<String>.language.read(member.value)))
    }
    return LanguageMap(pairs)
  }
}

extension SettingValue<String> {
  /// The name of a type, without its module or enclosing types.
  static let typeName = text(matching: "^[A-Za-z_][A-Za-z0-9_]*$") { text, name in
    Entity.isName(text)
      ? nil
      : .wrongType(
        value: name, found: .quoted(text),
        expected: Message("the name of a type", comment: "设置应有的内容：类型名"))
  }
}
