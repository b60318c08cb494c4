package import LocalizationModel

/// The number of units in each state, by language, for a catalog or a part of it.
///
/// Workers of `status` and `check` each count a part and add their sums up. In a catalog with many
/// languages most entries have localizations in few of them: the units missing in all others are
/// added once for each group of languages, and subtracted for languages that have a localization.
package struct UnitSums: Sendable {
  /// The languages in which units are counted.
  package let languages: LanguageGroups
  /// The counts of each language.
  private var countsByLanguage: [UnitCounts]
  /// The number of units missing in each language of a group, by group.
  private var missingByGroup: [Int]

  package init(_ languages: LanguageGroups) {
    self.languages = languages
    countsByLanguage = languages.names.map { _ in UnitCounts() }
    missingByGroup = languages.sizes.map { _ in 0 }
  }

  /// Adds units of one language.
  ///
  /// - Parameter language: The index of the language.
  package mutating func add(_ state: UnitState, in language: Int, count: Int = 1) {
    countsByLanguage[language][state] += count
  }

  /// Adds missing units for all languages of a group but the source language.
  mutating func addMissing(_ count: Int, inGroup group: Int) {
    missingByGroup[group] += count
  }

  /// Adds the sums of another worker, who counted in the same languages.
  package mutating func add(_ other: UnitSums) {
    for index in countsByLanguage.indices {
      countsByLanguage[index] += other.countsByLanguage[index]
    }
    for index in missingByGroup.indices { missingByGroup[index] += other.missingByGroup[index] }
  }

  /// Returns all counts of a language: its own, and the missing units of its group.
  package func counts(of language: Int) -> UnitCounts {
    var counts = countsByLanguage[language]
    if language != languages.source {
      counts[.missing] += missingByGroup[languages.groups[language]]
    }
    return counts
  }
}
