import LocalizationModel

/// In which characters a language tag has Chinese written.
enum ChineseScript: Sendable {
  case simplified, traditional

  /// - Returns: `nil` for other languages.
  init?(language: String) {
    guard language.hasPrefix("zh") else { return nil }
    let subtags = LanguageName.subtags(of: language)
    guard subtags.first == "zh" else { return nil }
    if subtags.contains("Hans") {
      self = .simplified
    } else if subtags.contains(where: { ["Hant", "TW", "HK", "MO"].contains($0) }) {
      self = .traditional
    } else {
      self = .simplified
    }
  }

  /// The characters that only the other script has.
  var foreign: HanVariants {
    switch self {
    case .simplified: .traditional
    case .traditional: .simplified
    }
  }
}
