import LocalizationModel

/// Writes the JSON of a report straight into bytes.
///
/// Members must be given in the order of their names, which need no escape. The outermost object and
/// the lists in it have each member or element on a line of its own; what lies deeper shares a line,
/// so that tools that read lines can work with the report too.
struct ReportWriter {
  private var bytes = ContiguousArray<UInt8>()
  /// What comes before `bytes`, where a report is put together from parts.
  private var pieces: [ContiguousArray<UInt8>] = []
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
  init(capacity: Int, lineDepth: Int = 1) {
    self.lineDepth = lineDepth
    bytes.reserveCapacity(capacity)
  }

  /// Begins within an array whose elements stand on lines of their own.
  ///
  /// - Parameters:
  ///   - elementsAtDepth: How many containers are around an element.
  ///   - isFirst: Whether the array's first element is among those that will be written.
  init(capacity: Int, elementsAtDepth depth: Int, isFirst: Bool) {
    bytes.reserveCapacity(capacity)
    self.depth = depth
    self.isFirst = isFirst
    lineDepth = depth - 1
    hasLines = true
  }

  /// The bytes without a line feed at the end.
  consuming func fragment() -> ContiguousArray<UInt8> { bytes }

  /// The bytes, with a line feed at the end.
  consuming func finished() -> ContiguousArray<UInt8> {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The report in pieces, which are not joined because that would copy all of it.
  consuming func finishedPieces() -> [ContiguousArray<UInt8>] {
    bytes.append(UInt8(ascii: "\n"))
    return pieces + [bytes]
  }

  mutating func object(_ members: (inout Self) -> Void) {
    container("{", "}", hasLines: depth < lineDepth, members)
  }

  /// An outermost list.
  mutating func array<Element>(
    _ elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    container("[", "]", hasLines: depth <= lineDepth && !elements.isEmpty) { json in
      json.elements(elements, write)
    }
  }

  mutating func member(_ name: StaticString, _ members: (inout Self) -> Void) {
    start(name)
    object(members)
  }

  mutating func member<Element>(
    _ name: StaticString, arrayOf elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    start(name)
    array(elements, write)
  }

  /// An array of elements that are written already, several to a fragment. None of the fragments is
  /// empty, and all but the first begin as what follows an element does.
  mutating func member(
    _ name: StaticString, arrayOfFragments fragments: [ContiguousArray<UInt8>]
  ) {
    start(name)
    container("[", "]", hasLines: depth <= lineDepth && !fragments.isEmpty) { json in
      if fragments.isEmpty { return }
      json.pieces.append(json.bytes)
      json.pieces += fragments
      json.bytes = []
    }
  }

  mutating func elements<Elements: Sequence>(
    _ elements: Elements, _ write: (inout Self, Elements.Element) -> Void
  ) {
    for element in elements {
      separate()
      write(&self, element)
    }
  }

  mutating func member(_ name: StaticString, _ text: String) {
    start(name)
    value(text)
  }

  mutating func member(_ name: StaticString, _ number: Int) {
    start(name)
    bytes.append(contentsOf: String(number).utf8)
  }

  /// A member whose name is no constant.
  mutating func member(named name: String, _ number: Int) {
    separate()
    value(name)
    bytes.append(contentsOf: ": \(number)".utf8)
  }

  mutating func member<Element>(
    named name: String, arrayOf elements: [Element], _ write: (inout Self, Element) -> Void
  ) {
    separate()
    value(name)
    bytes.append(contentsOf: ": ".utf8)
    array(elements, write)
  }

  mutating func member(named name: String, _ text: String) {
    separate()
    value(name)
    bytes.append(contentsOf: ": ".utf8)
    value(text)
  }

  mutating func member(_ name: StaticString, _ flag: Bool) {
    start(name)
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  mutating func value(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // Most texts need no escape, and a whole text is copied several times as fast as its bytes.
    let isCopied = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      if unsafe Self.needsEscape(text.span) { return false }
      unsafe bytes.append(contentsOf: text)
      return true
    }
    if isCopied != true { escape(text) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ text: Span<UInt8>) -> Bool {
    var offset = 0
    while offset &+ 8 <= text.count {
      let word = ByteWord(at: offset, in: text)
      let special = word.matches(UInt8(ascii: "\"")) | word.matches(UInt8(ascii: "\\"))
      if special | word.controls != 0 { return true }
      offset &+= 8
    }
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
      offset &+= 1
    }
    return false
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
  }

  private mutating func start(_ name: StaticString) {
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
