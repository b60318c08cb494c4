import LocalizationModel

/// The properties of a language that rules need for every translation: Chinese script, Greek,
/// writing system. ``LanguageFactsTable`` keeps them for each language of a catalog.
struct LanguageFacts: Sendable {
  /// The script of Chinese; `nil` for other languages.
  let chinese: ChineseScript?
  let isGreek: Bool
  /// The language without script and region, by its usual code.
  let code: String
  /// The writing system; `nil` for a pseudo-language, whose letters are accented or mirrored
  /// English, and for the code of a country, where the code is wrong and the text right.
  let writing: WritingSystem?

  /// Looks up a language.
  ///
  /// - Parameter language: A code with any script and region.
  init(language: String) {
    chinese = ChineseScript(language: language)
    code = LanguageRelation.code(of: language)
    isGreek =
      language.hasPrefix("el") && language.dropFirst(2).first.map { "-_".contains($0) } ?? true
    let isUnknown =
      PseudoLanguage.contains(language)
      || Self.countries.contains(LanguageCodeSpelling.base(of: language).lowercased())
    writing = isUnknown ? nil : WritingSystem(language: language)
  }

  /// Codes of countries that are taken for codes of languages.
  private static let countries: Set<String> = ["cn", "gr", "hk", "jp", "kr", "tw", "ua"]

  /// True if a language is also written in this script, beside its usual one.
  static func allows(_ script: Script, in language: String) -> Bool {
    switch script {
    case .cyrillic: otherScripts(of: language).contains(.cyrillic)
    case .arabic: otherScripts(of: language).contains(.otherAlphabet)
    default: false
    }
  }

  /// True if a language is also written in Latin letters, beside its usual script.
  static func isAlsoLatin(_ language: Substring) -> Bool {
    ["sr", "kk", "ky", "tt", "mn", "ku", "ckb", "ug", "tg", "ks", "sd", "pa"].contains(language)
  }

  /// Returns the scripts that a language is written in beside its usual one.
  private static func otherScripts(of language: String) -> TextTraits {
    switch LanguageCodeSpelling.base(of: language) {
    case "sr", "bs", "sh", "mo": .cyrillic
    case "az", "uz", "tk", "tt", "kk", "ky", "mn", "ku", "tg": [.cyrillic, .otherAlphabet]
    case "ms", "jv", "ha", "pa", "ks", "sd", "ug": .otherAlphabet
    default: []
    }
  }
}
