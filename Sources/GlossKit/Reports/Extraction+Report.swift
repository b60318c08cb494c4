import GlossReports

/// What `gloss extract` prints.
extension Extraction {
  private static func report(_ entries: [Entry]) -> ExtractReport {
    ExtractReport(entries.map { ExtractReport.Entry($0.string, catalogs: $0.catalogs) })
  }

  /// The list for people; written file by file at the same time.
  package func text(hasColour: Bool) async -> ContiguousArray<UInt8> {
    let lists = await concurrentlyMap(files) { entries in
      var text = TerminalText(hasColour: hasColour)
      Self.report(entries).write(to: &text)
      return text.bytes
    }
    return ContiguousArray(lists.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The list for programs, as the README describes it; written likewise.
  package func json() async -> ContiguousArray<UInt8> {
    let elements = await concurrentlyMap(files) { Self.report($0).jsonElements() }
    return ExtractReport.json(elements, version: glossVersion)
  }

  /// How many strings there are in how many files.
  package var summary: String {
    ExtractReport.summary(
      stringCount: files.reduce(0) { $0 + $1.count }, fileCount: files.count { !$0.isEmpty })
  }
}
