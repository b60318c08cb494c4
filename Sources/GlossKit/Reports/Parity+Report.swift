import GlossReports

/// What `gloss parity` prints.
extension Parity {
  /// The differences for people.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    ParityText(report, in: language, hasColor: hasColor).bytes()
  }

  /// The differences for programs.
  package func json() -> ContiguousArray<UInt8> { ParityJSON(report).bytes() }

  /// How many strings were compared, and how many differ.
  package var summary: ReportMessage { report.summary }

  /// Whether the build and the sources disagree anywhere.
  package var hasDifferences: Bool { !report.differences.isEmpty }
}
