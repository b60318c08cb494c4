extension String {
  /// True if this text sorts before the other by UTF-8 bytes: the order of all lists of paths.
  ///
  /// Swift's `<` treats canonical equivalents, such as `é` and `e` with an accent, as equal; in
  /// file systems they can be two names.
  @usableFromInline
  package func precedesInBytes(_ other: String) -> Bool {
    let inMemory = unsafe utf8.withContiguousStorageIfAvailable { left in
      unsafe other.utf8.withContiguousStorageIfAvailable { right in
        unsafe left.span.bytes.precedes(right.span.bytes)
      }
    }
    return inMemory.flatMap { $0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Span<UInt8> {
  /// True if the bytes sort before the others.
  package func precedes(_ other: Span<UInt8>) -> Bool {
    unsafe bytes.precedes(other.bytes)
  }
}

extension RawSpan {
  /// Compares eight bytes at a time, because the paths of one project have long equal beginnings.
  fileprivate func precedes(_ other: RawSpan) -> Bool {
    let shared = min(byteCount, other.byteCount)
    var offset = 0
    while offset &+ 8 <= shared {
      let left = unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      let right = unsafe other.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self)
      // As big-endian integers, eight bytes compare like the bytes one after the other.
      if left != right { return left.bigEndian < right.bigEndian }
      offset &+= 8
    }
    while offset < shared {
      let left = unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      let right = unsafe other.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      if left != right { return left < right }
      offset &+= 1
    }
    return byteCount < other.byteCount
  }
}

extension Collection {
  /// Returns all elements sorted by the UTF-8 bytes of their texts; elements with equal texts keep
  /// their order.
  @inlinable
  package func sortedByBytes(of text: (Element) -> String) -> [Element] {
    let elements = Array(self)
    let isSorted = elements.indices.dropFirst().allSatisfy {
      !text(elements[$0]).precedesInBytes(text(elements[$0 - 1]))
    }
    if isSorted { return elements }
    // The first eight bytes decide most comparisons, and pairs of numbers are cheap to move.
    var order = elements.indices.map { (head: text(elements[$0]).firstBytes, index: $0) }
    order.sort { left, right in
      if left.head != right.head { return left.head < right.head }
      let (leftText, rightText) = (text(elements[left.index]), text(elements[right.index]))
      if leftText.precedesInBytes(rightText) { return true }
      return left.index < right.index && !rightText.precedesInBytes(leftText)
    }
    return order.map { elements[$0.index] }
  }

  /// Returns the elements sorted by the UTF-8 bytes of their texts; of elements with equal texts,
  /// only the first.
  @inlinable
  package func distinctByBytes(of text: (Element) -> String) -> [Element] {
    var distinct: [Element] = []
    for element in sortedByBytes(of: text) {
      if let last = distinct.last, !text(last).precedesInBytes(text(element)) { continue }
      distinct.append(element)
    }
    return distinct
  }
}

extension String {
  /// The first eight bytes as a number with the same order; a shorter text is filled with zeros.
  @usableFromInline
  package var firstBytes: UInt64 {
    var bits: UInt64 = 0
    var shift: UInt64 = 64
    for byte in utf8.prefix(8) {
      shift -= 8
      bits |= UInt64(byte) << shift
    }
    return bits
  }
}

extension Collection<String> {
  /// Returns all texts sorted by UTF-8 bytes.
  @inlinable
  package func sortedByBytes() -> [String] { sortedByBytes { $0 } }

  /// Returns the texts sorted by UTF-8 bytes, each once.
  @inlinable
  package func distinctByBytes() -> [String] { distinctByBytes { $0 } }
}

/// Compares two texts by UTF-8 bytes: true or false if one sorts before the other, `nil` if they
/// are equal. So a comparison by several members can be written `precedes(a, b) ?? precedes(c, d)`.
///
/// Swift's `<` and `==` treat canonically equivalent names of two files as equal.
package func precedes(_ left: String, _ right: String) -> Bool? {
  left.hasBytes(of: right) ? nil : left.precedesInBytes(right)
}
