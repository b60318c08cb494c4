import Foundation
import GlossReports
import LocalizationModel
import TestSupport
import Testing

@Suite struct CheckReportTests {
  private static let rule = RuleSummary(
    id: "edge", severity: .warning,
    title: Message("a text with an edge", comment: "测试用规则的标题"),
    reason: Message("Edges hurt.", comment: "测试用规则的理由"),
    good: [.swift(#"Text("a")"#), .translation("a", to: "de", "ä")],
    bad: [
      .swift("Text(⟦\"👋 中\"⟧)\nText(⟦\"b\"⟧)", configuration: "{\"languages\": []}"),
      .translation("a", to: "zh-Hans", "⟦中 ⟧"),
    ])

  private let report: CheckReport = {
    let source = Array("let x = 1\n  Text(\"👋 中\t\") // \u{202E}\n".utf8)
    let start = 17
    var first = Finding(
      rule: "edge", severity: .warning,
      message: Message("'\("a\nb")' is wrong", comment: "测试用的发现。%@：文字"), path: "A.swift",
      range: ByteRange(start: start, end: start + 12))
    first.fix = Fix(
      Message("cut it", comment: "测试用的修复"),
      edits: [Fix.Edit(ByteRange(start: start, end: start + 1), "\"")], isSafe: true)
    first.notes = [
      FindingNote(
        Message("here too", comment: "测试用的附注"), path: "A.swift",
        range: ByteRange(start: 4, end: 5))
    ]
    var second = Finding(
      rule: "edge", severity: .error,
      message: Message("twice", comment: "测试用的发现"), path: "L.xcstrings",
      range: ByteRange(start: 2, end: 400))
    second.subject = FindingSubject(
      key: "k", language: "ru",
      leaf: LeafPath([.substitution("n"), .variation(kind: "plural", case: "few")]))
    let long = Array(("{ \"" + String(repeating: "长", count: 300) + "\" }").utf8)
    let located =
      LocatedFinding.locate([first], in: ContiguousArray(source).span)
      + LocatedFinding.locate([second], in: ContiguousArray(long).span)
      + [
        LocatedFinding(
          Finding(
            rule: "other", severity: .info, message: Message("whole", comment: "测试用的发现"),
            path: "Z.swift"))
      ]
    return CheckReport(located, rules: [rule])
  }()

  @Test func showsTheSourceWithAMark() throws {
    let text = report.bytes(as: .text, in: .english)
    try expectGolden(String(decoding: text, as: UTF8.self), "check.txt")
    #expect(report.summary(in: .english) == "1 error, 1 warning, 1 note in 3 files")
  }

  /// Findings of one rule, each with a key of its own: by severity, language and path.
  private static func findings(
    _ rule: String, _ severity: Finding.Severity, count: Int, language: String = "de",
    path: String = "A.xcstrings"
  ) -> [LocatedFinding] {
    (0..<count).map { number in
      var finding = Finding(
        rule: rule, severity: severity,
        message: Message("'\("k\(number)")' is wrong", comment: "测试用的发现。%@：键"),
        path: path, range: ByteRange(start: number, end: number + 1),
        position: SourcePosition(line: number + 1, column: 1))
      finding.subject = FindingSubject(key: "k\(number)", language: language)
      return LocatedFinding(finding)
    }
  }

  private static func text(_ report: CheckReport, _ format: CheckFormat = .text) -> String {
    String(decoding: report.bytes(as: format, in: .english), as: UTF8.self)
  }

  @Test func showsTheFirstOfARuleAndCountsTheOthers() {
    var report = CheckReport(
      Self.findings("often", .warning, count: 8)
        + Self.findings("often", .warning, count: 2, language: "fr", path: "B.xcstrings"),
      rules: [])
    let text = Self.text(report)
    #expect(text.hasPrefix("warning: often, 10 findings\n"))
    #expect(text.matches(of: /xcstrings:/).count == 3)
    #expect(text.contains("  and 7 more in 2 files (de, fr): '--verbose' lists all\n"))
    #expect(report.summary(in: .english) == "10 warnings in 2 files")
    report.listsAll = true
    #expect(Self.text(report).matches(of: /xcstrings:/).count == 10)
    #expect(Self.text(report, .json).matches(of: /"key": "k/).count == 10)
  }

  @Test func showsErrorsFirstAndOnlyCountsNotes() throws {
    var report = CheckReport(
      Self.findings("hint", .info, count: 300) + Self.findings("seldom", .warning, count: 1)
        + Self.findings("grave", .error, count: 5), rules: [])
    let text = Self.text(report)
    let heads = text.matches(of: /(?m)^(error|warning|note): .*$/).map { String($0.output.0) }
    #expect(heads == ["error: grave, 5 findings", "warning: seldom"])
    #expect(text.matches(of: /A\.xcstrings:/).count == 6)
    #expect(text.contains("not shown; '--verbose' lists all\n  300  note     hint\n"))
    report.failing = .info
    #expect(Self.text(report).contains("note: hint, 300 findings"))
  }

  /// However many rules speak, the report fits on two screens, and the errors on the first.
  @Test func staysWithinItsLimitOfLines() throws {
    let rules = (0..<40).map { String(format: "rule-%02d", $0) }
    let report = CheckReport(
      Self.findings("grave", .error, count: 5)
        + rules.enumerated().flatMap { Self.findings($1, .warning, count: 1 + $0) }, rules: [])
    let lines = Self.text(report).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= CheckText.lineLimit)
    let errors = lines.prefix(24).count { $0.hasPrefix("  A.xcstrings:") }
    #expect(errors >= 5)
    let last = try #require(lines.last { $0.contains("other rules") })
    let shown = lines.count { $0.hasPrefix("warning: ") }
    #expect(last.contains("of \(40 - shown - 10) other rules"))
  }

  /// The path of a file once, then its findings; the last line counts all.
  @Test func isBriefForAgents() {
    var report = report
    #expect(
      Self.text(report, .agent) == """
        A.swift
        2:8 warning edge: 'a\\nb' is wrong [--fix]
        L.xcstrings
        1:3 error edge: twice (ru: 'k')
        gloss: 1 error, 1 warning, 1 note; listed: 2; '--verbose' adds notes, '--limit' takes a higher number

        """)
    report.limit = 1
    #expect(Self.text(report, .agent).hasPrefix("L.xcstrings\n1:3 error"))
    report.limit = nil
    report.listsAll = true
    #expect(
      Self.text(report, .agent).hasSuffix(
        "- note other: whole\ngloss: 1 error, 1 warning, 1 note\n"))
  }

  @Test func writesJSONForPrograms() throws {
    let json = report.bytes(as: .json, in: .english)
    try expectGolden(String(decoding: json, as: UTF8.self), "check.json")
  }

  @Test func listsInSARIFTheHeaviestWhereThereAreTooMany() throws {
    let text = String(decoding: CheckSARIF(report, in: .english, limit: 2).bytes(), as: UTF8.self)
    #expect(text.contains(#""ruleId": "edge""#) && !text.contains(#""ruleId": "other""#))
    #expect(text.contains("of 3 findings the 2 heaviest are listed"))
    #expect(text.contains("toolExecutionNotifications"))
    let whole = String(decoding: CheckSARIF(report, in: .english, limit: 3).bytes(), as: UTF8.self)
    #expect(whole == String(decoding: report.bytes(as: .sarif, in: .english), as: UTF8.self))
    #expect(!whole.contains("toolExecutionNotifications"))
  }

  @Test func showsNothingToGitHubThatItsLogWouldObey() {
    let finding = Finding(
      rule: "edge", severity: .error,
      message: Message("'\("a\u{1B}[31m\u{202E}b\n::warning::100%")'", comment: "测试用的发现。%@：文字"),
      path: "A\u{1B}.swift")
    let report = CheckReport([LocatedFinding(finding)], rules: [])
    let commands = String(decoding: CheckGitHub(report, in: .english).bytes(), as: UTF8.self)
    #expect(
      commands
        == "::error file=A\\u{1B}.swift,title=edge::'a\\u{1B}[31m\\u{202E}b\\n::warning::100%25'\n")
  }

  @Test func showsThePageOfARule() throws {
    var text = TerminalText(hasColor: false)
    RuleReport([Self.rule]).writeList(to: &text, in: .english)
    RuleReport([Self.rule]).writePages(to: &text, in: .english)
    try expectGolden(String(decoding: text.bytes, as: UTF8.self), "rule.txt")
  }

  @Test func tellsAlikeFindingsApart() {
    let fingerprints = Fingerprint.all(of: report.findings + report.findings)
    #expect(Set(fingerprints).count == 6)
    #expect(fingerprints.prefix(3) == Fingerprint.all(of: report.findings)[...])
  }

  @Test(arguments: [
    ("One. Two.", "One."), ("Is it? Yes.", "Is it?"),
    ("`a ? b : c` is C. Two.", "`a ? b : c` is C."),
    ("See 1.0 or `x.y`. Two.", "See 1.0 or `x.y`."), ("一。二。", "一。"), ("`，。？` 是标点。二。", "`，。？` 是标点。"),
    ("no end", "no end"), ("", ""),
  ]) func keepsTheFirstSentence(text: String, sentence: String) {
    #expect(CheckText.firstSentence(of: text) == sentence)
  }
}
