import GlossReports

/// The reports of `gloss why`: text or JSON from a ``Why``.
extension Why {
  /// The answer as text.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    WhyText(report, in: language, hasColor: hasColor).bytes()
  }

  /// The numbers of places and catalogs, such as `2 sites, 1 catalog`.
  package var summary: ReportMessage { report.summary }

  /// The answer as JSON.
  package func json() -> ContiguousArray<UInt8> { WhyJSON(report).bytes() }

  /// The error with suggestions if neither a source nor a catalog has the key; else `nil`.
  package var unknownKey: ReportMessage? { report.isKnown ? nil : report.unknownKey }
}
