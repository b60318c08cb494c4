/// A growing array of plain values with one owner, for tokens and nodes.
///
/// A lexer appends millions of tokens: the check of `ContiguousArray` for shared storage
/// costs more than making the tokens.
@safe @usableFromInline
package struct PlainBuffer<Index: BufferIndex, Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements.
  @usableFromInline package private(set) var count = 0
  #if DEBUG
    /// The counter of ``looks``, a pointer because reads cannot change the buffer itself.
    @usableFromInline let looked: UnsafeMutablePointer<Int>
    /// The number of reads and writes of elements so far, in debug builds only. Tests check with it
    /// that work grows in proportion to the source.
    package var looks: Int { unsafe looked.pointee }
  #endif

  /// - Parameter capacity: The number of elements that fit before it grows; at least 16.
  package init(capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe base = .allocate(capacity: self.capacity)
    #if DEBUG
      unsafe looked = .allocate(capacity: 1)
      unsafe looked.initialize(to: 0)
    #endif
  }

  deinit {
    unsafe base.deallocate()
    #if DEBUG
      unsafe looked.deallocate()
    #endif
  }

  @usableFromInline package subscript(index: Index) -> Element {
    @inlinable @inline(__always)
    get {
      check(index)
      return unsafe base[index.position]
    }
    @inlinable @inline(__always)
    set {
      check(index)
      unsafe base[index.position] = newValue
    }
  }

  /// Traps on an index out of bounds, so that no input can reach memory beyond the values.
  @inlinable @inline(__always)
  func check(_ index: Index) {
    #if DEBUG
      unsafe looked.pointee += 1
    #endif
    precondition(
      UInt(bitPattern: index.position) < UInt(bitPattern: count), "no value at this index")
  }

  /// The element appended last; `nil` if there is none.
  @inline(__always)
  package var last: Element? { count > 0 ? self[endIndex - 1] : nil }

  /// Adds an element at the end, doubling the memory where it is full.
  @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: element)
    count &+= 1
  }

  /// Removes the elements from an index on.
  @inline(__always)
  mutating func removeAll(from index: Index) { removeLast(max(0, endIndex - index)) }

  /// Removes elements at the end.
  @inline(__always)
  package mutating func removeLast(_ number: Int = 1) {
    precondition(number >= 0 && number <= count, "no more values can go than there are")
    count -= number
  }

  /// The indices of all elements, ascending.
  @inlinable package var indices: Range<Index> { Index(position: 0)..<endIndex }

  /// The index after the last element.
  @inlinable package var endIndex: Index { Index(position: count) }

  /// Copies the elements into an array.
  package func array() -> ContiguousArray<Element> {
    unsafe ContiguousArray(unsafeUninitializedCapacity: count) { copy, initialized in
      if let start = copy.baseAddress { unsafe start.initialize(from: base, count: count) }
      initialized = count
    }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    unsafe larger.initialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity *= 2
  }
}
