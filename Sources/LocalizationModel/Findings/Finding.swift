/// A result about the user's text. It has a place, and the run goes on.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
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

  /// One reference to all that it says, so that a copy counts one: a finding is sorted, placed and handed on
  /// several times before it is shown.
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
  }

  private mutating func change(_ change: (inout Parts) -> Void) {
    var parts = contents.parts
    change(&parts)
    contents = Contents(parts)
  }

  /// The id of its definition, mostly a rule's, in kebab case.
  public var rule: String { contents.parts.rule }
  /// How grave it is, by the settings of the project.
  public var severity: Severity {
    get { contents.parts.severity }
    set { change { $0.severity = newValue } }
  }
  /// Lower case, no full stop, user text in `'…'`; says what is wrong and what to do.
  public var message: Message {
    get { contents.parts.message }
    set { change { $0.message = newValue } }
  }
  /// The path of the file it is about.
  public var path: String {
    get { contents.parts.path }
    set { change { $0.path = newValue } }
  }
  /// The bytes it is about, or `nil` if it is about the whole file.
  public var range: ByteRange? {
    get { contents.parts.range }
    set { change { $0.range = newValue } }
  }
  /// Where `range` starts, or `nil` if it is about the whole file or lines were not asked for yet.
  public var position: SourcePosition? {
    get { contents.parts.position }
    set { change { $0.position = newValue } }
  }
  /// What it is about in a catalog; `nil` for sources and for what lies outside of entries.
  public var subject: FindingSubject? {
    get { contents.parts.subject }
    set { change { $0.subject = newValue } }
  }
  /// In the order that they should be read in.
  public var notes: [FindingNote] {
    get { contents.parts.notes }
    set { change { $0.notes = newValue } }
  }
  /// `nil` where only a person can fix it.
  public var fix: Fix? {
    get { contents.parts.fix }
    set { change { $0.fix = newValue } }
  }

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

  public func hash(into hasher: inout Hasher) { contents.parts.hash(into: &hasher) }

  /// All that it says, as Swift shows a structure.
  public var description: String { "\(contents.parts)" }

  /// The same with its place, and with those of its notes in the same file, as people count them.
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
