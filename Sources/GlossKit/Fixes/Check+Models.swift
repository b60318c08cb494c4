import GuideChecks
import LocalizationModel

extension Check {
  /// The findings on `ObservableObject` classes that still have to become `@Observable`.
  var unmigratedModels: [Finding] {
    findings.map(\.finding).filter { $0.rule == modelMigrationRule }
  }
}
