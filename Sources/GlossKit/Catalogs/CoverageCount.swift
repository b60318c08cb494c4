import LocalizationModel
import ProjectLayout
import StringCatalog

/// Counts the units of a catalog, or of one part of it, by language and state, for `gloss status`
/// and `check`. Parts are counted in parallel and added up, then become ``Coverage`` rows.
struct CoverageCount: Sendable {
  private var sums: UnitSums

  /// - Parameter languages: The languages to count, the source language included.
  init(_ languages: [String], source: String) {
    sums = UnitSums(LanguageGroups(languages, source: source))
  }

  /// Returns the languages to count in a catalog: the languages of its texts, the ones that the
  /// configuration asks for, and the source language. Pseudo-languages, made by a machine for
  /// tests, and languages that Xcode does not build count only if the configuration asks for them.
  ///
  /// - Parameters:
  ///   - uses: The languages of the catalog's texts.
  ///   - asked: The languages that the configuration asks for; `nil` if it names none.
  ///   - built: The languages that Xcode builds.
  /// - Returns: The codes, sorted by bytes.
  static func languages(
    of catalog: StringCatalog, _ uses: [LanguageUse], asked: [String]?,
    built: BuiltLanguages
  ) -> [String] {
    let used = uses.map(\.name.text).filter {
      !PseudoLanguage.contains($0) && built.contains($0)
    }
    return Set(used + (asked ?? []) + [catalog.sourceLanguage]).sorted { $0.precedesInBytes($1) }
  }

  mutating func count(_ entry: CatalogEntry) {
    entry.countUnits(into: &sums)
  }

  /// Counts the units of an entry and calls `visit` with each unit, its language and its state.
  mutating func count(
    _ entry: CatalogEntry, visit: (String, CatalogUnit, UnitState) -> Void
  ) {
    let languages = sums.languages
    entry.forEachUnit(in: languages) { language, unit, state in
      sums.add(state, in: language)
      visit(languages.names[language], unit, state)
    }
  }

  mutating func add(_ other: CoverageCount) { sums.add(other.sums) }

  /// Returns the number of entries to count at a time: more if there are many languages, because
  /// each part carries counters for all of them.
  func partSize(atLeast size: Int) -> Int { max(size, sums.languages.names.count / 4) }

  /// Returns one row for each language, sorted; the source language only if it has units.
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
