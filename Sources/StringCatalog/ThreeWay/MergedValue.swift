import OrderedJSON

/// The merged form of one value, before it is written: a copy of a node of one side, or something
/// new.
///
/// ``TreeMerger`` makes the tree, ``MergeWriter`` writes it.
indirect enum MergedValue {
  /// A node of one side, copied as it is.
  case copy(Side, Int)
  case text(String)
  /// An object with members in Xcode's order.
  case object([Member])
  /// The value at a conflict, with the number of the conflict. Its offset in the merged file is
  /// reported.
  case conflicting(Int, MergedValue)

  enum Side { case ours, theirs }

  struct Member {
    let name: Name
    var value: MergedValue
  }

  enum Name {
    /// A name as one side spells it, by its node.
    case copy(Side, Int)
    case made(String)
  }
}
