import LocalizationModel
import ProjectLayout
import StringCatalog

/// Counts the units of one catalog, or of a part of it, by language.
struct CoverageCount: Sendable {
  private let languages: [String]
  /// For each of the languages.
  private var counts: [UnitCounts]
  /// The index of the source's among them.
  private let source: Int?
  /// For each language of a ``PlainText`` its index among them.
  private let places: [Int]

  /// - Parameters:
  ///   - languages: Those that count, the source's as well.
  ///   - uses: The catalog's, as far as entries are counted by ``count(plain:)``.
  init(_ languages: [String], source: String, _ uses: [LanguageUse] = []) {
    self.languages = languages
    counts = languages.map { _ in UnitCounts() }
    self.source = languages.firstIndex(of: source)
    places = uses.compactMap { languages.firstIndex(of: $0.name.text) }
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

  /// Counts an entry of which a ``PlainEntryReader`` could tell all.
  mutating func count(plain texts: ContiguousArray<PlainText>) {
    var isMissing = [Bool](repeating: true, count: languages.count)
    if let source { isMissing[source] = false }
    for text in texts {
      let place = places[text.language]
      isMissing[place] = false
      // What the source language has of a plain entry, nobody has to look at.
      if place != source { counts[place][text.state] += 1 }
    }
    for place in languages.indices where isMissing[place] { counts[place][.missing] += 1 }
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
