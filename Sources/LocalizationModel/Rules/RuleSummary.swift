/// What a rule is called, why it exists and what it accepts and rejects: its page in the
/// documentation and its entry in reports.
public struct RuleSummary: Sendable {
  /// In kebab case, named for the pattern that it flags.
  public let id: String
  /// Unless the configuration says otherwise.
  public let severity: Finding.Severity
  /// Whether it runs unless the configuration turns it on or off.
  public let isOnByDefault: Bool
  /// One line, lower case, without a full stop: the pattern it flags.
  public let title: Message
  /// A paragraph of Markdown: what goes wrong without the rule, and what to do.
  public let reason: Message
  /// Texts that it accepts.
  public let good: [RuleExample]
  /// Texts that it rejects, with the places marked.
  public let bad: [RuleExample]

  /// - Parameter isOnByDefault: Left out, errors and warnings are on and notes are off.
  public init(
    id: String, severity: Finding.Severity, isOnByDefault: Bool? = nil, title: Message,
    reason: Message, good: [RuleExample], bad: [RuleExample]
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault ?? (severity != .info)
    self.title = title
    self.reason = reason
    self.good = good
    self.bad = bad
  }
}
