import ConventionChecks
import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import TestSupport
import Testing

@Suite struct CheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["gloss.json": #"{"convention": {}}"#])
  }

  private func check(_ paths: [String] = [], workers: Int = 2) async throws -> Check {
    let project = try await folder.project(paths, workers: workers)
    // What is tested here is how rules are run; more of them would only find more.
    return await Check(of: project, rules: allRules.filter { Self.rules.contains($0.summary.id) })
  }

  private static let rules = ["comment-missing", "json-duplicate-key", "key-not-literal"]

  /// `name:line:column rule severity` of each finding.
  private func places(_ check: Check) -> [String] {
    check.findings.map { located in
      let finding = located.finding
      let name = finding.path.split(separator: "/").last ?? ""
      let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(name)\(place) \(finding.rule) \(finding.severity)"
    }
  }

  /// The sample app leaves `gloss plural` something to do, and has no other finding.
  @Test func findsNothingElseInTheSampleApp() async throws {
    let check = await Check(of: try await Checkout.project("HChat"))
    #expect(check.isComplete && check.sourceCount > 20 && check.catalogCount == 2)
    #expect(places(check).filter { !$0.hasSuffix(" plural-candidate info") } == [])
  }

  @Test func ordersFindingsByPathAndPlaceWhateverTheNumberOfWorkers() async throws {
    try folder.add("B.swift", "let a = Text(\"👋\"); let b = Text(\"b\")\n")
    try folder.add("A.swift", "\u{FEFF}\r\nlet a = Text(\"a\")\n")
    let entries = (0..<600).map { #""k\#($0)" : {}, "k\#($0)" : {}"# }.joined(separator: ",\n")
    try folder.add("Localizable.xcstrings", #"{"strings" : {\#(entries)}, "version" : "1.0"}"#)
    let alone = try await check(workers: 1)
    #expect(
      places(alone).prefix(3) == [
        "A.swift:2:14 comment-missing error", "B.swift:1:14 comment-missing info",
        "B.swift:1:33 comment-missing error",
      ])
    #expect(alone.findings.count == 603)
    #expect(try await check(workers: 8).findings == alone.findings)
  }

  @Test func reportsWhatIsInTheScope() async throws {
    try folder.add("A.swift", "let a = Text(\"a\")\n")
    try folder.add("In/B.swift", "let a = Text(\"a\")\n")
    try folder.add("Tests/CTests/C.swift", "let a = Text(\"a\")\n")
    #expect(try await places(check(["In"])) == ["B.swift:1:14 comment-missing error"])
    #expect(try await check(["In"]).sourceCount == 2)
    #expect(try await check(["Tests"]).findings.isEmpty)
  }

  @Test func takesSeveritiesFromTheConfiguration() async throws {
    try folder.add(
      "gloss.json",
      """
      {"rules": {"comment-missing": "info", "key-not-literal": "off"},
       "overrides": [{"files": ["Old/**"], "rules": {"comment-missing": "warning"}},
                     {"tables": ["Menu"], "rules": {"comment-missing": "off"}}]}
      """)
    let code = """
      let a = Text("a")
      let b = Text("b", tableName: "Menu")
      let c = NSLocalizedString("c \\(x)", comment: "")

      """
    try folder.add("A.swift", code)
    try folder.add("Old/B.swift", code)
    #expect(
      try await places(check()) == [
        "A.swift:1:14 comment-missing info", "B.swift:1:14 comment-missing warning",
      ])
  }

  @Test func makesNotesOfTextsThatAreMadeUpOrSomebodyElses() async throws {
    for name in ["App/A.swift", "App/DebugMenu.swift", "App/Mocks/A.swift", "Lib/External/A.swift"]
    {
      try folder.add(name, #"let alert = UIAlertAction(title: "Delete it", style: .default)"#)
    }
    let check = await Check(
      of: try await folder.project(),
      rules: allRules.filter { $0.summary.id == "hardcoded" })
    let found = check.findings.map { located in
      "\(located.finding.path.split(separator: "/").suffix(2).joined(separator: "/")) "
        + "\(located.finding.severity)"
    }
    #expect(
      found == [
        "App/A.swift warning", "App/DebugMenu.swift info", "Mocks/A.swift info",
        "External/A.swift info",
      ])
  }

  @Test func knowsTheProjectsOwnFunctions() async throws {
    try folder.add(
      "gloss.json", #"{"functions": [{"name": ".hint", "key": "text", "comment": "note"}]}"#)
    try folder.add("A.swift", "let a = view.hint(text: \"a\", note: \"说明\").hint(text: \"b\")\n")
    #expect(try await places(check()) == ["A.swift:1:53 comment-missing error"])
  }

  @Test func isIncompleteWhereAFileCannotBeRead() async throws {
    try folder.add("A.swift", Data([0x22, 0xFF]))
    try folder.add("B.swift", "let a = \"\n")
    try folder.add("C.xcstrings", "[]")
    let check = try await check()
    #expect(!check.isComplete)
    #expect(
      check.failures.map(\.path).map { $0.split(separator: "/").last } == [
        "A.swift", "C.xcstrings",
      ])
    #expect(places(check) == ["B.swift:1:9 swift-syntax error"])
  }

  @Test func anEmptyProjectIsAFailure() async throws {
    let check = try await check()
    #expect(!check.isComplete && check.failures.count == 1)
  }
}
