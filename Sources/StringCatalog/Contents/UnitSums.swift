package import LocalizationModel

/// The number of units in each state, by language, for a catalog or a part of it.
///
/// Workers of `status` and `check` each count a part and add their sums up. In a catalog with many
/// languages most entries have localizations in few of them: the units of all others are added once
/// for each group of languages, and subtracted for languages that have a localization.
package struct UnitSums: Sendable {
  /// The languages in which units are counted.
  package let languages: LanguageGroups
  /// The counts of each language.
  private var countsByLanguage: [UnitCounts]
  /// The counts of each language of a group that has no localization, by group.
  private var absentByGroup: [UnitCounts]

  package init(_ languages: LanguageGroups) {
    self.languages = languages
    countsByLanguage = languages.names.map { _ in UnitCounts() }
    absentByGroup = languages.sizes.map { _ in UnitCounts() }
  }

  /// Adds units of one language.
  ///
  /// - Parameter language: The index of the language.
  package mutating func add(_ state: UnitState, in language: Int) {
    countsByLanguage[language][state] += 1
  }

  /// Adds units for all languages of a group.
  mutating func addAbsent(_ counts: UnitCounts, inGroup group: Int) {
    absentByGroup[group] += counts
  }

  /// Takes units away from one language that its group has and it has not.
  mutating func subtract(_ counts: UnitCounts, in language: Int) {
    countsByLanguage[language] -= counts
  }

  /// Adds the sums of another worker, who counted in the same languages.
  package mutating func add(_ other: UnitSums) {
    for index in countsByLanguage.indices {
      countsByLanguage[index] += other.countsByLanguage[index]
    }
    for index in absentByGroup.indices { absentByGroup[index] += other.absentByGroup[index] }
  }

  /// Returns all counts of a language: its own, and those of its group.
  package func counts(of language: Int) -> UnitCounts {
    var counts = countsByLanguage[language]
    if language != languages.source { counts += absentByGroup[languages.groups[language]] }
    return counts
  }
}
