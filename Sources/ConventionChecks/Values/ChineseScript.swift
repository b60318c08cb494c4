import LocalizationModel

/// The script in which a language tag has Chinese written; Simplified unless the tag says
/// otherwise.
enum ChineseScript: Sendable {
  case simplified, traditional

  /// Reads a language tag; `nil` for other languages than Chinese.
  init?(language: String) {
    guard language.hasPrefix("zh") else { return nil }
    let subtags = LanguageCodeSpelling.subtags(of: language)
    guard subtags.first == "zh" else { return nil }
    if subtags.contains("Hans") {
      self = .simplified
    } else if subtags.contains(where: { ["Hant", "TW", "HK", "MO"].contains($0) }) {
      self = .traditional
    } else {
      self = .simplified
    }
  }

  /// The characters that only the other script uses.
  var foreign: HanVariants {
    switch self {
    case .simplified: .traditional
    case .traditional: .simplified
    }
  }
}
