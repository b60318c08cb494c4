import OrderedJSON

/// What a merge makes of one value, before it is written.
indirect enum MergedValue {
  /// As one of the sides has it.
  case copy(Side, Int)
  case text(String)
  /// Members in Xcode's order.
  case object([Member])
  /// A conflict lies here, which is reported with the place that this gets in the file.
  case conflicting(Int, MergedValue)

  enum Side { case ours, theirs }

  struct Member {
    let name: Name
    var value: MergedValue
  }

  enum Name {
    /// A name's node.
    case copy(Side, Int)
    case made(String)
  }
}
