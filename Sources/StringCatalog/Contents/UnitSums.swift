package import LocalizationModel

/// The number of units in each state, by language, for a catalog or a part of it.
///
/// Workers of `status` and `check` each count a part and add their sums up. In a catalog with many
/// languages most entries have few of them: units missing in all others are added once for each
/// group of languages, and taken back for the languages that have a localization.
package struct UnitSums: Sendable {
  /// The languages in which units are counted.
  package let languages: LanguageGroups
  /// The counts of each language.
  private var own: [UnitCounts]
  /// The number of units missing in each language of a group, by group.
  private var missing: [Int]

  package init(_ languages: LanguageGroups) {
    self.languages = languages
    own = languages.names.map { _ in UnitCounts() }
    missing = languages.sizes.map { _ in 0 }
  }

  /// Adds units of one language.
  ///
  /// - Parameter language: The index of the language.
  package mutating func add(_ state: UnitState, in language: Int, count: Int = 1) {
    own[language][state] += count
  }

  /// Adds missing units for all languages of a group but the source language.
  mutating func addMissing(_ count: Int, inGroup group: Int) { missing[group] += count }

  /// Adds the sums of another worker, who counted in the same languages.
  package mutating func add(_ other: UnitSums) {
    for index in own.indices { own[index] += other.own[index] }
    for index in missing.indices { missing[index] += other.missing[index] }
  }

  /// Returns all counts of a language: its own, and the missing units of its group.
  package func counts(of language: Int) -> UnitCounts {
    var counts = own[language]
    if language != languages.source { counts[.missing] += missing[languages.groups[language]] }
    return counts
  }
}
