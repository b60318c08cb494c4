import GlossReports

/// What `gloss parity` prints.
extension Parity {
  package func text(in language: ReportLanguage, hasColour: Bool) -> ContiguousArray<UInt8> {
    ParityText(report, in: language, hasColour: hasColour).bytes()
  }

  package func json() -> ContiguousArray<UInt8> { ParityJSON(report).bytes() }

  package var summary: ReportMessage { report.summary }

  package var hasDifferences: Bool { !report.differences.isEmpty }
}
