public import LocalizationModel

extension ThreeWayMerge {
  /// A leaf that both sides changed differently.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// The place of the leaf.
    public let place: CatalogPlace
    /// Our value, which the merged catalog has: a text, or the value as the file spells it.
    public let ours: String
    /// Their value, which the merged catalog does not have.
    public let theirs: String
    /// The position in the merged catalog.
    public let position: SourcePosition
    /// The position in our catalog as given; `nil` for a duplicate key, or if the file was not in
    /// Xcode's form.
    public let ourPosition: SourcePosition?
    /// The position in their catalog as given; `nil` in the same cases.
    public let theirPosition: SourcePosition?

    public var description: String { message.description }

    /// The sentence for people: both texts with their lines, and which one was kept.
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

  /// A leaf that one side removed and the other changed. The change is kept.
  public struct KeptEdit: Hashable, Sendable, CustomStringConvertible {
    /// The place of the leaf.
    public let place: CatalogPlace
    /// True if our side removed it, false if theirs did.
    public let isRemovedByUs: Bool

    public var description: String { message.description }

    /// The sentence for people: which side changed the leaf, and which removed it.
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
