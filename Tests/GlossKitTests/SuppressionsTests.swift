import Foundation
import GlossKit
import LocalizationModel
import TestSupport
import Testing

@Suite struct SuppressionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "gloss.json":
        #"{"convention": {}, "rules": {"hardcoded": "off", "verbatim-candidate": "off"}}"#
    ])
  }

  /// `line rule` of each finding.
  private func places(_ code: String) async throws -> [String] {
    try folder.add("A.swift", code)
    let check = await Check(of: try await folder.project(workers: 1))
    return check.findings.map { "\($0.finding.position?.line ?? 0) \($0.finding.rule)" }
  }

  @Test(arguments: [
    ("// gloss:disable:next comment-missing\nlet a = Text(\"a\")\nlet b = Text(\"b\")\n", ["3"]),
    (
      "// gloss:disable:next all -- old\n\n/// Why.\nlet a = Text(\"a\")\nlet b = Text(\"b\")",
      ["5"]
    ),
    ("let a = Text(\"a\") // gloss:disable:this comment-missing\nlet b = Text(\"b\")\n", ["2"]),
    ("///gloss:disable key-not-literal, comment-missing\r\nlet a = Text(\"a\")\r\n", []),
    (
      "let a = Text(\"a\")\n// gloss:disable comment-missing\nlet b = Text(\"b\")\n"
        + "// gloss:enable comment-missing\nlet c = Text(\"c\")\n", ["1", "5"]
    ),
    (
      "// gloss:disable all\nlet b = Text(\"b\")\n// gloss:enable all\nlet c = Text(\"c\")\n",
      ["4"]
    ),
    ("// gloss:disable:next key-not-literal\nlet a = Text(\"a\")\n", ["2"]),
    ("let s = \"// gloss:disable all\"; let a = Text(\"a\")\n", ["1"]),
    ("/* gloss:disable all */ let a = Text(\"a\")\n", []),
    (
      "/** gloss:disable:next comment-missing\n */\nlet a = Text(\"a\")\nlet b = Text(\"b\")", ["4"]
    ),
    ("// gloss:disable:next comment-missing\nlet a = Text(\n  \"a\")\nlet b = Text(\"b\")", ["4"]),
    (
      "let a = [\n// gloss:disable:next comment-missing\nText(\n\"a\"\n), Text(\n\"b\")]\n", ["6"]
    ),
    (
      "// gloss:disable:next comment-missing\nlet v = f(\n  Text(\"a\")) {\n  Text(\"b\")\n}\n",
      ["4"]
    ),
    (
      "struct S {\n  // gloss:disable:next comment-missing\n  func f(_ t: Text = Text(\n\"a\")) {\n"
        + "    Text(\"b\")\n  }\n}\n", ["5"]
    ),
    ("// gloss:disable:next comment-missing: old text\nlet a = Text(\"a\")\n", []),
    ("// gloss:disable:next comment-missing — because all\nlet a = Text(\"a\")\n", []),
    ("// gloss:disable:next hardcoded , comment-missing old\nlet a = Text(\"a\")\n", []),
    ("let a = Text(\"a\")\n// gloss:disable:next comment-missing", ["1"]),
  ])
  func turnOffWhatTheyName(code: String, lines: [String]) async throws {
    let places = try await places(code).filter { !$0.hasSuffix(" suppression-unused") }
    #expect(places == lines.map { "\($0) comment-missing" })
  }

  @Test(arguments: [
    ("// gloss:disable:next key-not-literal\nlet a = Text(\"Open\", comment: \"按钮：打开\")\n", ["1"]),
    ("// gloss:disable:next comment-missing\nlet a = Text(\"Open\")\n", []),
    ("// gloss:disable:next all\nlet a = Text(\"Open\")\n", []),
    ("// gloss:disable all\nlet a = 1\n// gloss:enable all\n", ["1"]),
    (
      "// gloss:disable:next comment-missing, key-language\nlet a = Text(\"Open\")\n"
        + "let b = 1 // gloss:disable:this all\n", ["1", "3"]
    ),
    ("// gloss:disable all\nlet a = Text(\"Open\") // gloss:disable:this all\n", []),
    // Off in the project, so that its findings are not known.
    ("// gloss:disable:next hardcoded\nlet a = 1\n", []),
    ("let a = 1\n// gloss:disable:next comment-missing", ["2"]),
    // Code may be text and text code.
    ("// gloss:disable:next key-language\nlet a = \"b\n", nil),
  ])
  func sayWhenTheySilenceNothing(code: String, lines: [String]?) async throws {
    let places = try await places(code).filter { !$0.hasSuffix(" swift-syntax") }
    #expect(places == (lines ?? []).map { "\($0) suppression-unused" })
  }

  /// A finding about several places is made once all of them are known.
  @Test func countWhatOtherFilesShow() async throws {
    try folder.add("B.swift", "let b = Text(\"Open\", comment: \"菜单项：打开文件\")\n")
    let code =
      "// gloss:disable:next comment-conflict\nlet a = Text(\"Open\", comment: \"按钮：打开\")\n"
    #expect(try await places(code) == ["1 suppression-unused", "1 comment-conflict"])
    try folder.add("0.swift", "let b = Text(\"Open\", comment: \"菜单项：打开文件\")\n")
    try folder.add("B.swift", "let b = 1\n")
    #expect(try await places(code) == [])
  }

  @Test(arguments: [
    "// gloss:disable", "// gloss:disabled:next all", "// gloss:", "// gloss:enable:next all",
    "// gloss:disable:next no-such-rule", "// gloss:disable:next — comment-missing",
    "/* gloss:disable */", "// gloss:disable:next hardcoded, no-such-rule",
  ])
  func sayWhenTheySayNothing(comment: String) async throws {
    #expect(
      try await places("\(comment)\nlet a = Text(\"a\")\n") == [
        "1 gloss-comment", "2 comment-missing",
      ])
  }

  @Test func ignoreTextsThatAreNoInstructions() async throws {
    try folder.add(
      "B.swift", "// A gloss: of no interest\nlet a = Text(\"Welcome\", comment: \"首页顶部的问候语\")\n")
    #expect(try await places("let s = #\"// gloss:disable all\"#\n").isEmpty)
  }
}
