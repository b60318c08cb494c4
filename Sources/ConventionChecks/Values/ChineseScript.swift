import LocalizationModel

/// The Chinese script that a language tag names, Simplified by default. Rules on Chinese texts use
/// it.
enum ChineseScript: Sendable {
  case simplified, traditional

  /// Reads a language tag in any letter case; `nil` for a language other than `zh`, and for Chinese
  /// in Latin letters.
  init?(language: String) {
    guard LanguageCodeSpelling.base(of: language).lowercased() == "zh",
      let writing = WritingSystem(language: language), writing.main == .han
    else { return nil }
    self = writing.hanForm == .traditional ? .traditional : .simplified
  }

  /// The characters that only the other script uses.
  var foreign: HanVariants {
    switch self {
    case .simplified: .traditional
    case .traditional: .simplified
    }
  }
}
