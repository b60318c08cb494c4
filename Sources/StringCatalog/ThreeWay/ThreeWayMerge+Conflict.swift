public import LocalizationModel

extension ThreeWayMerge {
  /// What both sides changed differently.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// Where in the catalog the leaf is.
    public let place: CatalogPlace
    /// What the merged catalog has: the text, or the value as the file spells it.
    public let ours: String
    /// What it has not.
    public let theirs: String
    /// In the merged catalog.
    public let position: SourcePosition
    /// In our catalog and in theirs, as they were given; `nil` for a key that was there twice.
    public let ourPosition: SourcePosition?
    /// Where their catalog has it; `nil` if it does not.
    public let theirPosition: SourcePosition?

    public var description: String { message.description }

    /// Both texts with their lines, and which was kept.
    package var message: Message {
      func text(_ value: String, _ position: SourcePosition?) -> Message {
        let value = CatalogLine.onOneLine(value)
        guard let position else { return .quoted(value) }
        return Message(
          "'\(value)' (line \(position.line))", comment: "冲突一方的内容。%1$@：内容；%2$lld：行号")
      }
      return Message(
        """
        \(place.description): kept ours, \(text(ours, ourPosition)), not theirs, \
        \(text(theirs, theirPosition))
        """, comment: "合并的冲突。%1$@：位置；%2$@：保留的我方内容；%3$@：舍弃的对方内容")
    }
  }

  /// What one side removed and the other changed: it stays as changed.
  public struct KeptEdit: Hashable, Sendable, CustomStringConvertible {
    /// Where in the catalog the leaf is.
    public let place: CatalogPlace
    /// Whether it was our side that removed it.
    public let isRemovedByUs: Bool

    public var description: String { message.description }

    /// Which side removed the entry and which changed it.
    package var message: Message {
      isRemovedByUs
        ? Message(
          "\(place.description): kept as theirs changed it, ours had removed it",
          comment: "合并：我方删除而对方改过，按对方的保留。%@：位置")
        : Message(
          "\(place.description): kept as ours changed it, theirs had removed it",
          comment: "合并：对方删除而我方改过，按我方的保留。%@：位置")
    }
  }
}
