import ConventionChecks
import GuideChecks
import LocalizationModel

/// The guide rules that run in a project: those of the packs that it turns on.
struct GuideSelection: Sendable {
  let rules: [any GuideRule]
  private let summaries: [String: RuleSummary]

  init(_ settings: GuideSettings) {
    rules =
      settings.packs.isEmpty ? [] : allGuideRules.filter { settings.packs.contains($0.pack) }
    summaries = Dictionary(
      rules.map { ($0.summary.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }

  /// True if a rule belongs to a pack that is turned on, and the settings do not turn it off.
  func runs(_ id: String, _ settings: CheckSettings) -> Bool {
    summaries[id].flatMap(settings.severity) != nil
  }
}
