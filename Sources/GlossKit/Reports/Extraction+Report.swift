import GlossReports

/// What `gloss extract` prints.
extension Extraction {
  private static func report(_ entries: [Entry]) -> ExtractReport {
    ExtractReport(entries.map { ExtractReport.Entry($0.string, catalogs: $0.catalogs) })
  }

  /// The list for people, and how many strings there are in how many files.
  package func text(hasColour: Bool) -> (list: ContiguousArray<UInt8>, summary: String) {
    let report = Self.report(entries)
    var text = TerminalText(hasColour: hasColour)
    report.write(to: &text)
    return (text.bytes, report.summary)
  }

  /// The list for programs, as the README describes it; written file by file at the same time.
  package func json() async -> ContiguousArray<UInt8> {
    let elements = await concurrentlyMap(files) { Self.report($0).jsonElements() }
    return ExtractReport.json(elements, version: glossVersion)
  }
}
