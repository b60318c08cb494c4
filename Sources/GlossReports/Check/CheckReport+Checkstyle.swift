package import LocalizationModel

extension CheckReport {
  /// Checkstyle's XML: the findings by file.
  package func checkstyle(in language: MessageLanguage) -> String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, findings) in findingsByPath {
      xml += "  <file\(XMLText.attributes([("name", paths.stable(path))]))>\n"
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
    return xml + "</checkstyle>\n"
  }

  /// All findings by their file, by path bytes; their order is kept.
  var findingsByPath: [(path: String, findings: [LocatedFinding])] {
    Dictionary(grouping: findingsAndFailures, by: \.finding.path)
      .sorted { precedes($0.key, $1.key) ?? false }.map { ($0.key, $0.value) }
  }
}
