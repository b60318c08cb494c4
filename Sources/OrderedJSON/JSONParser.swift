/// Reads a JSON text into the tape of nodes that a ``JSONDocument`` holds.
///
/// The parser does not recurse, so depth costs no stack. It compares the white space it skips with
/// the white space that ``JSONWriter`` would write there: parts with the same layout, called
/// canonical, are later copied instead of written anew.
struct JSONParser {
  private(set) var nodes = ContiguousArray<TapeNode>()
  let dialect: JSONDialect
  /// The open containers, outermost first.
  private var frames: [Frame] = []

  /// A container whose closing bracket is still to come.
  private struct Frame {
    var node: Int
    var isObject: Bool
    /// True if everything in the container so far is laid out as the writer would do it.
    var isCanonical: Bool
  }

  init(dialect: JSONDialect) { self.dialect = dialect }

  mutating func parse(_ source: Span<UInt8>) throws(JSONSyntaxError) {
    guard source.count < Int(UInt32.max) else {
      throw JSONSyntaxError(offset: 0, .tooLarge)
    }
    nodes.reserveCapacity(source.count / 12 + 4)  // an estimate; the array grows if it is too low
    let start = try Self.startOfText(in: source)
    var offset = try space(in: source, from: start)
    guard offset < source.count else {
      throw JSONSyntaxError(offset: offset, .empty)
    }
    repeat {
      offset = try value(in: source, from: offset)
      offset = try afterValue(in: source, from: offset)
    } while !frames.isEmpty
    guard offset == source.count else {
      throw unexpected(at: offset, in: source, wanted: .end)
    }
  }

  /// Reads one value: opens the containers that start here, down to the first empty container or
  /// other value, and returns the offset just past that.
  private mutating func value(
    in source: Span<UInt8>, from start: Int
  ) throws(JSONSyntaxError) -> Int {
    var start = start
    while start < source.count,
      source[start] == UInt8(ascii: "{") || source[start] == UInt8(ascii: "[")
    {
      let depth = frames.count
      start = try container(in: source, from: start)
      if frames.count == depth { return start }
    }
    guard start < source.count else { throw unexpected(at: start, in: source, wanted: .value) }
    switch source[start] {
    case UInt8(ascii: "\""):
      return try string(in: source, from: start)
    case UInt8(ascii: "t"):
      return try literal("true", .boolean, in: source, from: start)
    case UInt8(ascii: "f"):
      return try literal("false", .boolean, in: source, from: start)
    case UInt8(ascii: "n"):
      return try literal("null", .null, in: source, from: start)
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
    guard frames.count < JSONDocument.depthLimit else {
      throw JSONSyntaxError(offset: start, .tooDeep(limit: JSONDocument.depthLimit))
    }
    let isObject = source[start] == UInt8(ascii: "{")
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    add(isObject ? .object : .array, start..<start + 1, isCanonical: true)
    frames.append(Frame(node: nodes.count - 1, isObject: isObject, isCanonical: true))
    let first = try space(in: source, from: start + 1)
    if first < source.count, source[first] == closing {
      let isCanonical = Self.isEmptyLine(source, start + 1..<first, depth: frames.count - 1)
      return close(at: first, isCanonical: isCanonical)
    }
    compareLayout(in: source, start + 1..<first)
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
    // Xcode writes `"key" : value`. This spelling is recognized at once and alone is canonical. A
    // second space, a line break or a comment after the colon takes the general way below.
    if end + 3 < source.count, source[end] == UInt8(ascii: " "),
      source[end + 1] == UInt8(ascii: ":"), source[end + 2] == UInt8(ascii: " "),
      source[end + 3] > UInt8(ascii: " "), source[end + 3] != UInt8(ascii: "/")
    {
      return end + 3
    }
    frames[frames.count - 1].isCanonical = false
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
    while let frame = frames.last {
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
        if comma != offset { frames[frames.count - 1].isCanonical = false }
        compareLayout(in: source, comma + 1..<token)
        return frame.isObject ? try name(in: source, from: token) : token
      }
      guard token < source.count, source[token] == closing else {
        throw unexpected(
          at: token, in: source, wanted: .commaOr(Unicode.Scalar(closing)))
      }
      let isLine = Self.isLine(source, offset..<token, depth: frames.count - 1)
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

  private mutating func literal(
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
      depth: frames.count)
    node.isCanonical = isCanonical
    nodes.append(node)
    if !isCanonical, !frames.isEmpty { frames[frames.count - 1].isCanonical = false }
  }

  /// Closes the innermost container with the bracket at `offset` and returns the offset after it.
  private mutating func close(at offset: Int, isCanonical: Bool) -> Int {
    let frame = frames.removeLast()
    let isCanonical = isCanonical && frame.isCanonical
    nodes[frame.node].end = UInt32(truncatingIfNeeded: offset + 1)
    nodes[frame.node].next = UInt32(truncatingIfNeeded: nodes.count)
    nodes[frame.node].isCanonical = isCanonical
    if !isCanonical, !frames.isEmpty { frames[frames.count - 1].isCanonical = false }
    return offset + 1
  }

  /// Marks the innermost container as not canonical if the white space before a member or element
  /// differs from the writer's.
  @inline(__always)
  private mutating func compareLayout(in source: Span<UInt8>, _ space: Range<Int>) {
    if Self.isLine(source, space, depth: frames.count) { return }
    frames[frames.count - 1].isCanonical = false
  }
}
