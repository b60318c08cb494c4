package import LocalizationModel

/// A check as lines in the form of compiler messages (`gloss check --format xcode`):
/// `ABSOLUTE_PATH:LINE:COLUMN: error|warning|note: MESSAGE (rule-id)`. When a script phase of a
/// build prints them, Xcode shows each at its line; other editors read the form as well. Notes
/// follow their finding. A finding about a whole file gets line 1, column 1.
package struct CheckXcode: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var lines = ""
    func add(
      _ path: String, _ position: SourcePosition?, _ word: String, _ text: String, _ rule: String
    ) {
      let position = position ?? SourcePosition(line: 1, column: 1)
      lines +=
        "\(TerminalText.printable(report.paths.absolute(path))):\(position.line):\(position.column)"
      lines += ": \(word): \(TerminalText.printable(text)) (\(rule))\n"
    }
    for finding in report.findingsAndFailures.map(\.finding) {
      add(
        finding.path, finding.position, FindingReport.word(finding.severity),
        finding.message.text(in: language), finding.rule)
      for note in finding.notes {
        add(note.path, note.position, "note", note.message.text(in: language), finding.rule)
      }
    }
    var bytes = ContiguousArray(lines.utf8)
    LogCommand.disarm(&bytes, from: 0)
    return bytes
  }
}
