/// Writes JSON a member at a time, straight into bytes: what a report of megabytes is made with, of
/// which no tree of values ever exists.
///
///     var json = JSONStream(capacity: 64)
///     json.object { json in json.member("count", 3) }
///     let bytes = json.finished()
///
/// ``JSONWriter`` writes values and documents, in Xcode's layout. Both spell strings alike but for
/// backspace and form feed: `\b` and `\f` there, as Xcode does, `\u0008` and `\u000C` here.
///
/// Members must be given in the order of their names, which need no escape. The outermost object and
/// the lists in it have each member or element on a line of its own; what lies deeper shares a line,
/// so that tools that read lines can work with the report too.
@usableFromInline
package struct JSONStream {
  private var bytes = ContiguousArray<UInt8>()
  private var depth = 0
  /// Whether the innermost container has nothing in it yet.
  private var isFirst = true
  /// Whether the members or elements of the innermost container stand on lines of their own.
  private var hasLines = false

  /// How deep a container may lie whose members or elements have lines of their own.
  private let lineDepth: Int

  /// - Parameters:
  ///   - capacity: About how many bytes will be written.
  ///   - lineDepth: Lists down to this depth, counted from 0, and the objects above have lines; 0
  ///     for all on one line but the elements of an outermost list.
  package init(capacity: Int, lineDepth: Int = 1) {
    self.lineDepth = lineDepth
    bytes.reserveCapacity(capacity)
  }

  /// The bytes, with a line feed at the end.
  package consuming func finished() -> ContiguousArray<UInt8> {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Writes an object with what the closure writes in it.
  package mutating func object(_ members: (inout Self) -> Void) {
    container("{", "}", hasLines: depth < lineDepth, members)
  }

  /// An outermost list.
  @inlinable
  @inline(__always)
  package mutating func array<Element>(
    _ elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    array(count: elements.count) { json, index in write(&json, elements[index]) }
  }

  @usableFromInline
  mutating func array(count: Int, _ write: (inout Self, Int) -> Void) {
    container("[", "]", hasLines: depth <= lineDepth && count > 0) { json in
      json.elements(count: count, write)
    }
  }

  /// Writes a member whose value is an object; `members` writes what is in it.
  package mutating func member(_ name: StaticString, _ members: (inout Self) -> Void) {
    start(name)
    object(members)
  }

  /// Writes a member whose value is an array; `write` writes each element.
  @inlinable
  @inline(__always)
  package mutating func member<Element>(
    _ name: StaticString, arrayOf elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    start(name)
    array(elements, write)
  }

  /// Elements of the innermost container, each by its index.
  package mutating func elements(count: Int, _ write: (inout Self, Int) -> Void) {
    for index in 0..<count {
      separate()
      write(&self, index)
    }
  }

  /// Writes a member whose value is a string.
  package mutating func member(_ name: StaticString, _ text: String) {
    start(name)
    value(text)
  }

  /// Writes a member whose value is a whole number.
  package mutating func member(_ name: StaticString, _ number: Int) {
    start(name)
    bytes.append(contentsOf: String(number).utf8)
  }

  /// A member whose name is no constant.
  package mutating func member(named name: String, _ number: Int) {
    start(named: name)
    bytes.append(contentsOf: String(number).utf8)
  }

  /// The same for a name that is made at run time, and is escaped.
  @inlinable
  @inline(__always)
  package mutating func member<Element>(
    named name: String, arrayOf elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    start(named: name)
    array(elements, write)
  }

  /// The same for a name that is made at run time, and is escaped.
  package mutating func member(named name: String, _ text: String) {
    start(named: name)
    value(text)
  }

  /// Writes a member whose value is `true` or `false`.
  package mutating func member(_ name: StaticString, _ flag: Bool) {
    start(name)
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Writes a number as an element.
  package mutating func value(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  /// Writes a text as an element.
  package mutating func value(_ text: String) { JSONText.append(text, .numbers, to: &bytes) }

  @usableFromInline
  mutating func start(named name: String) {
    separate()
    value(name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }

  @usableFromInline
  mutating func start(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }

  /// Writes what stands before a member or element.
  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if hasLines {
      line()
    } else if !isFirst {
      bytes.append(UInt8(ascii: " "))
    }
    isFirst = false
  }

  private mutating func line() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, hasLines: Bool,
    _ body: (inout Self) -> Void
  ) {
    let outer = (isFirst: isFirst, hasLines: self.hasLines)
    bytes.append(UInt8(ascii: opening))
    (isFirst, self.hasLines) = (true, hasLines)
    depth += 1
    body(&self)
    depth -= 1
    if hasLines { line() }
    bytes.append(UInt8(ascii: closing))
    (isFirst, self.hasLines) = outer
  }
}
