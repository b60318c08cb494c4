/// The white space of a catalog file: its line end, its indentation, and the separator of names and
/// values.
///
/// ``StringCatalog`` writes the fixes of `gloss check` in Xcode's layout. In a file of another tool
/// that would mix two layouts and line ends, so ``adapted(_:)`` rewrites a fix in the file's own.
package struct CatalogLayout: Hashable, Sendable {
  /// The line end, such as `\n`; empty if the whole file is on one line.
  package private(set) var lineEnd = "\n"
  /// The white space of one level of nesting.
  package private(set) var indent = "  "
  /// The text between a member's name and its value, ` : ` in Xcode's files.
  package private(set) var separator = " : "
  /// The text after the comma between two members on one line: a space or nothing.
  private var gap = ""

  /// The layout that Xcode writes.
  package static let xcode = CatalogLayout()

  private init() {}

  /// Reads the layout off the first member of a file. Where that does not show it, the layout is
  /// Xcode's.
  package init(_ bytes: Span<UInt8>) {
    var offset = 0
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "{") { offset += 1 }
    let start = offset + 1
    guard let name = Self.nextVisible(from: start, in: bytes), bytes[name] == UInt8(ascii: "\"")
    else { return }
    (lineEnd, indent) = Self.lineStart(start..<name, of: bytes)
    offset = Self.endOfString(at: name, in: bytes)
    let space = offset
    guard let colon = Self.nextVisible(from: offset, in: bytes), bytes[colon] == UInt8(ascii: ":"),
      let value = Self.nextVisible(from: colon + 1, in: bytes)
    else { return }
    let isOnOneLine = !(space..<value).contains { Self.endsLine(bytes[$0]) }
    if isOnOneLine { separator = Self.text(space..<value, of: bytes) }
    if lineEnd.isEmpty { gap = Self.hasGap(from: value, in: bytes) ? " " : "" }
  }

  /// Returns a JSON text in the file's own layout.
  ///
  /// - Parameter text: JSON in Xcode's layout. Strings in it are not touched.
  package func adapted(_ text: String) -> String {
    if self == .xcode { return text }
    var adapted = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "\n" {
        let spaceCount = rest.dropFirst().prefix { $0 == " " }.count
        let followsComma = adapted.last == ","
        // Xcode indents each level by two spaces.
        adapted +=
          lineEnd.isEmpty
          ? (followsComma ? gap : "") : lineEnd + String(repeating: indent, count: spaceCount / 2)
        rest = rest.dropFirst(1 + spaceCount)
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

  /// Returns the index just past the closing quote of the string at the start of the text.
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

  /// Returns the offset of the first byte from `start` on that is not white space; `nil` if there
  /// is none.
  private static func nextVisible(from start: Int, in bytes: Span<UInt8>) -> Int? {
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

  /// Returns the offset just past the closing quote of a string.
  ///
  /// - Parameter start: The offset of its opening quote.
  private static func endOfString(at start: Int, in bytes: Span<UInt8>) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }

  /// Splits the white space before the file's first member into the line end and the indentation.
  private static func lineStart(
    _ space: Range<Int>, of bytes: Span<UInt8>
  ) -> (lineEnd: String, indent: String) {
    guard let last = space.last(where: { endsLine(bytes[$0]) }) else { return ("", "") }
    let isCRLF =
      bytes[last] == UInt8(ascii: "\n") && last > space.lowerBound
      && bytes[last - 1] == UInt8(ascii: "\r")
    let end = isCRLF ? "\r\n" : bytes[last] == UInt8(ascii: "\n") ? "\n" : "\r"
    return (end, text(last + 1..<space.upperBound, of: bytes))
  }

  /// True if a space follows the first comma between members.
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
