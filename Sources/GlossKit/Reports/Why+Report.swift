import GlossReports

/// What `gloss why` prints.
extension Why {
  package func text(hasColour: Bool) -> ContiguousArray<UInt8> {
    WhyText(report, hasColour: hasColour).bytes()
  }

  package func json() -> ContiguousArray<UInt8> { WhyJSON(report).bytes() }

  /// What to say where neither a source nor a catalog has the key; `nil` if one has.
  package var unknownKey: String? { report.isKnown ? nil : report.unknownKey }
}
