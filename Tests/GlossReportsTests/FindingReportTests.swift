import GlossReports
import LocalizationModel
import Testing

@Suite struct FindingReportTests {
  private func finding(
    _ rule: String, _ severity: Finding.Severity, _ path: String, _ start: Int? = nil,
    line: Int = 1, message: String = "message"
  ) -> Finding {
    let message = Message("\(message)", comment: "测试用的文字")
    return Finding(
      rule: rule, severity: severity, message: message, path: path,
      range: start.map { ByteRange(start: $0, end: $0) },
      position: start.map { SourcePosition(line: line, column: $0 + 1) })
  }

  private func text(_ report: FindingReport, hasColor: Bool = false) -> String {
    var terminal = TerminalText(hasColor: hasColor)
    report.write(to: &terminal)
    return String(decoding: terminal.bytes, as: UTF8.self)
  }

  @Test func printsLinesInOrderOfPathAndPlace() {
    let report = FindingReport([
      finding("b", .warning, "b.swift", 4, line: 2, message: "no comment for 'a\nb'"),
      finding("z", .error, "b.swift", 2), finding("a", .info, "b.swift", 10, line: 3),
      finding("c", .error, "b.swift"), finding("d", .error, "a.swift", 7),
      finding("a", .error, "a.swift", 7),
    ])
    #expect(
      text(report) == #"""
        a.swift:1:8: error: message (a)
        a.swift:1:8: error: message (d)
        b.swift: error: message (c)
        b.swift:1:3: error: message (z)
        b.swift:2:5: warning: no comment for 'a\nb' (b)
        b.swift:3:11: note: message (a)

        """#)
    #expect(
      FindingReport.summary(of: report.findings, in: .english)
        == "4 errors, 1 warning, 1 note in 2 files")
  }

  @Test func saysWhenThereIsNothing() {
    #expect(FindingReport.summary(of: [], in: .english) == "no findings")
    #expect(text(FindingReport([])) == "")
  }

  @Test func colorsTheSeverity() {
    let report = FindingReport([finding("r", .error, "a", 0)])
    #expect(
      text(report, hasColor: true)
        == "\u{1B}[1ma:1:1: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m message \u{1B}[2m(r)\u{1B}[0m\n")
  }
}
