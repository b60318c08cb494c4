import OrderedJSON

/// The merged form of one value, before it is written: a copy of a node of one side, or a new
/// value.
///
/// ``TreeMerger`` builds a tree of them, and ``MergeWriter`` writes it.
indirect enum MergedValue {
  /// A node of one side, copied as it is.
  case copy(Side, Int)
  case text(String)
  /// An object with members in Xcode's order.
  case object([Member])
  /// The value kept in a conflict, with the index of the conflict. ``MergeWriter`` records the
  /// value's offset in the merged file.
  case conflicting(Int, MergedValue)

  enum Side { case ours, theirs }

  struct Member {
    let name: Name
    var value: MergedValue
  }

  enum Name {
    /// A name as one side spells it, by its node.
    case copy(Side, Int)
    /// A name that the merge adds.
    case made(String)
  }
}
