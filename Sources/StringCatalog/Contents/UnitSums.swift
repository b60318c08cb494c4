package import LocalizationModel

/// How many units of a catalog, or of a part of it, are in which state, by language.
///
/// Most entries of a catalog with many languages have few of them. What is missing in all others is
/// counted once for each group of languages, and where a language has something, taken back.
package struct UnitSums: Sendable {
  /// The languages that units are counted in.
  package let languages: CountedLanguages
  /// For each language.
  private var own: [UnitCounts]
  /// For each group what entries lack in languages that they have nothing for.
  private var missing: [Int]

  package init(_ languages: CountedLanguages) {
    self.languages = languages
    own = languages.names.map { _ in UnitCounts() }
    missing = languages.sizes.map { _ in 0 }
  }

  /// Counts units that a language has, by its index.
  package mutating func add(_ state: UnitState, in language: Int, count: Int = 1) {
    own[language][state] += count
  }

  /// Counts units as missing in all languages of a group but the source's.
  mutating func addMissing(_ count: Int, inGroup group: Int) { missing[group] += count }

  /// Adds what another worker has counted for the same languages.
  package mutating func add(_ other: UnitSums) {
    for index in own.indices { own[index] += other.own[index] }
    for index in missing.indices { missing[index] += other.missing[index] }
  }

  /// All units of a language: its own, and what its group misses.
  package func counts(of language: Int) -> UnitCounts {
    var counts = own[language]
    if language != languages.source { counts[.missing] += missing[languages.groups[language]] }
    return counts
  }
}
