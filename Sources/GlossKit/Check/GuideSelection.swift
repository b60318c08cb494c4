import ConventionChecks
import GuideChecks
import LocalizationModel

/// The guide rules that run in a project: those of the packs that it turns on, without those that
/// only guides ask for which it does not follow.
struct GuideSelection: Sendable {
  let rules: [any GuideRule]
  private let summaries: [String: RuleSummary]

  init(_ settings: GuideSettings) {
    rules =
      settings.packs.isEmpty
      ? []
      : allGuideRules.filter { rule in
        settings.packs.contains(rule.pack)
          && GuideStatement.guides(askingFor: rule.summary.id)
            .map { !$0.isDisjoint(with: settings.followed) } ?? true
      }
    summaries = Dictionary(
      rules.map { ($0.summary.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }

  /// True if a rule belongs to a pack that is turned on, and the settings do not turn it off.
  func runs(_ id: String, _ settings: CheckSettings) -> Bool {
    summaries[id].flatMap(settings.severity) != nil
  }
}
