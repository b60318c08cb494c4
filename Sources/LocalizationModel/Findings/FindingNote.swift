/// Another place that a finding is about: the first of two, the text it is compared with.
public struct FindingNote: Hashable, Sendable {
  /// What the note says.
  public var message: Message
  /// The path of the file it is about.
  public var path: String
  /// The place in the file; `nil` for the whole file.
  public var range: ByteRange?
  /// Where `range` starts; `nil` until lines are asked for.
  public var position: SourcePosition?

  /// Makes a note; its line is worked out later.
  public init(
    _ message: Message, path: String, range: ByteRange? = nil, position: SourcePosition? = nil
  ) {
    self.message = message
    self.path = path
    self.range = range
    self.position = position
  }
}
