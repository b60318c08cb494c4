/// How one catalog is laid out: what stands between its members and their values.
///
/// Xcode's own layout is the one for text that is made; in a file that a script wrote otherwise it
/// would stand out, and lines would end in two ways.
package struct CatalogLayout: Hashable, Sendable {
  /// Empty if the whole file is on one line.
  package private(set) var lineEnd = "\n"
  /// White space of the first depth.
  package private(set) var indent = "  "
  /// Between a member's name and its value.
  package private(set) var separator = " : "
  /// Behind the comma between two members on one line.
  private var gap = ""

  /// The layout that Xcode writes.
  package static let xcode = CatalogLayout()

  private init() {}

  /// - Parameter bytes: The file. Of what it does not tell Xcode's is taken.
  package init(_ bytes: Span<UInt8>) {
    var offset = 0
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "{") { offset += 1 }
    let start = offset + 1
    guard let name = Self.next(from: start, in: bytes), bytes[name] == UInt8(ascii: "\"") else {
      return
    }
    (lineEnd, indent) = Self.lineStart(start..<name, of: bytes)
    offset = Self.endOfString(at: name, in: bytes)
    let space = offset
    guard let colon = Self.next(from: offset, in: bytes), bytes[colon] == UInt8(ascii: ":"),
      let value = Self.next(from: colon + 1, in: bytes)
    else { return }
    let isOnOneLine = !(space..<value).contains { Self.endsLine(bytes[$0]) }
    if isOnOneLine { separator = Self.text(space..<value, of: bytes) }
    if lineEnd.isEmpty { gap = Self.hasGap(from: value, in: bytes) ? " " : "" }
  }

  /// A text in Xcode's layout, in the file's own.
  package func adapted(_ text: String) -> String {
    if self == .xcode { return text }
    var adapted = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "\n" {
        let depth = rest.dropFirst().prefix { $0 == " " }.count
        let isBehindComma = adapted.last == ","
        adapted +=
          lineEnd.isEmpty
          ? (isBehindComma ? gap : "") : lineEnd + String(repeating: indent, count: depth / 2)
        rest = rest.dropFirst(1 + depth)
      } else if character == "\"" {
        let end = Self.endOfString(rest)
        adapted += rest[..<end]
        rest = rest[end...]
      } else if rest.hasPrefix(" : ") {
        adapted += separator
        rest = rest.dropFirst(3)
      } else {
        adapted.append(character)
        rest = rest.dropFirst()
      }
    }
    return adapted
  }

  private static func endOfString(_ text: Substring) -> Substring.Index {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "\"" {
        return text.index(after: index)
      }
    }
    return text.endIndex
  }

  // MARK: Bytes

  /// The first byte that is no white space.
  private static func next(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      default: return offset
      }
    }
    return nil
  }

  /// - Parameter start: The offset of its first quote.
  /// - Returns: Just past its last quote.
  private static func endOfString(at start: Int, in bytes: Span<UInt8>) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }

  private static func lineStart(
    _ space: Range<Int>, of bytes: Span<UInt8>
  ) -> (lineEnd: String, indent: String) {
    guard let last = space.last(where: { endsLine(bytes[$0]) }) else { return ("", "") }
    let isPair =
      bytes[last] == UInt8(ascii: "\n") && last > space.lowerBound
      && bytes[last - 1] == UInt8(ascii: "\r")
    let end = isPair ? "\r\n" : bytes[last] == UInt8(ascii: "\n") ? "\n" : "\r"
    return (end, text(last + 1..<space.upperBound, of: bytes))
  }

  /// Whether a blank stands behind the first comma between values.
  private static func hasGap(from start: Int, in bytes: Span<UInt8>) -> Bool {
    var offset = start
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ",") {
      offset = bytes[offset] == UInt8(ascii: "\"") ? endOfString(at: offset, in: bytes) : offset + 1
    }
    return offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: " ")
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func text(_ range: Range<Int>, of bytes: Span<UInt8>) -> String {
    String(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }
}
