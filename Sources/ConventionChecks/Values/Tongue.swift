import LocalizationModel

/// The facts on a language that rules ask for again and again.
struct Tongue: Sendable {
  /// `nil` for other languages than Chinese.
  let chinese: ChineseScript?
  let isGreek: Bool
  /// `nil` if its texts are not asked for their language: CLDR's accented and turned English.
  let writing: WritingSystem?

  /// - Parameter language: A code with any script and region.
  init(language: String) {
    chinese = ChineseScript(language: language)
    isGreek =
      language.hasPrefix("el") && language.dropFirst(2).first.map { "-_".contains($0) } ?? true
    writing = PseudoLanguage.contains(language) ? nil : WritingSystem(language: language)
  }

  /// Whether a language is written in a script as well as in its usual one.
  static func allows(_ script: Script, in language: String) -> Bool {
    switch script {
    case .cyrillic: second(of: language).contains(.cyrillic)
    case .arabic: second(of: language).contains(.otherAlphabet)
    default: false
    }
  }

  /// Whether a language is written in Latin letters as well as in others.
  static func isAlsoLatin(_ language: Substring) -> Bool {
    ["sr", "kk", "ky", "tt", "mn", "ku", "ckb", "ug", "tg", "ks", "sd", "pa"].contains(language)
  }

  /// What languages are written in that have two scripts.
  private static func second(of language: String) -> TextTraits {
    switch LanguageName.base(of: language) {
    case "sr", "bs", "sh", "mo": .cyrillic
    case "az", "uz", "tk", "tt", "kk", "ky", "mn", "ku", "tg": [.cyrillic, .otherAlphabet]
    case "ms", "jv", "ha", "pa", "ks", "sd", "ug": .otherAlphabet
    default: []
    }
  }
}
