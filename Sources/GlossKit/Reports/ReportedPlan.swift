package import LocalizationModel

/// A plan of changes with the report that its command prints.
package protocol ReportedPlan: FilePlan {
  /// Notes and warnings on the plan; none for most.
  var findings: [Finding] { get }

  /// A line for each file or key that changes.
  func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8>

  /// The number of files that changed, or would.
  func summary(isWritten: Bool) -> ReportMessage

  /// The command that follows a write; `nil` for none.
  var nextStep: ReportMessage? { get }
}

extension ReportedPlan {
  package var findings: [Finding] { [] }
  package var nextStep: ReportMessage? { nil }
}

extension PseudoLocalization: ReportedPlan {}
extension Pluralization: ReportedPlan {}
extension SymbolGeneration: ReportedPlan {}
extension SymbolMigration: ReportedPlan {}
extension Renaming: ReportedPlan {}
extension Conversion: ReportedPlan {}
