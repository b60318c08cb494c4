/// An array that is indexed by its own index type, such as ``NodeID``, so that no other index can
/// be passed by mistake.
@usableFromInline
package struct Numbered<Index: BufferIndex, Element>: RandomAccessCollection,
  MutableCollection
{
  @usableFromInline var elements: ContiguousArray<Element>

  @inlinable package init(_ elements: ContiguousArray<Element> = []) { self.elements = elements }

  @inlinable package init(_ elements: some Sequence<Element>) {
    self.elements = ContiguousArray(elements)
  }

  /// Creates an array of one repeated element.
  @inlinable package init(repeating element: Element, count: Int) {
    elements = ContiguousArray(repeating: element, count: count)
  }

  @inlinable package var startIndex: Index { Index(position: 0) }
  @inlinable package var endIndex: Index { Index(position: elements.count) }
  @inlinable package var count: Int { elements.count }

  @inlinable package subscript(index: Index) -> Element {
    _read { yield elements[index.position] }
    _modify { yield &elements[index.position] }
  }

  @inlinable package func index(after index: Index) -> Index { index + 1 }

  /// Adds an element at the end and returns its index.
  @discardableResult
  @inlinable package mutating func append(_ element: Element) -> Index {
    elements.append(element)
    return Index(position: elements.count - 1)
  }

  /// Reserves memory for that many elements.
  @inlinable package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Gives back unused capacity, for tables that are kept: it was a sixth of the memory of a large
  /// extraction.
  package mutating func trim() {
    elements = unsafe elements.withUnsafeBufferPointer { unsafe ContiguousArray($0) }
  }
}

extension Numbered: Sendable where Element: Sendable {}
