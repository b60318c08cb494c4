/// Edits that remove the cause of a finding, mostly in its file alone. `check --fix` applies it,
/// and reports offer it as a suggestion.
public struct Fix: Hashable, Sendable {
  /// A replacement of some bytes.
  public struct Edit: Hashable, Sendable {
    /// The bytes that are replaced; empty for an insertion.
    public let range: ByteRange
    /// The text that takes their place.
    public let replacement: String

    /// Makes an edit; an empty range inserts.
    package init(_ range: ByteRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }

    /// Makes an insertion.
    package init(insert text: String, at offset: Int) {
      self.init(ByteRange(start: offset, end: offset), text)
    }
  }

  /// The edits of one file.
  public struct FileEdits: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// The edits in ascending order; they do not overlap.
    public let edits: [Edit]

    /// Makes a list of edits of one file.
    ///
    /// - Parameter edits: The edits in any order; they do not overlap.
    package init(path: String, edits: [Edit]) {
      self.path = path
      self.edits = Fix.sorted(edits)
    }
  }

  /// The fix as an instruction: «write '…' for the three dots».
  public let title: Message
  /// The edits of the finding's file, in ascending order; they do not overlap.
  public let edits: [Edit]
  /// The edits of other files, sorted by path bytes, each file once. They are applied together with
  /// ``edits`` or not at all.
  public let elsewhere: [FileEdits]
  /// True if the program and its translations behave as before. `check --fix` applies only safe
  /// fixes by default.
  public let isSafe: Bool
  /// True if the catalog is rewritten in Xcode's form instead of being edited.
  public private(set) var rewritesFile = false

  /// Returns a fix that rewrites a catalog in Xcode's form.
  package static func rewriting(_ title: Message) -> Fix {
    var fix = Fix(title, edits: [], isSafe: true)
    fix.rewritesFile = true
    return fix
  }

  /// Makes a fix whose edits are applied together or not at all.
  ///
  /// - Parameter elsewhere: The edits of other files, each file once.
  package init(
    _ title: Message, edits: [Edit], elsewhere: [FileEdits] = [], isSafe: Bool
  ) {
    self.title = title
    self.edits = Self.sorted(edits)
    self.elsewhere = elsewhere.sorted { $0.path.precedesInBytes($1.path) }
    self.isSafe = isSafe
  }

  /// Returns the paths of all files that the fix changes.
  ///
  /// - Parameter path: The path of the finding's file.
  package func paths(from path: String) -> [String] { [path] + elsewhere.map(\.path) }

  /// Returns the edits of all files, the finding's first.
  ///
  /// - Parameter path: The path of the finding's file.
  package func files(from path: String) -> [FileEdits] {
    (edits.isEmpty ? [] : [FileEdits(path: path, edits: edits)]) + elsewhere
  }

  private static func sorted(_ edits: [Edit]) -> [Edit] {
    edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}
