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

  /// Counts a plain entry.
  ///
  /// - Parameters:
  ///   - texts: All texts; the ones of a language stand together.
  ///   - indices: For each language of a ``PlainText`` its index among ``languages``; `nil` for one that
  ///     does not count.
  ///   - hasWords: Whether the source text has; if not, nothing of it is missing or waits.
  package mutating func add(
    plain texts: ContiguousArray<PlainText>, _ indices: [Int?], hasWords: Bool
  ) {
    if hasWords {
      for group in missing.indices { missing[group] += 1 }
    }
    var last: Int?
    for text in texts {
      // A plain entry needs no review in the source language.
      guard let language = indices[text.language], language != languages.source else { continue }
      if !hasWords, text.state == .new { continue }
      if hasWords, language != last { own[language][.missing] -= 1 }
      last = language
      own[language][text.state] += 1
    }
  }

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
