import Interchange
import LocalizationModel
import OrderedJSON

extension Settings {
  /// `"languageMap": {"zh-CN": "zh-Hans"}`
  static let languageMap = Setting<Configuration>(
    "languageMap",
    "Maps the names of languages in translators' files to those in the catalogs.", map
  ) { $0.languageMap = $1 }

  private static let map = SettingValue<LanguageMap>(
    SettingSchema.object(of: language.schema).adding(
      "propertyNames", .object([.init("pattern", .string("^[A-Za-z0-9_+-]+$"))]))
  ) { value throws(GlossError) in
    var pairs: [(file: String, catalog: String)] = []
    for member in try value.members() {
      if pairs.contains(where: { $0.file == member.name }) {
        throw member.key.error(.duplicateKey(member.name))
      }
      guard LanguageMap.isFileName(member.name) else {
        throw member.key.error(flaw(of: member.name, in: value.name))
      }
      pairs.append((member.name, try language.read(member.value)))
    }
    return LanguageMap(pairs)
  }

  private static let language = SettingValue<String>.language

  private static func flaw(
    of name: String, in setting: String
  ) -> GlossError.ConfigurationReason {
    .badGlob(
      value: setting, glob: name,
      Message(
        "not a language: give one such as 'zh-Hans' or 'pt-BR'", comment: "原因：设置的值不是语言"))
  }
}

extension Configuration {
  private enum LanguageMapKey: ConfigurationKey { static let standard = LanguageMap() }

  /// What translators' files call languages.
  package var languageMap: LanguageMap {
    get { self[LanguageMapKey.self] }
    set { self[LanguageMapKey.self] = newValue }
  }
}
