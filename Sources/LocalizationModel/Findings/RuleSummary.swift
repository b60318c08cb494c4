/// The definition of an id that users see in reports: its severity, its page and its samples.
///
/// Most belong to a rule of `check`; `BuiltinDiagnostic` and `LedgerCode` (the outcomes of an import) hold
/// the others. `gloss rules`, the keys of `gloss.json` and SARIF reports are made from these.
public struct RuleSummary: Sendable {
  /// The id in kebab case, named for the pattern that it flags.
  public let id: String
  /// The severity unless the configuration changes it.
  public let severity: Finding.Severity
  /// True if the rule runs when the configuration does not mention it.
  public let isOnByDefault: Bool
  /// True if the rule enforces a team's convention on keys and comments, which not every project
  /// has.
  public let isConvention: Bool
  /// The flagged pattern in one line, lower case, without a full stop.
  public let title: Message
  /// The page's text, a paragraph of Markdown: why the pattern does harm, and what to do.
  public let reason: Message
  /// The samples that the rule accepts.
  public var good: [RuleExample] { makeGood() }
  /// The samples that the rule rejects, with the range of each finding marked.
  public var bad: [RuleExample] { makeBad() }
  // Closures, because every run makes the summaries of all rules, but only pages and tests need
  // the samples.
  private let makeGood: @Sendable () -> [RuleExample]
  private let makeBad: @Sendable () -> [RuleExample]

  /// Defines an id.
  ///
  /// - Parameter isOnByDefault: By default true for errors and warnings, and false for notes.
  package init(
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

  /// Adds a rule's samples to a definition that it shares with another stage.
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
  /// An id that is known to have a definition. Only ``RuleSummary/definedID`` makes one, so no
  /// finding lacks a page.
  package struct ID: Hashable, Sendable {
    /// The id as reports spell it.
    package let text: String

    fileprivate init(_ text: String) { self.text = text }
  }

  /// The id as proof that this definition exists.
  package var definedID: ID { ID(id) }
}

extension RuleSummary {
  /// The ids of removed rules, each with the id of the rule that replaced it: settings, baselines
  /// and comments in code may still name the old id.
  package static let successors = ["wrong-language": "wrong-script"]
}
