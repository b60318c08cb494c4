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

  /// The id of the rule, in kebab case.
  public let rule: String
  public let severity: Severity
  /// Lower case, no full stop, user text in `'…'`; says what is wrong and what to do.
  public let message: String
  public let path: String
  /// The bytes it is about, or `nil` if it is about the whole file.
  public let range: ByteRange?
  /// Where `range` starts, or `nil` if it is about the whole file.
  public let position: SourcePosition?

  public init(
    rule: String, severity: Severity, message: String, path: String, range: ByteRange? = nil,
    position: SourcePosition? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.path = path
    self.range = range
    self.position = position
  }
}
