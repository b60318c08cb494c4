import ConventionChecks
import Interchange
import LocalizationModel
import OrderedJSON

/// Readers of languages in settings. An unknown language is an error, because it would silence a
/// rule, or ask for translations that no catalog has.
extension SettingValue<String> {
  /// A language as catalogs spell it, such as `zh-Hans`, `pt-BR`, or the pseudo-language `en-XA`.
  static let language = text(matching: LanguageSpelling.pattern) { text, name in
    LanguageSpelling.flaw(of: text, in: name)
  }

  /// A language, or `any`.
  static let languageOrAny = text(matching: LanguageSpelling.pattern) { text, name in
    text == "any" ? nil : LanguageSpelling.flaw(of: text, in: name)
  }
}

extension SettingValue<[String]> {
  static let languages = SettingValue.list(of: .language)
}

extension SettingValue {
  /// An object whose members have languages for names, and values of one kind.
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

/// The spelling of languages in settings: Apple's form, such as `zh-Hans`, with a code that exists.
enum LanguageSpelling {
  /// The form of a code, for the schema: two or three letters, then parts such as a script.
  static let pattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"

  /// Returns the error in the name of a language; `nil` if the name is fine.
  ///
  /// - Parameter setting: The path of the value in the file, such as `languages[0]`.
  static func flaw(
    of text: String, in setting: String
  ) -> GlossError.ConfigurationReason? {
    isKnown(text)
      ? nil : .unknownLanguage(value: setting, found: text, suggestion: suggestion(for: text))
  }

  /// True if the text is the code of an existing language, in the spelling that catalogs use.
  static func isKnown(_ text: String) -> Bool {
    LanguageCodeSpelling.isWellFormed(text) && LanguageCodeSpelling.usual(text) == text
      && LanguageCode.isKnown(String(text.prefix { $0 != "-" }))
  }

  /// Returns the language that is probably meant, such as `zh-Hans` for
  /// `zh_CN` or `chinese`; or `nil`.
  static func suggestion(for text: String) -> String? {
    if let form = LanguageCode.appleForm(of: text), isKnown(form) { return form }
    let name = text.replacing("_", with: " ").replacing("-", with: " ")
    let code =
      LanguageNames.code(named: name)
      ?? LanguageNames.englishNames.closest(to: name).flatMap(LanguageNames.code(named:))
    guard let code else { return nil }
    // `zh` alone leaves the script open, but catalogs name it; Simplified is the likelier.
    return code == "zh" ? "zh-Hans" : code
  }
}
