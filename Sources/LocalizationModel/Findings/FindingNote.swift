/// Another place that a finding is about: the first of two, the text it is compared with.
public struct FindingNote: Hashable, Sendable {
  public var message: Message
  public var path: String
  public var range: ByteRange?
  /// Where `range` starts; `nil` until somebody asks for lines.
  public var position: SourcePosition?

  public init(
    _ message: Message, path: String, range: ByteRange? = nil, position: SourcePosition? = nil
  ) {
    self.message = message
    self.path = path
    self.range = range
    self.position = position
  }
}
