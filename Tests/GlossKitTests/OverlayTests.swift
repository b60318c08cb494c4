import ConventionChecks
import GlossKit
import GlossReports
import LocalizationModel
import TestSupport
import Testing

/// A text in memory says what its file will say: what it declares holds for all other sources.
@Suite struct OverlayTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["gloss.json": #"{"convention": {}}"#])
    try folder.add("Row.swift", "struct Row { init(_ title: String) {} }\n")
    try folder.add("List.swift", "let row = Row(\"Hello\")\n")
    try folder.add(
      "Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"Hello":{}},"version":"1.0"}"#)
  }

  /// The project with another parameter in `Row`, as long as that is in memory only.
  private func project() async throws -> Project {
    var project = try await folder.project()
    let row = try #require(project.swiftSources.first { $0.hasSuffix("Row.swift") })
    project.overlay.texts[row] = ContiguousArray(
      "struct Row { init(_ title: LocalizedStringKey) {} }\n".utf8)
    return project
  }

  @Test func isSeenByExtraction() async throws {
    let entries = await Extraction(of: try project()).entries
    #expect(entries.map(\.string.key) == ["Hello"])
  }

  @Test func isSeenBySync() async throws {
    let sync = await Sync(of: try project())
    #expect(sync.catalogs.map(\.changes.count) == [0], "its source still spells the key")
    #expect(sync.findings.isEmpty, "and the call is recognized")
  }

  @Test func isSeenByTheCatalogMap() async throws {
    let map = await CatalogMap(of: try project())
    #expect(map.entries.map(\.stringCount) == [1])
  }

  @Test func isSeenByWhy() async throws {
    let why = await Why("Hello", in: try project())
    #expect(why.report.sites.map(\.string.key) == ["Hello"])
  }

  @Test func isSeenByCheck() async throws {
    let check = await Check(of: try project())
    #expect(check.findings.map(\.finding.rule).contains("comment-home"))
  }

  @Test func isSeenByRename() async throws {
    let renaming = await Renaming(of: try project(), from: "Hello", to: "Good day")
    #expect(renaming.failures == [])
    #expect(renaming.files.count == 2 && renaming.findings.isEmpty)
  }

  @Test func isSeenByTheContextOfAnExport() async throws {
    var options = Export.Options()
    options.hasContext = true
    options.output = folder("Out")
    options.languages = ["de"]
    let export = await Export(of: try project(), options: options)
    let text = try #require(export.documents.first?.bytes)
    #expect(String(decoding: text, as: UTF8.self).contains("row in List"))
  }

  /// The first round makes a call localizable, the second finds what it lacks.
  @Test func isSeenByTheNextRoundOfFixes() async throws {
    try folder.add("Row.swift", LocalizingRow.before)
    let project = try await folder.project()
    let rules = allRules.filter { $0.summary.id == "comment-home" } + [LocalizingRow()]
    var run = FixRun(project, extent: .all, rules: rules)
    let fixing = await run.run()
    try fixing.write()
    #expect(try folder.text("Row.swift") == LocalizingRow.after)
    #expect(try folder.text("List.swift") == "let row = Row(\"Hello\")\n")
    #expect(fixing.check.findings.map(\.finding.rule) == ["comment-home"])
  }
}

/// Makes the parameter of `Row` a localizable one.
private struct LocalizingRow: SourceFileRule {
  static let summary = RuleSummary(
    id: "localizing-row", severity: .error, title: Message("a test", comment: "测试"),
    reason: Message("A test.", comment: "测试"), good: [], bad: [])

  static let before = """
    struct Row { init(_ title: String) {} }
    let mark = Text("String", comment: "测试")
    """
  static let after = before.replacing("String", with: "LocalizedStringKey")

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    guard file.strings.map(\.key) == ["String"] else { return }
    let places = Self.before.ranges(of: "String").map { range in
      let start = Self.before.utf8.distance(from: Self.before.startIndex, to: range.lowerBound)
      return ByteRange(start: start, end: start + 6)
    }
    let edits = places.map { Fix.Edit($0, "LocalizedStringKey") }
    findings.add(
      Message("a test", comment: "测试"), at: places[0],
      fix: Fix(Message("a test", comment: "测试"), edits: edits, isSafe: true))
  }
}
