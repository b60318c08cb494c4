public import LocalizationModel

extension ThreeWayMerge {
  /// What both sides changed differently.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    public let place: CatalogPlace
    /// What the merged catalog has: the text, or the value as the file spells it.
    public let ours: String
    /// What it has not.
    public let theirs: String
    /// In the merged catalog.
    public let position: SourcePosition
    /// In our catalog and in theirs, as they were given; `nil` for a key that was there twice.
    public let ourPosition: SourcePosition?
    public let theirPosition: SourcePosition?

    public var description: String {
      func text(_ value: String, _ position: SourcePosition?) -> String {
        "'\(CatalogLine.onOneLine(value))'" + (position.map { " (line \($0.line))" } ?? "")
      }
      return "\(place): kept ours, \(text(ours, ourPosition)), "
        + "not theirs, \(text(theirs, theirPosition))"
    }
  }

  /// What one side removed and the other changed: it stays as changed.
  public struct KeptEdit: Hashable, Sendable, CustomStringConvertible {
    public let place: CatalogPlace
    /// Whether it was our side that removed it.
    public let isRemovedByUs: Bool

    public var description: String {
      isRemovedByUs
        ? "\(place): kept as theirs changed it, ours had removed it"
        : "\(place): kept as ours changed it, theirs had removed it"
    }
  }
}
