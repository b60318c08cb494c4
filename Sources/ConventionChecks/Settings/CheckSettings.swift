package import LocalizationModel

/// What a project asks of one file or one string table.
package struct CheckSettings: Hashable, Sendable {
  /// The languages that keys and comments have to be in.
  package var convention = Convention()
  /// By id; a rule that is not in it is at its default.
  package var levels: [String: RuleLevel] = [:]
  /// The languages that every text has to be translated to; `nil` if the project does not say.
  package var languages: [String]?
  /// The language that the project is developed in; `nil` if the project does not say.
  package var sourceLanguage: String?
  /// The words that translations are to use.
  package var terms = Terms()
  /// What only this project knows of its texts, in the order of the configuration.
  package var patterns: [TextPattern] = []
  /// How wide a translation may be, in columns; `nil` for any width.
  package var maxLength: Int?
  /// How wide some may be, in the order of the configuration; the last one wins.
  package var lengthLimits: [LengthLimit] = []
  /// Whether a `String` is followed from its lookup back to literals.
  package var followsStrings = false
  /// How Chinese is set beside Latin letters and digits.
  package var chineseSpacing = ChineseSpacing.space

  /// Makes the settings of a project that sets nothing.
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

  /// - Returns: `nil` if it is none of ``names``.
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
