import GlossReports

/// What `gloss parity` prints.
extension Parity {
  package func text(hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    report.write(to: &text)
    return text.bytes
  }

  package func json() -> ContiguousArray<UInt8> { report.json() }

  package var summary: String { report.summary }

  package var hasDifferences: Bool { !report.differences.isEmpty }
}
