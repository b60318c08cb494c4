import LocalizationModel
import TestSupport

/// The random choices of ``RealCatalogTrials``: numbers, and texts of other languages.
struct Chance {
  private var random: SeededGenerator
  /// The long plain texts without placeholders and punctuation marks, by base language.
  private let donors: [String: [RealText]]

  init(seed: UInt64, _ texts: [RealText]) {
    random = SeededGenerator(seed: seed)
    // Texts that are surely in their language: translated, and no other language has the same one.
    let whole = texts.filter { text in
      text.isPlain && text.text != text.source && text.specifiers.isEmpty
        && text.text.allSatisfy { $0.isLetter || $0 == " " || $0 == "," || $0 == "." }
        && text.others.values.allSatisfy { $0 != text.text }
    }
    donors = Dictionary(grouping: whole, by: \.base)
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { random.pick(choices) }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  mutating func oneIn(_ odds: Int) -> Bool { random.oneIn(odds) }

  /// Returns a text of another language in its own script.
  ///
  /// - Parameter languages: Base codes; empty for all languages.
  mutating func donor(
    _ languages: [String] = [], where fits: (RealText) -> Bool
  ) -> RealText? {
    let names = (languages.isEmpty ? donors.keys.sorted() : languages).filter { donors[$0] != nil }
    if names.isEmpty { return nil }
    for _ in 0..<40 {
      let candidates = donors[random.pick(names)] ?? []
      if candidates.isEmpty { continue }
      let text = random.pick(candidates)
      if fits(text) { return text }
    }
    return nil
  }
}
