public import LocalizationModel

extension ThreeWayMerge {
  /// A leaf (one text, state, comment or other member) that both sides changed differently. `gloss
  /// merge` prints it.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// The place of the leaf.
    public let place: CatalogPlace
    /// Our value, which the merged catalog has: a text, or the value as the file spells it.
    public let ours: String
    /// Their value, which the merged catalog does not have.
    public let theirs: String
    /// The position in the merged catalog.
    public let position: SourcePosition
    /// The position in our catalog as given. `nil` if that file was not in Xcode's form, or if the
    /// conflict is between duplicates of one key in one catalog.
    public let ourPosition: SourcePosition?
    /// The position in their catalog as given; `nil` in the cases of ``ourPosition``.
    public let theirPosition: SourcePosition?

    public var description: String { message.description }

    /// The sentence for people: the text that was kept and the other one, with their lines.
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

    /// The sentence for people: the side that changed the leaf, and the one that removed it.
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
