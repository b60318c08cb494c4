import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

/// The findings that a branch adds, in a repository made for each test.
@Suite(.needs("git")) struct SinceTests {
  private let folder: TemporaryFolder
  private let git: Git

  init() throws {
    folder = try TemporaryFolder([
      "gloss.json": #"{"convention": {}, "rules": {"verbatim-candidate": "off"}}"#
    ])
    git = try #require(Git(home: folder.url))
    try git.begin(in: folder.url)
    try folder.add("Old.swift", "let a = Text(\"a\")\nlet b = Text(\"b\")\n")
    try folder.add("Gone.swift", "let g = Text(\"g\")\n")
    try folder.add("L.xcstrings", #"{"strings" : {"a" : {}, "a" : {}}}"#)
    try commit("one")
    try run("checkout", "-q", "-b", "branch")
  }

  private func run(_ arguments: String...) throws {
    let result = try git.run(arguments, in: folder.url)
    #expect(result.status == 0, "\(arguments): \(result.errorText)")
  }

  private func commit(_ message: String) throws {
    try run("add", "-A")
    try run("commit", "-q", "-m", message)
  }

  /// `file:line` of what is new.
  private func places(_ reference: String = "main") async throws -> [String] {
    var project = try await folder.project()
    var selection = FindingSelection()
    selection.earlier = Set(
      try await project.compare(with: reference).compactMap(\.fingerprint))
    return await Check(of: project, selection: selection).findings.map { located in
      let name = located.finding.path.split(separator: "/").last ?? ""
      return "\(name):\(located.finding.position?.line ?? 0)"
    }
  }

  @Test func findsNothingOnAnUnchangedBranch() async throws {
    #expect(try await places() == [])
  }

  @Test func findsWhatTheBranchAddsCommittedOrNot() async throws {
    try folder.add(
      "Old.swift", "// new\nlet b = Text(\"b\")\nlet a = Text(\"a\")\nlet n = Text(\"n\")\n")
    try commit("two")
    try folder.add("New.swift", "let a = Text(\"a\")\n")
    try folder.add("Staged.swift", "let a = Text(\"a\")\n")
    try run("add", "Staged.swift")
    try folder.add("L.xcstrings", #"{"strings" : {"b" : {}, "a" : {}, "a" : {}, "b" : {}}}"#)
    #expect(
      try await places() == ["L.xcstrings:1", "New.swift:1", "Old.swift:4", "Staged.swift:1"])
  }

  @Test func leavesOutWhatTheOtherBranchDidMeanwhile() async throws {
    try run("checkout", "-q", "main")
    try folder.add("Main.swift", "let m = Text(\"m\")\n")
    try folder.add("Old.swift", "")
    try commit("theirs")
    try run("checkout", "-q", "branch")
    #expect(try await places() == [], "the merge base counts, not the tip")
  }

  @Test func followsARename() async throws {
    try run("mv", "Old.swift", "Renamed.swift")
    try folder.add("Gone.swift", "")
    try FileManager.default.removeItem(atPath: folder("Gone.swift"))
    #expect(try await places() == [])
    try commit("moved")
    #expect(try await places() == [])
  }

  @Test func findsTranslationsOfAnOlderText() async throws {
    func catalog(_ text: String) -> String {
      """
      {"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {
        "de" : {"stringUnit" : {"state" : "translated", "value" : "Hallo"}},
        "en" : {"stringUnit" : {"state" : "translated", "value" : "\(text)"}}}}}, "version" : "1.0"}
      """
    }
    try run("checkout", "-q", "main")
    try folder.add("L.xcstrings", catalog("Hello"))
    try commit("texts")
    try run("checkout", "-q", "branch")
    try run("merge", "-q", "main")
    #expect(try await places() == [])
    try folder.add("L.xcstrings", catalog("Hello there"))
    #expect(try await places() == ["L.xcstrings:2"])
  }

  @Test func doesNotTakeAFileThatGitLacksForANewOne() async throws {
    try folder.add("Old.swift", "let c = Text(\"c\")\n")
    try commit("two")
    let name = try git.run(["rev-parse", "main:Old.swift"], in: folder.url).text
    let object = name.trimmingCharacters(in: .whitespacesAndNewlines)
    // As in a clone with `--filter=blob:none`.
    try FileManager.default.removeItem(
      atPath: folder(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
    await #expect(throws: GlossError.self) { try await places() }
  }

  @Test func asksTheRepositoryOfThePaths() async throws {
    let outer = try TemporaryFolder()
    try FileManager.default.moveItem(atPath: folder.path, toPath: outer("Inner"))
    try outer.add("gloss.json", #"{"rules": {"verbatim-candidate": "off"}}"#)
    try outer.add("Inner/New.swift", "let n = Text(\"n\")\n")
    for path in ["Inner", "Inner/New.swift"] {
      var project = try await outer.project([path], workers: 1)
      let found = try await project.compare(with: "main")
      #expect(!found.contains { $0.finding.path.hasSuffix("New.swift") })
    }
  }

  @Test func saysWhatGitCannotDo() async throws {
    await #expect(throws: GlossError.self) { try await places("no-such-branch") }
    await #expect(throws: GlossError.self) { try await places("--all") }
  }
}
