/// Changes to the file of a finding that take its cause away.
public struct Fix: Hashable, Sendable {
  /// A replacement of some bytes.
  public struct Edit: Hashable, Sendable {
    /// The bytes that are replaced; empty for an insertion.
    public let range: ByteRange
    /// The text that takes their place.
    public let replacement: String

    /// Makes an edit; an empty range inserts.
    public init(_ range: ByteRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }

    /// Puts a text in without taking anything away.
    public init(insert text: String, at offset: Int) {
      self.init(ByteRange(start: offset, end: offset), text)
    }
  }

  /// What it does, as an instruction: «write '…' for the three dots».
  public let title: Message
  /// Ascending; they do not overlap.
  public let edits: [Edit]
  /// Whether the fix changes no behavior: what programs do and what translators wrote stays.
  public let isSafe: Bool
  /// Whether the catalog is written anew, as Xcode does it, instead of being edited.
  public private(set) var rewritesFile = false

  /// Writes a catalog as Xcode does.
  public static func rewriting(_ title: Message) -> Fix {
    var fix = Fix(title, edits: [], isSafe: true)
    fix.rewritesFile = true
    return fix
  }

  /// Makes a fix whose edits are all made, or none.
  public init(_ title: Message, edits: [Edit], isSafe: Bool) {
    self.title = title
    self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    self.isSafe = isSafe
  }
}
