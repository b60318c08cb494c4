/// The position of an element in a tuple, in an enum case's payload or among the parameters of a
/// closure. They share one type because a closure can name the elements of a tuple in place of the
/// tuple.
@usableFromInline package struct ElementID: BufferIndex {
  /// The position, counted from 0.
  @usableFromInline package let position: Int

  @inlinable package init(position: Int) { self.position = position }

  /// The first element. A value that is no tuple counts as a tuple of one element.
  package static let first = ElementID(position: 0)

  /// The list's element at this position, or `nil` if the list is shorter.
  package func element<List: RandomAccessCollection>(of list: List) -> List.Element?
  where List.Index == Int {
    position < list.count ? list[list.startIndex + position] : nil
  }
}
