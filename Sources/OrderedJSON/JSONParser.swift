/// Reads a JSON text into the tape of nodes that a ``JSONDocument`` holds.
///
/// It is iterative, so that depth costs no stack. While it skips white space it compares it with
/// what ``JSONWriter`` would write there, which is nearly free and tells later which parts of a
/// file can be copied instead of written anew.
struct JSONParser {
  private(set) var nodes = ContiguousArray<TapeNode>()
  let dialect: JSONDialect
  private var open: [Frame] = []

  /// A container whose closing bracket is still to come.
  private struct Frame {
    var node: Int
    var isObject: Bool
    /// True if all of it so far is laid out as the writer would do it.
    var isCanonical: Bool
  }

  init(dialect: JSONDialect) { self.dialect = dialect }

  mutating func parse(_ source: Span<UInt8>) throws(JSONSyntaxError) {
    guard source.count < Int(UInt32.max) else {
      throw JSONSyntaxError(offset: 0, .tooLarge)
    }
    nodes.reserveCapacity(source.count / 12 + 4)
    let start = try Self.startOfText(in: source)
    var offset = try space(in: source, from: start)
    guard offset < source.count else {
      throw JSONSyntaxError(offset: offset, .empty)
    }
    repeat {
      offset = try value(in: source, from: offset)
      offset = try afterValue(in: source, from: offset)
    } while !open.isEmpty
    guard offset == source.count else {
      throw unexpected(at: offset, in: source, wanted: .end)
    }
  }

