import ConventionChecks
import GuideChecks
import LocalizationModel

/// Which rules of the guides run in a project.
struct GuideSelection: Sendable {
  let rules: [any GuideRule]
  private let summaries: [String: RuleSummary]

  init(_ settings: GuideSettings) {
    rules =
      settings.packs.isEmpty ? [] : allGuideRules.filter { settings.packs.contains($0.pack) }
    summaries = Dictionary(
      rules.map { ($0.summary.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a rule is on in files with some settings.
  func runs(_ id: String, _ settings: CheckSettings) -> Bool {
    summaries[id].flatMap(settings.severity) != nil
  }
}
