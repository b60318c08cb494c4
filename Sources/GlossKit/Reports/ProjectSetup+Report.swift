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
      remarks: check.findings.lazy.map(\.finding).filter {
        $0.rule == BuiltinDiagnostic.keyUntyped.rawValue
      }.map {
        Message("\($0.path): \($0.message)", comment: "错误的位置与说明。%1$@：文件与位置；%2$@：说明")
      },
      in: language,
      hasColor: hasColor
    ).bytes()
  }
}
