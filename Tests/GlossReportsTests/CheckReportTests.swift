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

  /// What is still to be done is counted by file and language; nothing is lost with '--verbose', and
  /// nowhere in formats for programs.
  @Test func putsTogetherWhatIsStillToBeDone() throws {
    let rule = RuleSummary(
      id: "absent", severity: .warning, isAbsence: true,
      title: Message("a text that is absent", comment: "测试用规则的标题"),
      reason: Message("It is missed.", comment: "测试用规则的理由"))
    let findings = (0..<9).map { number in
      var finding = Finding(
        rule: "absent", severity: .warning,
        message: Message(
          "'\("k\(number)")' is not in \(number == 8 ? "fr" : "de")",
          comment: "测试用的发现。%1$@：键；%2$@：语言代码"),
        path: number < 6 ? "A.xcstrings" : "B.xcstrings",
        range: ByteRange(start: number, end: number + 1),
        position: SourcePosition(line: number + 1, column: 1))
      finding.subject = FindingSubject(key: "k\(number)")
      return LocatedFinding(finding)
    }
    var report = CheckReport(findings, rules: [rule])
    let text = String(decoding: report.bytes(as: .text, in: .english), as: UTF8.self)
    #expect(text.matches(of: /warning:/).count == 4)
    #expect(
      text.contains(
        "5 more like this in the file: 'k1':2, 'k2':3, 'k3':4, 'k4':5 …; '--verbose' lists them all"
      ))
    #expect(report.summary(in: .english) == "9 warnings in 2 files")
    report.listsAll = true
    let all = String(decoding: report.bytes(as: .text, in: .english), as: UTF8.self)
    #expect(all.matches(of: /warning:/).count == 9)
    let json = String(decoding: report.bytes(as: .json, in: .english), as: UTF8.self)
    #expect(json.matches(of: /"key": "k/).count == 9)
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
