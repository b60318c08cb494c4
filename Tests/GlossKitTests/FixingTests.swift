import ConventionChecks
import Foundation
import GlossKit
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

@Suite struct FixingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["gloss.json": #"{"convention": {}}"#])
  }

  private func fix(
    _ extent: Fixing.Extent = .safe, rules: [any Rule] = allRules
  ) async throws -> Fixing {
    let project = try await folder.project()
    var run = FixRun(project, extent: extent, rules: rules)
    let fixing = await run.run()
    try fixing.write()
    return fixing
  }

  private func named(_ names: String...) -> [any Rule] {
    allRules.filter { names.contains($0.summary.id) }
  }

  @Test func makesUnsafeFixesOnlyOnRequest() async throws {
    let code = "let a = Text(\"a\")\n"
    try folder.add("A.swift", code)
    let safe = try await fix(rules: named("comment-missing"))
    #expect(safe.files.isEmpty && safe.fixCount == 0)
    #expect(try folder.text("A.swift") == code)
    let all = try await fix(.all, rules: named("comment-missing"))
    #expect(all.fixCount == 1)
    #expect(try folder.text("A.swift") == "let a = Text(\"a\", comment: \"文字：…\")\n")
    #expect(all.check.findings.map(\.finding.rule) == ["comment-missing"], "its text is missing")
    #expect(try await fix(.all, rules: named("comment-missing")).files.isEmpty)
  }

  /// Files without a common catalog may belong to different apps, whose texts differ.
  @Test(
    arguments: [
      (["A/Shown.swift"], "B/Made.swift", false),
      (["A/Shown.swift", "L.xcstrings"], "B/Made.swift", true),
      (["A/Shown.swift", "Localizable.xcstrings"], "B/Made.swift", true),
      (["A/Shown.swift", "A/L.xcstrings", "B/L.xcstrings"], "B/Made.swift", false),
      (["A/Shown.swift"], "A/Shown.swift", true),
    ])
  func takesCommentsOfTheSameAppOnly(
    files: [String], place: String, isFixed: Bool
  ) async throws {
    let shown = "let a = Text(\"Save\", comment: \"保存草稿的按钮\")\n"
    for file in files {
      try folder.add(file, file.hasSuffix("swift") ? shown : #"{"strings":{"Save":{}}}"#)
    }
    let button = "let b = Button(\"Save\") {}\n"
    try folder.add(place, files.contains(place) ? shown + button : button)
    let fixing = try await fix(rules: named("comment-home"))
    #expect(fixing.fixCount == (isFixed ? 1 : 0))
    #expect(
      try folder.text(place).contains(#"String(localized: "Save", comment: "保存草稿的按钮")"#)
        == isFixed)
  }

  /// Two drafts for one key would be a conflict, which no run finds before.
  @Test func givesOneKeyOneDraft() async throws {
    try folder.add(
      "A.swift", "struct A { let a = Text(\"Save\") }\nstruct B { let b = Text(\"Save\") }\n")
    let fixing = try await fix(.all, rules: named("comment-missing", "comment-conflict"))
    #expect(!fixing.check.findings.contains { $0.finding.rule == "comment-conflict" })
    let text = try folder.text("A.swift")
    #expect(text.components(separatedBy: "comment: \"文字：…\"").count == 3)
  }

  /// Fixes that lead to more errors are not made, and the others are.
  @Test func addsNoErrors() async throws {
    try folder.add("A.swift", "let a = Text(\"one\")\nlet b = Text(\"two\")\n")
    for _ in 0..<2 {
      let fixing = try await fix(.all, rules: [HarmfulRule(), HarmedRule(), HarmlessRule()])
      #expect(fixing.check.findings.map(\.finding.rule) == ["harmful"])
      #expect(try folder.text("A.swift") == "let a = Text(\"one\")\nlet b = Text(\"fine\")\n")
    }
  }

  @Test func leavesAllOtherBytesAsTheyAre() async throws {
    let before = "\u{FEFF}// 👩‍👩‍👧\r\nlet a = Text(\"é\") \r\n\tlet b = Text(isOn ? \"甲\" : \"b\")"
    try folder.add("A.swift", before)
    let catalog = "{\"version\":\"1.0\",\"strings\" : {\"👋\" : {}, \"👋\" : {},\r\n  \"b\":{} } }"
    try folder.add("L.xcstrings", catalog)
    #expect(
      try await fix(.all, rules: named("comment-missing", "json-duplicate-key")).files.count == 2)
    #expect(
      try folder.text("A.swift")
        == "\u{FEFF}// 👩‍👩‍👧\r\nlet a = Text(\"é\", comment: \"文字：…\") \r\n"
        + "\tlet b = Text(isOn ? \"甲\" : \"b\", comment: \"文字：…\")")
    #expect(
      try folder.text("L.xcstrings")
        == "{\"version\":\"1.0\",\"strings\" : {\"👋\" : {},\r\n  \"b\":{} } }")
  }

  @Test(arguments: [
    "{\n  'strings' : {\n    'n' : {\n      'localizations' : {\n        'pl' : {\n          'variations' : {\n"
      + "            'plural' : {\n              'one' : {\n                'stringUnit' : {\n"
      + "                  'state' : 'new',\n                  'value' : '%lld x'\n                }\n"
      + "              },\n              'other' : {\n                'stringUnit' : {\n"
      + "                  'state' : 'new',\n                  'value' : '%lld x'\n                }\n"
      + "              }\n            }\n          }\n        }\n      }\n    }\n  }\n}"
  ])
  func laysOutWhatItAddsLikeTheFile(text: String) async throws {
    let xcode = text.replacing("'", with: "\"").replacing("\n", with: "\r\n")
    for layout in [
      xcode, xcode.replacing("\r\n", with: "\n").replacing("  ", with: "\t"),
      xcode.replacing(" : ", with: ": "),
      xcode.replacing("\r\n", with: "").replacing("  ", with: "").replacing(" : ", with: ":"),
    ] {
      try folder.add("L.xcstrings", layout)
      let fixing = try await fix(rules: named("plural-category-missing", "version-missing"))
      #expect(fixing.fixCount == 2)
      let fixed = try folder.text("L.xcstrings")
      // All that is new is written as the forms that were there.
      let one = try #require(Self.member("one", of: layout))
      #expect(Self.member("few", of: fixed) == one && Self.member("many", of: fixed) == one)
      #expect(fixed.contains(layout.contains("\r\n") ? "\r\n  \"version\"" : "\"version\""))
      #expect(
        fixed.utf8.count { $0 == UInt8(ascii: "\r") } == 0
          || fixed.utf8.count { $0 == UInt8(ascii: "\r") }
            == fixed.utf8.count { $0 == UInt8(ascii: "\n") }
      )
    }
  }

  /// Returns the text between a member's name and the next comma behind a brace.
  private static func member(_ name: String, of text: String) -> Substring? {
    guard let start = text.range(of: "\"\(name)\""),
      let end = text.range(of: "},", range: start.upperBound..<text.endIndex)
    else { return nil }
    return text[start.upperBound..<end.lowerBound]
  }

  @Test func keepsACatalogInXcodesForm() async throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {

          },
          "b" : {

          }
        },
        "version" : "1.0"
      }
      """
    try folder.add("L.xcstrings", text)
    let rule = InsertingRule(text: "\"c\":{},", before: "\"a\"")
    #expect(try await fix(rules: [rule]).files.count == 1)
    let bytes = ContiguousArray(try folder.text("L.xcstrings").utf8)
    let catalog = try StringCatalog(bytes, path: "L.xcstrings")
    #expect(catalog.keys.sorted() == ["a", "b", "c"])
    #expect(try catalog.serialized() == bytes)
  }

  @Test func makesNoFixThatWouldBreakTheFile() async throws {
    let text = #"{"strings" : {"a" : {}}}"#
    try folder.add("L.xcstrings", text)
    let fixing = try await fix(rules: [InsertingRule(text: "{", before: "\"a\"")])
    #expect(fixing.files.isEmpty && !fixing.check.isComplete)
    #expect(fixing.check.failures.map(\.message).first?.hasPrefix("the fixes would") == true)
    #expect(try folder.text("L.xcstrings") == text)
  }

  @Test func endsAlthoughAFixBringsItsOwnCauseBack() async throws {
    try folder.add("L.xcstrings", #"{"strings" : {"a" : {}}}"#)
    let fixing = try await fix(rules: [InsertingRule(text: " ", before: "\"a\"", always: true)])
    #expect(fixing.fixCount == 16)
  }

  @Test func refusesAFileThatChangedMeanwhile() async throws {
    try folder.add("L.xcstrings", #"{"strings" : {"a" : {}, "a" : {}}}"#)
    let fixing = await Fixing(of: try await folder.project(workers: 1))
    try folder.add("L.xcstrings", #"{"strings" : {"b" : {}}}"#)
    #expect(throws: GlossError.self) { try fixing.write() }
    #expect(try folder.text("L.xcstrings") == #"{"strings" : {"b" : {}}}"#)
  }
}

/// Puts a text in before the first place of another one, once or again and again.
private struct InsertingRule: CatalogRule {
  static let summary = RuleSummary(
    id: "inserting", severity: .error, title: Message("a test", comment: "测试"),
    reason: Message("A test.", comment: "测试"), good: [], bad: [])

  let text: String
  let before: String
  var always = false

  func check(_ catalog: LintedCatalog, _ findings: inout FindingSink) {
    let file = String(decoding: catalog.catalog.bytes, as: UTF8.self)
    guard let place = file.range(of: before), always || !file.contains("\"c\"") else { return }
    let offset = file.utf8.distance(from: file.startIndex, to: place.lowerBound)
    findings.add(
      Message("a test", comment: "测试"), at: ByteRange(start: offset, end: offset + 1),
      fix: Fix(
        Message("a test", comment: "测试"), edits: [Fix.Edit(insert: text, at: offset)], isSafe: true)
    )
  }
}

/// A rule that finds one key in the sources and replaces it by another one.
private protocol KeyReplacement: SourceFileRule {
  static var key: String { get }
  static var replacement: String? { get }
}

extension KeyReplacement {
  fileprivate static func testSummary(_ id: String, _ severity: Finding.Severity) -> RuleSummary {
    RuleSummary(
      id: id, severity: severity, title: Message("a test", comment: "测试"),
      reason: Message("A test.", comment: "测试"))
  }

  func check(_ file: SourceFile, _ findings: inout FindingSink) {
    for string in file.strings where string.key == Self.key {
      findings.add(
        Message("a test", comment: "测试"), at: string.range,
        fix: Self.replacement.map {
          Fix(
            Message("a test", comment: "测试"), edits: [Fix.Edit(string.range, "\"\($0)\"")],
            isSafe: true)
        })
    }
  }
}

private struct HarmfulRule: KeyReplacement {
  static let summary = testSummary("harmful", .warning)
  static let key = "one"
  static let replacement: String? = "bad"
}

private struct HarmedRule: KeyReplacement {
  static let summary = testSummary("harmed", .error)
  static let key = "bad"
  static let replacement: String? = nil
}

private struct HarmlessRule: KeyReplacement {
  static let summary = testSummary("harmless", .warning)
  static let key = "two"
  static let replacement: String? = "fine"
}
