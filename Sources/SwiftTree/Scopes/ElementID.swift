/// Which element of a tuple or of a case's payload, or which of the values that a closure is given: a closure can name the
/// elements of a tuple in place of the tuple.
@usableFromInline package struct ElementID: BufferIndex {
  /// Counted from 0.
  @usableFromInline package let position: Int

  @inlinable package init(position: Int) { self.position = position }

  /// The value itself where it is no tuple, else its first element.
  package static let first = ElementID(position: 0)

  /// The element of a list, or `nil` if it has fewer.
  package func element<List: RandomAccessCollection>(of list: List) -> List.Element?
  where List.Index == Int {
    position < list.count ? list[list.startIndex + position] : nil
  }
}
