/// Changes that take the cause of a finding away, mostly in its file alone.
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

  /// What changes in one file.
  public struct FileEdits: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// Ascending; they do not overlap.
    public let edits: [Edit]

    /// Makes a list of edits of one file.
    ///
    /// - Parameter edits: In any order; they do not overlap.
    public init(path: String, edits: [Edit]) {
      self.path = path
      self.edits = Fix.sorted(edits)
    }
  }

  /// What it does, as an instruction: «write '…' for the three dots».
  public let title: Message
  /// Changes to the file of the finding. Ascending; they do not overlap.
  public let edits: [Edit]
  /// Changes to other files, by path bytes, each file once. They are made together with ``edits``, or
  /// nothing is.
  public let elsewhere: [FileEdits]
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
  ///
  /// - Parameter elsewhere: What changes in other files, each file once.
  public init(
    _ title: Message, edits: [Edit], elsewhere: [FileEdits] = [], isSafe: Bool
  ) {
    self.title = title
    self.edits = Self.sorted(edits)
    self.elsewhere = elsewhere.sorted { $0.path.precedesInBytes($1.path) }
    self.isSafe = isSafe
  }

  /// The paths of all files that it changes.
  ///
  /// - Parameter path: The file of the finding.
  package func paths(from path: String) -> [String] { [path] + elsewhere.map(\.path) }

  /// All that it changes.
  ///
  /// - Parameter path: The file of the finding.
  func files(from path: String) -> [FileEdits] {
    (edits.isEmpty ? [] : [FileEdits(path: path, edits: edits)]) + elsewhere
  }

  private static func sorted(_ edits: [Edit]) -> [Edit] {
    edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}
