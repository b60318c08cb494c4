package import LocalizationModel

/// What a project asks of one file or one string table.
package struct CheckSettings: Hashable, Sendable {
  package var convention = Convention()
  /// By id; a rule that is not in it is at its default.
  package var levels: [String: RuleLevel] = [:]
  /// The languages that every text has to be translated to; `nil` if the project does not say.
  package var languages: [String]?

  package init() {}

  /// How much a finding of a rule weighs; `nil` if the rule is off.
  package func severity(of rule: RuleSummary) -> Finding.Severity? {
    switch levels[rule.id] {
    case .off: nil
    case .at(let severity): severity
    case nil: rule.isOnByDefault ? rule.severity : nil
    }
  }
}

/// What a configuration says about one rule.
package enum RuleLevel: Hashable, Sendable {
  case off
  case at(Finding.Severity)

  /// As configurations spell them.
  package static let names = ["off", "error", "warning", "info"]

  package init?(name: String) {
    if name == "off" {
      self = .off
    } else if let severity = Finding.Severity(rawValue: name) {
      self = .at(severity)
    } else {
      return nil
    }
  }
}
