/// Writes JSON one member at a time, straight into bytes. The reports of all commands are written
/// with it: some have megabytes, and a tree of values for them would only cost memory.
///
///     var json = JSONStream(capacity: 64)
///     json.object { json in json.member("count", 3) }
///     let bytes = json.finished()
///
/// ``JSONWriter`` writes values and documents, in Xcode's layout. Both spell strings alike except
/// backspace and form feed: `\b` and `\f` there, as Xcode does, `\u0008` and `\u000C` here.
///
/// Members are written in the order of the calls. Names that are constants (`StaticString`) are
/// written without escaping. The outermost object and the arrays in it have each member or element
/// on a line of its own; deeper values share a line, so that line-based tools (`grep`, `diff`) can
/// work with a report.
///
/// The generic members are inlinable because Swift does not specialize them across targets
/// otherwise: 13 MB of extracted strings took 70 ms instead of 25.
@usableFromInline
package struct JSONStream {
  private var bytes = ContiguousArray<UInt8>()
  private var depth = 0
  /// True until the innermost container has its first member or element, which takes no comma.
  private var isFirst = true
  /// True if the members or elements of the innermost container stand on lines of their own.
  private var hasLines = false

  /// The depth of the deepest arrays whose elements have lines of their own.
  private let lineDepth: Int

  /// - Parameters:
  ///   - capacity: The expected number of bytes.
  ///   - lineDepth: Arrays at this depth or less, counted from 0, have one element per line;
  ///     objects at a smaller depth have one member per line. With 0, everything is on one line,
  ///     except the elements of an outermost array.
  package init(capacity: Int, lineDepth: Int = 1) {
    self.lineDepth = lineDepth
    bytes.reserveCapacity(capacity)
  }

  /// Returns the bytes written, with a line feed at the end.
  package consuming func finished() -> ContiguousArray<UInt8> {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Writes an object whose members the closure writes.
  package mutating func object(_ members: (inout Self) -> Void) {
    container("{", "}", hasLines: depth < lineDepth, members)
  }

  /// Writes an array as the outermost value or as an element; `write` writes each element.
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

  /// Writes a member whose value is an object; the closure writes its members.
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

  /// Writes elements of the innermost array, one for each index from 0.
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

  /// Writes a member whose value is a whole number; its name is made at run time and escaped.
  package mutating func member(named name: String, _ number: Int) {
    start(named: name)
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes a member whose value is an array; its name is made at run time and escaped.
  @inlinable
  @inline(__always)
  package mutating func member<Element>(
    named name: String, arrayOf elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    start(named: name)
    array(elements, write)
  }

  /// Writes a member whose value is a string; its name is made at run time and escaped.
  package mutating func member(named name: String, _ text: String) {
    start(named: name)
    value(text)
  }

  /// Writes a member whose value is `true` or `false`.
  package mutating func member(_ name: StaticString, _ flag: Bool) {
    start(name)
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Writes a number as an element, or as the value of a member whose name has been written.
  package mutating func value(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  /// Writes a text as an element, or as the value of a member whose name has been written.
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

  /// Writes the comma and the white space before a member or element.
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
