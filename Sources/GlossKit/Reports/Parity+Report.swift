import GlossReports

/// What `gloss parity` prints.
extension Parity {
  package func text(hasColour: Bool) -> ContiguousArray<UInt8> {
    ParityText(report, hasColour: hasColour).bytes()
  }

  package func json() -> ContiguousArray<UInt8> { ParityJSON(report).bytes() }

  package var summary: String { report.summary }

  package var hasDifferences: Bool { !report.differences.isEmpty }
}
