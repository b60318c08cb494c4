import GlossReports

/// What `gloss why` prints.
extension Why {
  /// The answer for people.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    WhyText(report, in: language, hasColor: hasColor).bytes()
  }

  /// `2 sites, 1 catalog`.
  package var summary: ReportMessage { report.summary }

  /// The answer for programs.
  package func json() -> ContiguousArray<UInt8> { WhyJSON(report).bytes() }

  /// What to say where neither a source nor a catalog has the key; `nil` if one has.
  package var unknownKey: ReportMessage? { report.isKnown ? nil : report.unknownKey }
}
