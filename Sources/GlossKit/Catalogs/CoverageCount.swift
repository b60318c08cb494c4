import LocalizationModel
import ProjectLayout
import StringCatalog

/// Counts the units of one catalog, or of a part of it, by language.
struct CoverageCount: Sendable {
  private var sums: UnitSums

  /// - Parameter languages: The languages that count, the source's as well.
  init(_ languages: [String], source: String) {
    sums = UnitSums(CountedLanguages(languages, source: source))
  }

  /// The languages that count in a catalog: those that it has texts in or the project asks for, and
  /// the source's. Pseudo-languages are no translator's work, and count only where they are asked for.
  ///
  /// - Parameters:
  ///   - uses: The catalog's.
  ///   - asked: The languages that the configuration asks for.
  /// - Returns: Sorted.
  static func languages(
    of catalog: StringCatalog, _ uses: [LanguageUse], asked: [String]?
  ) -> [String] {
    let used = uses.map(\.name.text).filter { !PseudoLanguage.contains($0) }
    return Set(used + (asked ?? []) + [catalog.sourceLanguage]).sorted { $0.precedesInBytes($1) }
  }

  mutating func count(_ entry: EntryContents, sourceLanguage: String) {
    entry.countUnits(sourceLanguage: sourceLanguage, into: &sums)
  }

  /// - Parameter visit: Gets each unit with its language.
  mutating func count(
    _ entry: EntryContents, sourceLanguage: String, visit: (String, CountedUnit) -> Void
  ) {
    let languages = sums.languages
    entry.forEachUnit(in: languages, sourceLanguage: sourceLanguage) { language, unit in
      sums.add(unit.state, in: language)
      visit(languages.names[language], unit)
    }
  }

  mutating func add(_ other: CoverageCount) { sums.add(other.sums) }

  /// How many entries a part of a catalog has, of those that are counted at a time: with many
  /// languages more, for each part has a count of all of them.
  func partSize(atLeast size: Int) -> Int { max(size, sums.languages.names.count / 4) }

  /// - Returns: Sorted by language; the source's only if something counts in it.
  func coverage(of catalog: StringCatalog) -> [Coverage] {
    sums.languages.names.enumerated().compactMap { index, language in
      let counts = sums.counts(of: index)
      let isSource = language == catalog.sourceLanguage
      return isSource && counts.total == 0
        ? nil
        : Coverage(
          catalog: catalog.path, language: language, isSource: isSource, counts: counts)
    }
  }
}
