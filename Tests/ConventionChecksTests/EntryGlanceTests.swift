import ConventionChecks
import Foundation
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// Entries that are ignored are those in which no rule finds anything.
@Suite struct EntryGlanceTests {
  private let settings = CheckSettings()

  /// All rules, those that are off by default too.
  private var strict: CheckSettings {
    var settings = settings
    for rule in allRules { settings.levels[rule.summary.id] = .at(.warning) }
    return settings
  }

  private func catalog(_ entries: String) throws -> StringCatalog {
    let text = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
    return try StringCatalog(ContiguousArray(text.utf8), path: "Localizable.xcstrings")
  }

  private func file(_ catalog: StringCatalog, _ settings: CheckSettings) -> CatalogFile {
    CatalogFile(
      catalog, languageUses: catalog.languageUses(), duplicates: catalog.duplicates,
      settings: settings)
  }

  /// The keys that are ignored.
  private func passed(
    _ catalog: StringCatalog, _ settings: CheckSettings, _ use: KeyUse
  ) -> Set<Int> {
    let file = file(catalog, settings)
    var glance = EntryGlance(
      file, Checker(settings), requiredLanguages: file.requiredLanguages())
    return Set((0..<catalog.entryCount).filter { glance.passes(over: $0, use) })
  }

  @Test(arguments: [
    #"{"shouldTranslate": false}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}"#,
    #"{"extractionState": "manual", "localizations": {"de": {"stringUnit": {"state": "machine_translated", "value": "Sichern"}}}}"#,
    #"{"comment": "标题", "localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "\"Sichern\""}}}}"#,
    #"{"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld"}}, "other": {"stringUnit": {"state": "translated", "value": "%lld x"}}}}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}, "en": {"stringUnit": {"state": "new", "value": "Store"}}}}"#,
  ])
  func passesOverWhatIsPlain(entry: String) throws {
    let key = entry.contains("plural") ? "%lld a" : "Save"
    #expect(try passed(catalog(#""\#(key)": \#(entry)"#), settings, .commented) == [0])
  }

  @Test(arguments: [
    #"{"extractionState": "stale"}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "new", "value": "a"}}}, "shouldTranslate": false}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "done", "value": "Sichern"}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern."}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern %@"}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": " Sichern"}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\u0053ave"}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "TODO"}}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%#@a@"}}}}"#,
    #"{"localizations": {"zh-Hans": {"stringUnit": {"state": "translated", "value": "儲存"}}}}"#,
    #"{"localizations": {"zh-Hant": {"stringUnit": {"state": "translated", "value": "儲存,好"}}}}"#,
    #"{"localizations": {"de": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%lld"}}}}}}}"#,
    #"{"localizations": {"de": {"variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}}}}"#,
    #"{"localizations": {"en": {"stringUnit": {"state": "new", "value": "Save %@ %@"}}}}"#,
    #"{"localizations": {"de": {}}}"#,
    #"{"localizations": {"de": {"stringUnit": {"state": "new", "value": "a"}}, "de": {"stringUnit": {"state": "new", "value": "b"}}}}"#,
  ])
  func looksAtWhatSomeRuleMayReport(entry: String) throws {
    #expect(try passed(catalog(#""Save": \#(entry)"#), settings, .commented) == [])
  }

  @Test func looksAtCommentsThatTheCodeDoesNotGive() throws {
    let catalog = try catalog(#""Save": {"comment": "标题"}"#)
    #expect(passed(catalog, settings, .commented) == [0])
    #expect(passed(catalog, settings, .unknown) == [0])
    #expect(passed(catalog, settings, .uncommented) == [])
    #expect(passed(catalog, settings, .unspelled) == [])
  }

  @Test func looksWhereLanguagesAreMissing() throws {
    let catalog = try catalog(
      #"""
      "A": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Ä"}}}},
      "B": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "É"}}}},
      "C": {}
      """#)
    var settings = settings
    settings.languages = ["de", "en"]
    #expect(passed(catalog, settings, .commented) == [0])
    settings.languages = []
    #expect(passed(catalog, settings, .commented) == [0, 1, 2])
  }

  @Test(.needsCorpus)
  func passesOverNothingThatAnyRuleReports() throws {
    let files = try Corpus.files("xcstrings", in: "xcstrings")
    var passedCount = 0
    // An eighth of them is enough.
    for (number, url) in files.enumerated() where number % 8 == 0 {
      let bytes = ContiguousArray(try Data(contentsOf: url))
      guard let catalog = try? StringCatalog(bytes, path: url.lastPathComponent) else { continue }
      for (settings, use) in [(settings, KeyUse.unknown), (strict, .unspelled)] {
        let passed = passed(catalog, settings, use)
        passedCount += passed.count
        let findings = findings(in: passed, of: catalog, settings, use)
        #expect(findings == [], "\(url.lastPathComponent)")
      }
    }
    #expect(passedCount > 200)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func passesOverNothingThatAnyRuleReportsInGeneratedEntries(seed: UInt64) throws {
    var entries = GeneratedEntries(seed: seed)
    var passedCount = 0
    for _ in 0..<250 {
      let text = entries.catalog()
      let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "Localizable.xcstrings")
      for (settings, use) in [(settings, KeyUse.unknown), (strict, .unspelled)] {
        let passed = passed(catalog, settings, use)
        passedCount += passed.count
        #expect(findings(in: passed, of: catalog, settings, use) == [], "\(text)")
      }
    }
    #expect(passedCount > 100)
  }

  /// The rules that find something in some entries, with their keys.
  private func findings(
    in entries: Set<Int>, of catalog: StringCatalog, _ settings: CheckSettings, _ use: KeyUse
  ) -> [String] {
    let languages = file(catalog, settings).requiredLanguages()
    let checker = Checker(settings)
    return entries.sorted().flatMap { index -> [String] in
      guard let contents = catalog.contents(at: index) else { return [] }
      var sink = FindingSink()
      let entry = Entry(
        contents, sourceLanguage: catalog.sourceLanguage, requiredLanguages: languages,
        sites: use == .unknown ? nil : [], settings: settings)
      checker.check(entry, in: catalog.path, &sink)
      return sink.findings.map { "\(contents.key): \($0.rule)" }
    }
  }
}
