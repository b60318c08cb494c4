import GlossReports
package import LocalizationModel

extension ProjectSetup {
  /// The settings of `gloss init` with their reasons, the numbers of findings, and the next steps.
  package func summary(in language: MessageLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    SetupText(
      decisions: starter.decisions,
      counts: FindingCounts(check.findings.map(\.finding)),
      hasBaseline: files.contains { $0.path == Self.baselinePath },
      tables: check.catalogCount > 0 ? .inCatalogs : hasOlderTables ? .inOlderFiles : .nowhere,
      in: language,
      hasColor: hasColor
    ).bytes()
  }
}
