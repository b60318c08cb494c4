import GuideChecks
import LocalizationModel

extension Check {
  /// The findings of classes that still are to become `@Observable`.
  var unmigratedModels: [Finding] {
    findings.map(\.finding).filter { $0.rule == modelMigrationRule }
  }
}
