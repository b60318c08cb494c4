import LocalizationModel

/// The Chinese script that a language tag names, Simplified by default. Rules on Chinese texts use
/// it.
enum ChineseScript: Sendable {
  case simplified, traditional

  /// Reads a language tag; `nil` for a language other than `zh`.
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
