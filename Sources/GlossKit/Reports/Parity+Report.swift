import GlossReports

/// The reports of `gloss parity`: text or JSON from a ``Parity``.
extension Parity {
  /// The differences as text.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    ParityText(report, in: language, hasColor: hasColor).bytes()
  }

  /// The differences as JSON.
  package func json() -> ContiguousArray<UInt8> { ParityJSON(report).bytes() }

  /// The numbers of equal and of differing strings.
  package var summary: ReportMessage { report.summary }

  /// True if the build and the scan disagree anywhere.
  package var hasDifferences: Bool { !report.differences.isEmpty }
}
