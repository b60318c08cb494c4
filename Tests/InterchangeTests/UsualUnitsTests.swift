import ConventionChecks
import Interchange
import LocalizationModel
import StringCatalog
import Testing
import XLIFF

/// Units that are decided in the usual way, held against the long way: a file that another one disputes takes
/// that for each of its units.
@Suite struct UsualUnitsTests {
  /// What the catalog has, as a member of the localization; no localization at all for the first.
  private static let catalogSides = [
    nil, ("new", "Alt"), ("needs_review", "Alt"), ("translated", "Alt"), ("translated", ""),
    ("translated", " "), ("translated", "Neu %@"), ("needs_review", "Neu %@"), ("machine", "Alt"),
    ("translated", "Source %@"), ("new", "Source %@"),
  ]

  /// Attributes of a target, and its text.
  private static let fileSides = [
    (" state=\"translated\"", "Neu %@"), ("", "Neu %@"),
    (" state=\"needs-review-translation\"", "Neu %@"),
    (" state=\"new\"", "Neu %@"), (" state=\"final\"", "Neu %@"), ("", ""), ("", " "),
    ("", "\u{2003}"),
    ("", "Source %@"), ("", "Source  %@ "), (" state=\"translated\"", "Neu"), ("", "Neu %d"),
    ("", "Новый %@"), ("", "Neu und noch etwas länger als sonst %@"),
    ("", "This is not in German at all, it is English %@"), ("", "100% %@"), ("", "Neu %1$@ %2$@"),
  ]

  private enum Base: CaseIterable { case unknown, current, other }

  @Test(arguments: ["de", "ru", "ja", "ar", "sr", "en-GB"], Base.allCases)
  private func decidesAsTheLongWayDoes(language: String, base: Base) throws {
    var entries: [String] = []
    var units: [String] = []
    for (place, old) in Self.catalogSides.enumerated() {
      for (number, new) in Self.fileSides.enumerated() {
        let key = "Source %@ \(place).\(number)"
        let unit = old.map { state, text in
          """
          , "localizations" : {"\(language)" : {"stringUnit" : {"state" : "\(state)", "value" : "\(text)"}}}
          """
        }
        entries.append(#""\#(key)" : {"comment" : "c"\#(unit ?? "")}"#)
        units.append(
          "<trans-unit id=\"\(key)\"><source>\(key)</source><target\(new.0)>\(new.1)</target></trans-unit>"
        )
      }
    }
    // What would replace a finished text without a base is held back; asked for, it is taken.
    for side in [ImportOptions.Side.catalog, .file] {
      let usual = try Self.imported(units, entries, language, base, side)
      let long = try Self.imported(
        units, entries, language, base, side, disputed: [TextKey("another"): "x"])
      for (usual, long) in zip(usual.ledger, long.ledger) { #expect(usual == long) }
      #expect(usual.catalog == long.catalog)
      #expect(usual.news == long.ledger.filter { $0.isNews && !$0.isUntranslated })
    }
  }

  private static func imported(
    _ units: [String], _ entries: [String], _ language: String, _ base: Base,
    _ side: ImportOptions.Side, disputed: [TextKey: String] = [:]
  ) throws -> (ledger: [LedgerEntry], news: [LedgerEntry], catalog: ContiguousArray<UInt8>) {
    var catalog = try catalog(entries)
    let other = try Self.catalog(entries.map { $0.replacing("Alt", with: "Uralt") })
    let text = """
      <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="\(language)"><body>
      \(units.joined(separator: "\n"))
      </body></file></xliff>
      """
    let file = try #require(try XLIFFDocument(ContiguousArray(text.utf8).span).files().first)
    let table = UnitTable(catalog)
    var options = ImportOptions()
    options.preferred = side
    let plan = CatalogImport(options, test: TextErrors(CheckSettings()), disputed: disputed) {
      switch base {
      case .unknown: PossibleBases()
      case .current: PossibleBases([table])
      case .other: PossibleBases([UnitTable(other)])
      }
    }.plan(file, for: table)
    plan.apply(to: &catalog)
    return (Array(plan.ledger), plan.ledger.news(room: .max).entries, try catalog.serialized())
  }

  private static func catalog(_ entries: [String]) throws -> StringCatalog {
    let text =
      #"{"sourceLanguage" : "en", "strings" : {\#(entries.joined(separator: ",\n"))}, "version" : "1.0"}"#
    return try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
  }

  /// Of many units that replace finished texts a screen has room for few: the others are only counted, but
  /// where all say the same.
  @Test(arguments: [false, true])
  func countsReplacedTextsBeyondAScreen(areSame: Bool) throws {
    let keys = (1...50).map { "Key \($0)" }
    let entries = keys.map {
      #""\#($0)" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Alt"}}}}"#
    }
    let units = keys.map {
      "<trans-unit id=\"\($0)\"><source>\($0)</source><target>Neu\(areSame ? "" : $0)</target></trans-unit>"
    }
    var catalog = try Self.catalog(entries)
    let text = """
      <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="de"><body>
      \(units.joined(separator: "\n"))
      </body></file></xliff>
      """
    let file = try #require(try XLIFFDocument(ContiguousArray(text.utf8).span).files().first)
    let table = UnitTable(catalog)
    let plan = CatalogImport(ImportOptions(), test: TextErrors(CheckSettings())) {
      PossibleBases([table])
    }.plan(file, for: table)
    plan.apply(to: &catalog)
    let news = plan.ledger.news(room: 22)
    #expect(plan.ledger.counts[.applied] == 50)
    #expect(news.entries.count == (areSame ? 50 : 23))
    #expect(news.replacedCount == (areSame ? 0 : 27))
    #expect(news.entries.allSatisfy { $0.remarks.map(\.code) == ["replaced"] })
  }
}

extension LedgerEntry {
  fileprivate var isUntranslated: Bool { outcome.reason?.kind == .notTranslated }
}
