package import LocalizationModel

/// A check's findings as Checkstyle XML (`gloss check --format checkstyle`), one `<file>` for each
/// path. A finding about a whole file gets line 1, column 1.
package struct CheckCheckstyle: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, findings) in report.findingsByPath {
      xml += "  <file\(XMLText.attributes([("name", report.paths.stable(path))]))>\n"
      for finding in findings.map(\.finding) {
        let position = finding.position ?? SourcePosition(line: 1, column: 1)
        xml += "    <error"
        xml += XMLText.attributes([
          ("line", String(position.line)), ("column", String(position.column)),
          ("severity", finding.severity.rawValue),
          ("message", finding.message.text(in: language)), ("source", "gloss.\(finding.rule)"),
        ])
        xml += "/>\n"
      }
      xml += "  </file>\n"
    }
    return ContiguousArray((xml + "</checkstyle>\n").utf8)
  }
}
