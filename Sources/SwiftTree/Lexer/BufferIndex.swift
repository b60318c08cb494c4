/// An index into a ``PlainBuffer`` or ``Numbered`` that has a type of its own, so that a token's
/// index cannot be passed for a node's.
@usableFromInline package protocol BufferIndex: Strideable, Hashable, BitwiseCopyable, Sendable
where Stride == Int {
  /// The position in the buffer, counted from 0.
  var position: Int { get }
  init(position: Int)
}

extension BufferIndex {
  @inlinable package static func < (left: Self, right: Self) -> Bool {
    left.position < right.position
  }

  @inlinable package static func + (index: Self, distance: Int) -> Self {
    Self(position: index.position + distance)
  }

  @inlinable package static func - (index: Self, distance: Int) -> Self {
    Self(position: index.position - distance)
  }

  /// The number of elements from one index to another.
  @inlinable package static func - (end: Self, start: Self) -> Int {
    end.position - start.position
  }

  @inlinable package static func += (index: inout Self, distance: Int) {
    index = index + distance
  }

  @inlinable package static func -= (index: inout Self, distance: Int) {
    index = index - distance
  }

  @inlinable package func distance(to other: Self) -> Int { other - self }

  @inlinable package func advanced(by distance: Int) -> Self { self + distance }
}

/// The index of a token in its source, in four bytes, so that a ``Token`` takes 16.
@usableFromInline package struct TokenID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }

  /// The index that means "no token". Position 0 of every buffer holds a placeholder, so that no
  /// optional is needed.
  @inlinable package static var none: TokenID { TokenID(position: 0) }

  /// The first token of a source.
  package static let first = TokenID(position: 1)
}

/// The index of a node in its tree, in four bytes. Nodes are in postorder, so `node - 1` is the
/// last child of a node that has children.
@usableFromInline package struct NodeID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }
}
