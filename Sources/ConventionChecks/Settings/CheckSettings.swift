package import LocalizationModel

/// The settings of `check` for one file or one string table: the configuration with its overrides
/// applied.
package struct CheckSettings: Hashable, Sendable {
  /// The languages that keys and comments must be in.
  package var convention = Convention()
  /// The configured levels by rule id; a rule without one has its default.
  package var levels: [String: RuleLevel] = [:]
  /// The languages that every text must be translated to; `nil` if the project does not say.
  package var languages: [String]?
  /// The language that the project is developed in; `nil` if the project does not say.
  package var sourceLanguage: String?
  /// The glossary: words that translations must use or avoid.
  package var terms = Terms()
  /// The project's own text patterns, in the order of the configuration.
  package var patterns: [TextPattern] = []
  /// The greatest width of a translation in columns, of which an East Asian character takes two;
  /// `nil` for any width.
  package var maxLength: Int?
  /// The widths of selected texts, in the order of the configuration; the last match wins.
  package var lengthLimits: [LengthLimit] = []
  /// True if the scan follows a `String` from its lookup back to literals.
  package var followsStrings = false
  /// The spacing between Chinese characters and Latin letters or digits.
  package var chineseSpacing = ChineseSpacing.space

  /// Makes the settings of a project that sets nothing.
  package init() {}

  /// Returns the severity of a rule's findings; `nil` if the rule is off.
  package func severity(of rule: RuleSummary) -> Finding.Severity? {
    switch levels[rule.id] {
    case .off: nil
    case .at(let severity): severity
    case nil:
      rule.isOnByDefault && !(rule.isConvention && convention.isOff) ? rule.severity : nil
    }
  }
}

/// The level that a configuration gives to one rule: a severity, or off.
package enum RuleLevel: Hashable, Sendable {
  case off
  case at(Finding.Severity)

  /// The names of the levels in configurations.
  package static let names = ["off", "error", "warning", "info"]

  /// Parses a level; `nil` if the name is none of ``names``.
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