  /// Opens the containers that start here and reads the first value inside that is empty or no
  /// container; returns the offset behind it.
  private mutating func value(
    in source: Span<UInt8>, from start: Int
  ) throws(JSONSyntaxError) -> Int {
    var start = start
    while start < source.count,
      source[start] == UInt8(ascii: "{") || source[start] == UInt8(ascii: "[")
    {
      let depth = open.count
      start = try container(in: source, from: start)
      if open.count == depth { return start }
    }
    guard start < source.count else { throw unexpected(at: start, in: source, wanted: .value) }
    switch source[start] {
    case UInt8(ascii: "\""):
      return try string(in: source, from: start)
    case UInt8(ascii: "t"):
      return try word("true", .boolean, in: source, from: start)
    case UInt8(ascii: "f"):
      return try word("false", .boolean, in: source, from: start)
    case UInt8(ascii: "n"):
      return try word("null", .null, in: source, from: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let end = try JSONNumber.end(in: source, from: start)
      add(.number, start..<end, isCanonical: true)
      return end
    default:
      throw unexpected(at: start, in: source, wanted: .value)
    }
  }

  /// Opens a container and returns the offset of its first value, or closes it if it has none.
  private mutating func container(
    in source: Span<UInt8>, from start: Int
  ) throws(JSONSyntaxError) -> Int {
    guard open.count < JSONDocument.depthLimit else {
      throw JSONSyntaxError(offset: start, .tooDeep(limit: JSONDocument.depthLimit))
    }
    let isObject = source[start] == UInt8(ascii: "{")
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    add(isObject ? .object : .array, start..<start + 1, isCanonical: true)
    open.append(Frame(node: nodes.count - 1, isObject: isObject, isCanonical: true))
    let first = try space(in: source, from: start + 1)
    if first < source.count, source[first] == closing {
      let isCanonical = Self.isEmptyLine(source, start + 1..<first, depth: open.count - 1)
      return close(at: first, isCanonical: isCanonical)
    }
    noteLine(in: source, start + 1..<first)
    return isObject ? try name(in: source, from: first) : first
  }

  /// Reads a member's name and its colon; returns the offset of the value.
  private mutating func name(
    in source: Span<UInt8>, from start: Int
  ) throws(JSONSyntaxError) -> Int {
    guard start < source.count, source[start] == UInt8(ascii: "\"") else {
      throw unexpected(at: start, in: source, wanted: .memberName)
    }
    let end = try string(in: source, from: start)
    // Xcode writes `"key" : value`. This spelling is recognized at once and alone is canonical.
    if end + 3 < source.count, source[end] == UInt8(ascii: " "),
      source[end + 1] == UInt8(ascii: ":"), source[end + 2] == UInt8(ascii: " "),
      source[end + 3] > UInt8(ascii: " "), source[end + 3] != UInt8(ascii: "/")
    {
      return end + 3
    }
    open[open.count - 1].isCanonical = false
    let colon = try space(in: source, from: end)
    guard colon < source.count, source[colon] == UInt8(ascii: ":") else {
      throw unexpected(at: colon, in: source, wanted: .colon)
    }
    return try space(in: source, from: colon + 1)
  }

  /// Closes the containers that end here and returns the offset of the innermost open container's
  /// next value, or of what follows the root.
  private mutating func afterValue(
    in source: Span<UInt8>, from start: Int
  ) throws(JSONSyntaxError) -> Int {
    var offset = start
    while let frame = open.last {
      let closing = frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      var token = try space(in: source, from: offset)
      if token < source.count, source[token] == UInt8(ascii: ",") {
        let comma = token
        token = try space(in: source, from: comma + 1)
        if token < source.count, source[token] == closing {
          guard dialect == .relaxed else {
            throw JSONSyntaxError(
              offset: comma, .commaBefore(Unicode.Scalar(closing)))
          }
          offset = close(at: token, isCanonical: false)
          continue
        }
        if comma != offset { open[open.count - 1].isCanonical = false }
        noteLine(in: source, comma + 1..<token)
        return frame.isObject ? try name(in: source, from: token) : token
      }
      guard token < source.count, source[token] == closing else {
        throw unexpected(
          at: token, in: source, wanted: .commaOr(Unicode.Scalar(closing)))
      }
      let isLine = Self.isLine(source, offset..<token, depth: open.count - 1)
      offset = close(at: token, isCanonical: isLine)
    }
    return try space(in: source, from: offset)
  }

  private mutating func string(
    in source: Span<UInt8>, from start: Int
  ) throws(JSONSyntaxError) -> Int {
    let scan = try JSONStringScan(in: source, from: start)
    add(.string, start..<scan.end, isCanonical: scan.isCanonical)
    if scan.hasEscapes { nodes[nodes.count - 1].hasEscapes = true }
    return scan.end
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONKind, in source: Span<UInt8>, from start: Int
  ) throws(JSONSyntaxError) -> Int {
    let text = word.description.utf8
    let end = start + text.count
    guard end <= source.count, zip(text, start..<end).allSatisfy({ $0 == source[$1] }) else {
      throw unexpected(at: start, in: source, wanted: .value)
    }
    add(kind, start..<end, isCanonical: true)
    return end
  }

  @inline(__always)
  private mutating func add(_ kind: JSONKind, _ range: Range<Int>, isCanonical: Bool) {
    var node = TapeNode(
      kind, start: range.lowerBound, end: range.upperBound, next: nodes.count + 1,
      depth: open.count)
    node.isCanonical = isCanonical
    nodes.append(node)
    if !isCanonical, !open.isEmpty { open[open.count - 1].isCanonical = false }
  }

  /// Closes the innermost container with the bracket at `offset` and returns the offset behind it.
  private mutating func close(at offset: Int, isCanonical: Bool) -> Int {
    let frame = open.removeLast()
    let isCanonical = isCanonical && frame.isCanonical
    nodes[frame.node].end = UInt32(truncatingIfNeeded: offset + 1)
    nodes[frame.node].next = UInt32(truncatingIfNeeded: nodes.count)
    nodes[frame.node].isCanonical = isCanonical
    if !isCanonical, !open.isEmpty { open[open.count - 1].isCanonical = false }
    return offset + 1
  }

  /// Compares the white space before a member or element of the innermost container with the
  /// writer's.
  @inline(__always)
  private mutating func noteLine(in source: Span<UInt8>, _ space: Range<Int>) {
    if !Self.isLine(source, space, depth: open.count) { open[open.count - 1].isCanonical = false }
  }
}
