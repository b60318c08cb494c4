import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

@Suite struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "gloss.json": #"{"convention": {}, "rules": {"verbatim-candidate": "off"}}"#
    ])
  }

  private func check(_ baseline: Baseline, _ paths: [String] = []) async throws -> Check {
    var selection = FindingSelection()
    selection.accepted = baseline.fingerprints
    return await Check(of: try await folder.project(paths), selection: selection)
  }

  private func write() async throws -> Baseline {
    let project = try await folder.project()
    let baseline = try await Baseline(folder("base.json"), of: Check(of: project), in: project)
    try baseline.write()
    return baseline
  }

  private func texts(_ check: Check) -> [String?] {
    check.findings.map { $0.excerpt?.markedText }
  }

  @Test func acceptsWhatWasThereWhereverItMoves() async throws {
    try folder.add("A.swift", "let a = Text(\"a\")\nlet b = Text(\"b\")\n")
    let written = try await write()
    #expect(written.count == 2)
    let baseline = try Baseline(folder("base.json"))
    #expect(baseline.fingerprints == written.fingerprints)
    try folder.add(
      "A.swift", "import B\n\nlet b = Text(\"b\")\nlet c = Text(\"c\")\n  let a = Text(\"a\")\n")
    let check = try await check(baseline)
    #expect(texts(check) == ["\"c\""])
    #expect(check.acceptedFindings.count == 2)
    #expect(baseline.resolvedCount(after: check, of: try await folder.project()) == 0)
  }

  @Test func acceptsNoMoreOfAKindThanThereWere() async throws {
    try folder.add("A.swift", "let a = Text(\"a\")\n")
    let baseline = try await write()
    try folder.add("A.swift", "let a = Text(\"a\")\nlet b = Text(\"a\")\n")
    #expect(try await check(baseline).findings.count == 1)
  }

  @Test func onlyShrinks() async throws {
    try folder.add("A.swift", "let a = Text(\"a\")\nlet b = Text(\"b\")\n")
    try folder.add("B.swift", "let c = Text(\"c\")\n")
    _ = try await write()
    await #expect(throws: GlossError.self) { try await write() }
    try folder.add("A.swift", "let b = Text(\"b\")\nlet d = Text(\"d\")\n")
    try folder.add("B.swift", "")
    var baseline = try Baseline(folder("base.json"))
    let part = try await check(baseline, ["A.swift"])
    let partProject = try await folder.project(["A.swift"])
    #expect(baseline.resolvedCount(after: part, of: partProject) == 1, "B.swift was not looked at")
    let whole = try await check(baseline)
    baseline.prune(after: whole, of: try await folder.project())
    try baseline.write()
    let pruned = try Baseline(folder("base.json"))
    #expect(pruned.count == 1)
    #expect(try await texts(check(pruned)) == ["\"d\""])
    #expect(
      pruned.resolvedCount(after: try await check(pruned), of: try await folder.project()) == 0)
  }

  @Test func knowsNothingIsMendedWhereAFileIsUnreadable() async throws {
    try folder.add("A.swift", "let a = Text(\"a\")\n")
    let baseline = try await write()
    try folder.add("A.swift", Data([0xFF]))
    #expect(
      baseline.resolvedCount(after: try await check(baseline), of: try await folder.project()) == 0)
  }

  @Test func hasAnOrderThatLinesDoNotChange() async throws {
    try folder.add("A.swift", "let a = Text(\"a\")\nlet b = Text(\"b\")\n")
    _ = try await write()
    let before = try folder.text("base.json")
    try FileManager.default.removeItem(atPath: folder("base.json"))
    try folder.add("A.swift", "let b = Text(\"b\")\nlet a = Text(\"a\")\n")
    _ = try await write()
    #expect(try folder.text("base.json") == before)
    #expect(before.contains("\"file\": \"A.swift\""), "\(before)")
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"schemaVersion": 2, "findings": []}"#,
    #"{"schemaVersion": 1, "findings": [{"fingerprint": "x", "file": "a", "rule": "b"}]}"#,
    #"{"schemaVersion": 1, "findings": {}}"#,
  ])
  func refusesWhatIsNoBaseline(text: String) throws {
    let path = try folder.add("base.json", text)
    #expect(throws: GlossError.self) { try Baseline(path) }
  }

  @Test func isNeededWhereItIsNamed() {
    #expect(throws: GlossError.self) { try Baseline(folder("base.json")) }
  }
}
