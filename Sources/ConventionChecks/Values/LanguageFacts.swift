import LocalizationModel

/// The facts on a language that rules ask for with every translation: Chinese script, Greek,
/// writing system.
struct LanguageFacts: Sendable {
  /// The script of Chinese; `nil` for other languages.
  let chinese: ChineseScript?
  let isGreek: Bool
  /// The writing system; `nil` for a pseudo-language, whose accented or turned English has none.
  let writing: WritingSystem?

  /// Looks up the facts.
  ///
  /// - Parameter language: A code with any script and region.
  init(language: String) {
    chinese = ChineseScript(language: language)
    isGreek =
      language.hasPrefix("el") && language.dropFirst(2).first.map { "-_".contains($0) } ?? true
    writing = PseudoLanguage.contains(language) ? nil : WritingSystem(language: language)
  }

  /// True if a language is also written in this script, beside its usual one.
  static func allows(_ script: Script, in language: String) -> Bool {
    switch script {
    case .cyrillic: second(of: language).contains(.cyrillic)
    case .arabic: second(of: language).contains(.otherAlphabet)
    default: false
    }
  }

  /// True if a language is also written in Latin letters, beside its usual script.
  static func isAlsoLatin(_ language: Substring) -> Bool {
    ["sr", "kk", "ky", "tt", "mn", "ku", "ckb", "ug", "tg", "ks", "sd", "pa"].contains(language)
  }

  /// The second script of languages that have two.
  private static func second(of language: String) -> TextTraits {
    switch LanguageCodeSpelling.base(of: language) {
    case "sr", "bs", "sh", "mo": .cyrillic
    case "az", "uz", "tk", "tt", "kk", "ky", "mn", "ku", "tg": [.cyrillic, .otherAlphabet]
    case "ms", "jv", "ha", "pa", "ks", "sd", "ug": .otherAlphabet
    default: []
    }
  }
}
