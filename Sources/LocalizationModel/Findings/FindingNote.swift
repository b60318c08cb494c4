/// Another place that belongs to a finding, such as the first of two duplicates.
public struct FindingNote: Hashable, Sendable {
  /// The text of the note.
  public var message: Message
  /// The path of the note's file.
  public var path: String
  /// The bytes; `nil` for the whole file.
  public var range: ByteRange?
  /// The start of `range`; `nil` until the finding is located.
  public var position: SourcePosition?

  /// Makes a note, not located yet.
  package init(
    _ message: Message, path: String, range: ByteRange? = nil, position: SourcePosition? = nil
  ) {
    self.message = message
    self.path = path
    self.range = range
    self.position = position
  }
}
