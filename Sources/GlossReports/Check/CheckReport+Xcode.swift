package import LocalizationModel

extension CheckReport {
  /// Lines that Xcode jumps to from a script phase, and that other editors read as a compiler's:
  /// `ABSOLUTE_PATH:LINE:COLUMN: error|warning|note: MESSAGE (rule-id)`, notes below their finding.
  /// What is about a whole file stands at its first character.
  package func xcodeLines(in language: MessageLanguage) -> String {
    var lines = ""
    func add(
      _ path: String, _ position: SourcePosition?, _ word: String, _ text: String, _ rule: String
    ) {
      let position = position ?? SourcePosition(line: 1, column: 1)
      lines += "\(TerminalText.printable(paths.absolute(path))):\(position.line):\(position.column)"
      lines += ": \(word): \(TerminalText.printable(text)) (\(rule))\n"
    }
    for finding in findingsAndFailures.map(\.finding) {
      add(
        finding.path, finding.position, FindingReport.word(finding.severity),
        finding.message.text(in: language), finding.rule)
      for note in finding.notes {
        add(note.path, note.position, "note", note.message.text(in: language), finding.rule)
      }
    }
    return lines
  }
}
