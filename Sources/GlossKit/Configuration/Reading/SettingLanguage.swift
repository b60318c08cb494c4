import ConventionChecks
import Interchange
import LocalizationModel
import OrderedJSON

/// Languages in settings. One that does not exist would silence a rule, or ask for texts that nothing
/// ever has, so that it is an error.
extension SettingValue<String> {
  /// A language as catalogs name it: `zh-Hans`, `pt-BR`, and pseudo-locales such as `en-XA`.
  static let language = text(matching: LanguageSpelling.pattern) { text, name in
    LanguageSpelling.flaw(of: text, in: name)
  }

  /// The same, or `any`.
  static let languageOrAny = text(matching: LanguageSpelling.pattern) { text, name in
    text == "any" ? nil : LanguageSpelling.flaw(of: text, in: name)
  }
}

extension SettingValue<[String]> {
  static let languages = SettingValue.list(of: .language)
}

extension SettingValue {
  /// An object with members of one kind, each named by a language.
  static func byLanguage<Element>(
    _ element: SettingValue<Element>
  ) -> SettingValue where Value == [String: Element] {
    SettingValue(
      SettingSchema.object(of: element.schema).adding(
        "propertyNames", .object([.init("pattern", .string(LanguageSpelling.pattern))]))
    ) { value throws(GlossError) in
      var elements: [String: Element] = [:]
      for member in try value.members() {
        if let flaw = LanguageSpelling.flaw(of: member.name, in: value.name) {
          throw member.key.error(flaw)
        }
        elements[member.name] = try element.read(member.value)
      }
      return elements
    }
  }
}

/// How settings spell languages.
enum LanguageSpelling {
  static let pattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"

  /// What is wrong with the name of a language; `nil` if nothing is.
  ///
  /// - Parameter setting: The path of the value, such as `languages[0]`.
  static func flaw(
    of text: String, in setting: String
  ) -> GlossError.ConfigurationReason? {
    isKnown(text)
      ? nil : .unknownLanguage(value: setting, found: text, suggestion: suggestion(for: text))
  }

  static func isKnown(_ text: String) -> Bool {
    LanguageName.isWellFormed(text) && LanguageName.usual(text) == text
      && LanguageCode.isKnown(String(text.prefix { $0 != "-" }))
  }

  /// The language that is probably meant.
  static func suggestion(for text: String) -> String? {
    if let form = LanguageCode.appleForm(of: text), isKnown(form) { return form }
    let name = text.replacing("_", with: " ").replacing("-", with: " ")
    let code =
      LanguageNames.code(named: name)
      ?? LanguageNames.englishNames.closest(to: name).flatMap(LanguageNames.code(named:))
    guard let code else { return nil }
    // Chinese is written in two scripts, and catalogs name one.
    return code == "zh" ? "zh-Hans" : code
  }
}
