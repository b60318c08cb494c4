/// What an id means that a person can see: its entry in reports and its page in the documentation.
///
/// Most are the summary of a rule, which also says what the rule accepts and rejects. ``Remark`` and
/// ``LedgerCode`` hold the others.
public struct RuleSummary: Sendable {
  /// In kebab case, named for the pattern that it flags.
  public let id: String
  /// Unless the configuration says otherwise.
  public let severity: Finding.Severity
  /// Whether it runs unless the configuration turns it on or off.
  public let isOnByDefault: Bool
  /// Whether it holds a team to its convention on keys and comments, which not every project has.
  public let isConvention: Bool
  /// One line, lower case, without a full stop: the pattern it flags.
  public let title: Message
  /// A paragraph of Markdown: what goes wrong without the rule, and what to do.
  public let reason: Message
  /// Texts that it accepts.
  public var good: [RuleExample] { makeGood() }
  /// Texts that it rejects, with the places marked.
  public var bad: [RuleExample] { makeBad() }
  // Every run asks for the summaries of all rules, and only pages and tests for the examples.
  private let makeGood: @Sendable () -> [RuleExample]
  private let makeBad: @Sendable () -> [RuleExample]

  /// - Parameter isOnByDefault: Left out, errors and warnings are on and notes are off.
  public init(
    id: String, severity: Finding.Severity, isOnByDefault: Bool? = nil,
    isConvention: Bool = false, title: Message, reason: Message,
    good: @autoclosure @escaping @Sendable () -> [RuleExample] = [],
    bad: @autoclosure @escaping @Sendable () -> [RuleExample] = []
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault ?? (severity != .info)
    self.isConvention = isConvention
    self.title = title
    self.reason = reason
    makeGood = good
    makeBad = bad
  }

  /// A definition that a rule shares with another stage, with the rule's examples.
  package init(
    _ shared: RuleSummary, good: @autoclosure @escaping @Sendable () -> [RuleExample],
    bad: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    id = shared.id
    severity = shared.severity
    isOnByDefault = shared.isOnByDefault
    isConvention = shared.isConvention
    title = shared.title
    reason = shared.reason
    makeGood = good
    makeBad = bad
  }
}

extension RuleSummary {
  /// An id that has a definition: only one makes it.
  package struct ID: Hashable, Sendable {
    /// The id as reports spell it.
    package let text: String

    fileprivate init(_ text: String) { self.text = text }
  }

  /// The id as proof that this definition exists.
  package var definedID: ID { ID(id) }
}

extension RuleSummary {
  /// The rules that took over those that are gone, by the ids of these. Settings, baselines and comments in
  /// code may still name them.
  package static let successors = ["wrong-language": "wrong-script"]
}
