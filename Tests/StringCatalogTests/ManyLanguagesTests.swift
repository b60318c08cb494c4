import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// Catalogs with many languages of which each entry has a few.
@Suite struct ManyLanguagesTests {
  /// Entries with random languages, some plural, in no order, some of them twice.
  ///
  /// - Parameter hasOthers: True for entries, too, that are not to be translated or have no words.
  private func catalog(
    _ random: inout SeededGenerator, languages: [String], hasOthers: Bool = false
  ) throws -> StringCatalog {
    let entries = (0..<60).map { number in
      let localizations = (0..<random.below(6)).map { _ in
        let states = ["translated", "new", "needs_review"]
        let unit =
          #"{"stringUnit": {"state": "\#(random.pick(states))", "value": "\#(random.oneIn(5) ? "" : "t")"}}"#
        let text =
          random.oneIn(3)
          ? #"{"variations": {"plural": {"one": \#(unit), "other": \#(unit)}}}"# : unit
        return "\"\(random.pick(languages))\": \(text)"
      }
      let state =
        random.oneIn(6)
        ? #""extractionState": "stale", "#
        : hasOthers && random.oneIn(6) ? #""shouldTranslate": false, "# : ""
      let key = hasOthers && random.oneIn(5) ? "%\(number)$@" : "k\(number)"
      return
        "\"\(key)\": {\(state)\"localizations\": {\(localizations.joined(separator: ", "))}}"
    }
    let text = #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))}}"#
    return try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
  }

  private static let names = ["ar", "cs", "de", "en", "fr", "ja", "pl", "pt-BR", "ru", "tlh", "zh"]

  /// Swift's `==` takes the two spellings as equal.
  @Test func tellsLanguagesOfAddedEntriesByBytes() throws {
    var entry = CatalogEntry("a", sourceLanguage: "en")
    for language in ["\u{E9}", "e\u{301}", "de"] {
      entry[language] = TextNode(.plain("x"), state: .new)
    }
    let catalog = try NewCatalog.catalog([entry], sourceLanguage: "en", path: "L.xcstrings")
    let languages = LocalizationTable(catalog).languagesOfAddedEntries
    let expected = ["\u{E9}", "e\u{301}", "de"]
    #expect(languages.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(arguments: 0..<40)
  func countsLikeGoingOverAllLanguages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let catalog = try catalog(&random, languages: Self.names, hasOthers: true)
    let languages = LanguageGroups(Self.names.filter { _ in !random.oneIn(4) }, source: "en")
    var (sums, listed) = (UnitSums(languages), UnitSums(languages))
    var units = languages.names.map { _ in UnitCounts() }
    for index in 0..<catalog.entryCount {
      let entry = catalog.entry(at: index)
      entry.countUnits(into: &sums)
      entry.forEachUnit(in: languages) { listed.add($2, in: $0) }
      for (language, name) in languages.names.enumerated() {
        for unit in entry.units(in: name) {
          if let state = unit.state { units[language][state] += 1 }
        }
      }
    }
    #expect(languages.names.indices.map { sums.counts(of: $0) } == units)
    #expect(languages.names.indices.map { listed.counts(of: $0) } == units)
  }

  @Test(arguments: 0..<20)
  func findsLocalizationsLikeTheEntries(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = Self.names + (0..<60).map { "q\($0)" }
    let catalog = try catalog(&random, languages: names)
    let table = LocalizationTable(catalog)
    for name in names {
      let column = table.column(name)
      for (place, entry) in table.entries {
        #expect(
          (column[place] != nil) == (catalog.contents(of: entry.key)?.localization(name) != nil))
      }
    }
    #expect(catalog.languageUses().map(\.name.text).sorted() == Set(used(catalog)).sorted())
    // The names of repeated localizations are in the file, too.
    let text = String(decoding: catalog.bytes, as: UTF8.self)
    for (name, ranges) in catalog.structure.namesOfLanguages() {
      #expect(ranges.count == text.ranges(of: "\"\(name.text)\": ").count)
    }
  }

  private func used(_ catalog: StringCatalog) -> [String] {
    (0..<catalog.entryCount).flatMap {
      catalog.contents(at: $0)?.localizations.map(\.language) ?? []
    }
  }
}
