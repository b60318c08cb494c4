import GlossKit
import GlossReports
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

@Suite struct WhyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["gloss.json": "{}"])
    try folder.add(
      "App/a.swift",
      """
      let a = Text("Hello", comment: "问候")
      #if os(iOS)
      let b = String(localized: "\\(x.first) of \\(x.second)", table: "Errors")
      #endif
      let c = "Spelled"
      let d = Text("New")
      let e = Text("Back")
      func f(n: Int) { _ = Text("\\(n) items") }
      func g() { _ = Text("\\(unknown.x) boxes") }
      """)
    try folder.add("AppTests/t.swift", "let t = \"Only in tests\"\n")
    try folder.add("Mac/m.m", "log(@\"Objective\")\n")
    try folder.add(
      "App/Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld boxes" : {},
          "Back" : {"extractionState" : "stale"},
          "Gone" : {},
          "Hello" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Hallo"}}, "fr" : {}}},
          "Manual" : {"extractionState" : "manual"},
          "Never" : {"shouldTranslate" : false},
          "Objective" : {},
          "Old" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Alt"}}}},
          "Spelled" : {},
          "Stale" : {"extractionState" : "stale"}
        },
        "version" : "1.0"
      }
      """)
    try folder.add(
      "App/InfoPlist.xcstrings",
      #"{"sourceLanguage" : "en", "strings" : {"CFBundleName" : {}}, "version" : "1.0"}"#)
  }

  private func why(_ key: String, stale: Sync.Stale = .xcode) async throws -> WhyReport {
    let project = try await folder.project()
    return await Why(key, in: project, options: Sync.Options(stale: stale)).report
  }

  private static let fates: [(key: String, fate: WhyReport.Fate)] = [
    ("Hello", .kept(sites: 1, retirement: .markedStale)),
    ("%lld boxes", .kept(sites: 1, retirement: .removed)), ("New", .added),
    ("%lld items", .added), ("Back", .revived(sites: 1)), ("Gone", .retired(.removed)),
    ("Old", .retired(.markedStale)), ("Manual", .fixed(state: "manual")),
    ("Never", .untranslatable), ("Stale", .stale), ("CFBundleName", .filledElsewhere),
  ]

  @Test(arguments: fates)
  func saysWhatBecomesOfAKey(key: String, fate: WhyReport.Fate) async throws {
    let report = try await why(key)
    #expect(report.entries.map(\.fate) == [fate])
    #expect(report.isKnown && report.suggestions.isEmpty)
  }

  @Test(arguments: ["Spelled", "Objective"])
  func saysWhatKeepsAKeyThatNoCallLocalizes(key: String) async throws {
    let report = try await why(key)
    guard case .spelled(let path)? = report.entries.first?.fate else {
      Issue.record("\(report.entries)")
      return
    }
    #expect(path.hasSuffix(key == "Spelled" ? "App/a.swift" : "Mac/m.m"))
    #expect(report.sites.isEmpty)
  }

  @Test func showsEachSite() async throws {
    let report = try await why("%@ of %@")
    #expect(report.sites.map(\.string.table) == [.named("Errors")])
    #expect(report.sites.map(\.string.conditions) == [["os(iOS)"]])
    #expect(report.sites.map(\.catalogs) == [[]])
    #expect(report.sites.first?.string.placeholders.map(\.expression) == ["x.first", "x.second"])
    #expect(report.entries.isEmpty && report.isKnown)
  }

  /// A string that a sync takes for a key of the catalog is shown under that key.
  @Test func followsTheCatalogsSpecifiers() async throws {
    let report = try await why("%lld boxes")
    #expect(report.sites.map(\.string.api) == ["Text"])
    #expect(report.sites.map(\.catalogs.count) == [1])
  }

  @Test(arguments: [
    ("Helo", ["Hello"]), ("%@ items", ["%lld items"]), ("nothing at all like it", []),
    ("Only in tests", []), ("ello", ["Hello"]),
  ])
  func suggestsWhatCouldBeMeant(key: String, suggestions: [String]) async throws {
    let report = try await why(key)
    #expect(!report.isKnown)
    #expect(Array(report.suggestions.prefix(1)) == suggestions)
    #expect(report.otherSpellingFiles.count == (key == "Only in tests" ? 1 : 0))
  }

  @Test func doesNotKnowWhileASourceIsBroken() async throws {
    try folder.add("App/b.swift", "let x = \"never closed\n")
    guard case .unknown(let path)? = try await why("Gone").entries.first?.fate else {
      Issue.record("the fate is told")
      return
    }
    #expect(path.hasSuffix("App/b.swift"))
  }

  @Test(arguments: [
    (Sync.Stale.mark, WhyReport.Fate.retired(.markedStale)), (.keep, .retired(.leftAsItIs)),
    (.prune, .retired(.removed)),
  ])
  func followsTheSettingForStaleKeys(stale: Sync.Stale, fate: WhyReport.Fate) async throws {
    #expect(try await why("Gone", stale: stale).entries.map(\.fate) == [fate])
  }
}
