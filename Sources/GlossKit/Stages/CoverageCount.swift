import LocalizationModel
import ProjectLayout
import StringCatalog

/// Counts the units of one catalog, or of a part of it, by language.
struct CoverageCount: Sendable {
  private let languages: [String]
  /// For each of the languages.
  private var counts: [UnitCounts]

  /// - Parameter languages: Those that count, the source's as well.
  init(_ languages: [String]) {
    self.languages = languages
    counts = languages.map { _ in UnitCounts() }
  }

  /// The languages that count in a catalog: those that it has texts in or the project asks for, and
  /// the source's.
  ///
  /// - Parameters:
  ///   - uses: The catalog's.
  ///   - asked: Of the configuration.
  /// - Returns: Sorted.
  static func languages(
    of catalog: StringCatalog, _ uses: [LanguageUse], asked: [String]?
  ) -> [String] {
    Set(uses.map(\.name.text) + (asked ?? []) + [catalog.sourceLanguage])
      .sorted { $0.precedesInBytes($1) }
  }

  mutating func count(_ entry: EntryContents, sourceLanguage: String) {
    entry.forEachUnitState(in: languages, sourceLanguage: sourceLanguage) { index, state in
      counts[index][state] += 1
    }
  }

  /// - Parameter visit: Gets each unit with its language.
  mutating func count(
    _ entry: EntryContents, sourceLanguage: String, visit: (String, TranslationUnit) -> Void
  ) {
    for (index, language) in languages.enumerated() {
      for unit in entry.units(in: language, sourceLanguage: sourceLanguage) {
        counts[index][unit.state] += 1
        visit(language, unit)
      }
    }
  }

  mutating func add(_ other: CoverageCount) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// - Returns: Sorted by language; the source's only if something counts in it.
  func coverage(of catalog: StringCatalog) -> [Coverage] {
    zip(languages, counts).compactMap { language, counts in
      let isSource = language == catalog.sourceLanguage
      return isSource && counts.total == 0
        ? nil
        : Coverage(
          catalog: catalog.path, language: language, isSource: isSource, counts: counts)
    }
  }
}
