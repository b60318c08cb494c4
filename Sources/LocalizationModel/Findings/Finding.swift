/// A result about the user's text, such as a missing comment: rules, `sync` and `import` make it,
/// and reports print it. An error, in contrast, means that work could not be done.
public struct Finding: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The weight of a finding.
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

  // One reference to all parts, so that a copy only counts a reference: a finding is sorted, given
  // its line and passed on several times before it is shown.
  private var contents: Contents

  private final class Contents: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private struct Parts: Hashable, Sendable {
    let rule: String
    var severity: Severity
    var message: Message
    var path: String
    var range: ByteRange?
    var position: SourcePosition?
    var subject: FindingSubject?
    var notes: [FindingNote] = []
    var fix: Fix?

    /// The start and end of the range, then line and column; -1 for each that is missing.
    var place: (Int, Int, Int, Int) {
      (range?.start ?? -1, range?.end ?? -1, position?.line ?? -1, position?.column ?? -1)
    }
  }

  private mutating func change(_ change: (inout Parts) -> Void) {
    var parts = contents.parts
    change(&parts)
    contents = Contents(parts)
  }

  /// The id of the rule, or of the `BuiltinDiagnostic`, in kebab case.
  public var rule: String { contents.parts.rule }
  /// The severity, as the project's settings change it.
  public var severity: Severity {
    get { contents.parts.severity }
    set { change { $0.severity = newValue } }
  }
  /// The message: what is wrong, then what to do; in lower case, without a full stop, with user
  /// text in `'…'`.
  public var message: Message {
    get { contents.parts.message }
    set { change { $0.message = newValue } }
  }
  /// The path of the file.
  public var path: String {
    get { contents.parts.path }
    set { change { $0.path = newValue } }
  }
  /// The bytes at fault. `nil` for the whole file, or for the line of `position` if that is set.
  public var range: ByteRange? {
    get { contents.parts.range }
    set { change { $0.range = newValue } }
  }
  /// The start of `range`; `nil` for the whole file, and until the finding is located.
  public var position: SourcePosition? {
    get { contents.parts.position }
    set { change { $0.position = newValue } }
  }
  /// The key and text in a catalog; `nil` for a finding in a source or outside of entries.
  public var subject: FindingSubject? {
    get { contents.parts.subject }
    set { change { $0.subject = newValue } }
  }
  /// Other places that belong to the finding, in the order to read them.
  public var notes: [FindingNote] {
    get { contents.parts.notes }
    set { change { $0.notes = newValue } }
  }
  /// The fix, or `nil` if only a person can fix it.
  public var fix: Fix? {
    get { contents.parts.fix }
    set { change { $0.fix = newValue } }
  }

  /// Makes a finding that no rule of `check` looks for, such as an unreadable source.
  ///
  /// - Parameter limit: The greatest severity, for cases that are less severe than the definition.
  package init(
    _ remark: BuiltinDiagnostic, limit: Severity = .error, message: Message, path: String,
    range: ByteRange? = nil, position: SourcePosition? = nil
  ) {
    let definition = remark.definition
    self.init(
      definition.definedID, severity: min(definition.severity, limit), message: message,
      path: path, range: range, position: position)
  }

  /// Makes a finding of a rule.
  package init(
    _ rule: RuleSummary.ID, severity: Severity, message: Message, path: String,
    range: ByteRange? = nil, position: SourcePosition? = nil, subject: FindingSubject? = nil,
    notes: [FindingNote] = [], fix: Fix? = nil
  ) {
    contents = Contents(
      Parts(
        rule: rule.text, severity: severity, message: message, path: path, range: range,
        position: position, subject: subject, notes: notes, fix: fix))
  }

  public static func == (left: Finding, right: Finding) -> Bool {
    left.contents === right.contents || left.contents.parts == right.contents.parts
  }

  /// The order of findings in all lists and reports, by bytes: path, range, position, rule,
  /// message, severity, the worst first. A finding about the whole file comes before the others of
  /// the file.
  public static func < (left: Finding, right: Finding) -> Bool {
    let (left, right) = (left.contents.parts, right.contents.parts)
    if let isBefore = precedes(left.path, right.path) { return isBefore }
    if left.place != right.place { return left.place < right.place }
    if let isBefore = precedes(left.rule, right.rule) { return isBefore }
    return precedes(left.message.description, right.message.description)
      ?? (left.severity > right.severity)
  }

  public func hash(into hasher: inout Hasher) { contents.parts.hash(into: &hasher) }

  /// All parts, as Swift prints a structure.
  public var description: String { "\(contents.parts)" }

  /// Returns the finding with line and column, also for its notes in the same file.
  func placed(_ lines: LineTable, in bytes: Span<UInt8>) -> Finding {
    var parts = contents.parts
    if let range = parts.range { parts.position = lines.position(ofByte: range.start, in: bytes) }
    for (index, note) in parts.notes.enumerated() where note.path == parts.path {
      parts.notes[index].position = note.range.map { lines.position(ofByte: $0.start, in: bytes) }
    }
    return Finding(parts)
  }

  private init(_ parts: Parts) { contents = Contents(parts) }
}
