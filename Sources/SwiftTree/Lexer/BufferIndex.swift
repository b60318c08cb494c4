/// The place of a value in a ``PlainBuffer``: a number of a type of its own, so that one buffer's
/// cannot be taken for another's.
@usableFromInline package protocol BufferIndex: Strideable, Hashable, BitwiseCopyable, Sendable
where Stride == Int {
  /// Counted from 0.
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

  /// The number of places from one to another.
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

/// Which token of a source, in as few bytes as can be.
@usableFromInline package struct TokenID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }

  /// Stands for a token that is not there: a placeholder is the first of every buffer.
  @inlinable package static var none: TokenID { TokenID(position: 0) }

  /// The first token of a source.
  package static let first = TokenID(position: 1)
}

/// Which node of a tree, in as few bytes as can be. A node comes after its children, so that `node - 1` is the last of them if
/// there are any.
@usableFromInline package struct NodeID: BufferIndex {
  @usableFromInline let number: Int32

  @inlinable package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  @inlinable package var position: Int { Int(number) }
}
