/// A result about the user's text. It has a place, and the run goes on.
public struct Finding: Hashable, Sendable {
  /// How much a finding weighs.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case info, warning, error

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The id of its definition, mostly a rule's, in kebab case.
  public let rule: String
  /// How grave it is, by the settings of the project.
  public var severity: Severity
  /// Lower case, no full stop, user text in `'…'`; says what is wrong and what to do.
  public var message: Message
  /// The path of the file it is about.
  public var path: String
  /// The bytes it is about, or `nil` if it is about the whole file.
  public var range: ByteRange?
  /// Where `range` starts, or `nil` if it is about the whole file or lines were not asked for yet.
  public var position: SourcePosition?
  /// What it is about in a catalog; `nil` for sources and for what lies outside of entries.
  public var subject: FindingSubject?
  /// In the order that they should be read in.
  public var notes: [FindingNote] = []
  /// `nil` where only a person can fix it.
  public var fix: Fix?

  /// What no rule looks for.
  ///
  /// - Parameter limit: What the finding weighs at most, where its definition has lesser cases.
  public init(
    _ remark: Remark, limit: Severity = .error, message: Message, path: String,
    range: ByteRange? = nil, position: SourcePosition? = nil
  ) {
    let definition = remark.definition
    self.init(
      definition.definedID, severity: min(definition.severity, limit), message: message,
      path: path, range: range, position: position)
  }

  /// What a rule finds.
  package init(
    _ rule: RuleSummary.ID, severity: Severity, message: Message, path: String,
    range: ByteRange? = nil, position: SourcePosition? = nil
  ) {
    self.rule = rule.text
    self.severity = severity
    self.message = message
    self.path = path
    self.range = range
    self.position = position
  }
}
