import LocalizationModel
import TestSupport
import TranslationUnits

/// Translates any text into a unique text that takes the same arguments, for trials of imports.
struct TranslationRule {
  private var random: SeededGenerator
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func translate(_ unit: inout TranslationUnit) {
    let text: UnitText =
      switch unit.source ?? .plain("") {
      case .plain(let text): .plain(translated(text))
      case .phrases(let phrases):
        .phrases(phrases.map { translated($0) } + [translated("${applicationName}")])
      }
    unit.target = TranslationUnit.Target(text, state: .translated)
  }

  /// Returns the translation, with characters around it that break careless programs.
  private mutating func translated(_ text: String) -> String {
    count += 1
    let marks = ["é", "e\u{301}", "①②", "🇩🇪", "\r\n", " \n", "&amp;", "<b>", "\"", "]]>", "\t", " "]
    let front = marks.randomElement(using: &random) ?? ""
    let back = marks.randomElement(using: &random) ?? ""
    // `«` and `»` keep the marks away from the text, where a letter could turn a percent sign into
    // a specifier.
    return "\(front)«\(count): \(text)»\(back)"
  }
}
