import ConventionChecks
import GuideChecks
import LocalizationModel
import OrderedJSON

extension Settings {
  /// `"rules": {"end-punctuation": "warning"}`
  static let rules = Setting<Configuration>(
    "rules", "The severity of each rule, by its id, or 'off'; 'gloss rules' lists them.", levels
  ) { $0.checks.base.levels = $1 }

  /// Levels by the id of a rule.
  static let levels = SettingValue.object(
    [String: RuleLevel](),
    SettingMembers(
      (allRules.map(\.summary) + allGuideRules.map(\.summary).sorted { $0.id < $1.id }).map {
        rule in
        Setting(
          rule.id, rule.title.text(in: .english), level,
          default: .string(rule.isOnByDefault ? rule.severity.rawValue : "off")
        ) { $0[rule.id] = $1 }
      })
  ).defined(as: "rules")

  private static let level = SettingValue.choice(
    among: RuleLevel.names.compactMap { name in
      RuleLevel(name: name).map { (word: name, meaning: $0) }
    }
  ).defined(as: "level")
}
