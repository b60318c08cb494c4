/// White space and comments between the tokens of a JSON text, and the byte order mark before it.
extension JSONParser {
  /// Returns the offset of the first byte that is neither white space nor, in the relaxed dialect,
  /// part of a comment.
  @inline(__always)
  func space(in source: Span<UInt8>, from start: Int) throws(JSONSyntaxError) -> Int {
    var offset = start
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: " "):
        offset += 1
        while offset + 8 <= source.count, Word(at: offset, in: source).isSpaces { offset += 8 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "/") where dialect == .relaxed:
        offset = try comment(in: source, from: offset)
      default:
        return offset
      }
    }
    return offset
  }

  /// Returns the offset just past the comment that starts at `start`; of a `//` comment, the offset
  /// of the line break that ends it.
  private func comment(in source: Span<UInt8>, from start: Int) throws(JSONSyntaxError) -> Int {
    let second = start + 1 < source.count ? source[start + 1] : 0
    var offset = start + 2
    if second == UInt8(ascii: "/") {
      while offset < source.count, source[offset] != UInt8(ascii: "\n"),
        source[offset] != UInt8(ascii: "\r")
      {
        offset += try scalarLength(in: source, at: offset)
      }
      return offset
    }
    guard second == UInt8(ascii: "*") else {
      throw unexpected(at: start, in: source, wanted: .comment)
    }
    while offset + 1 < source.count {
      if source[offset] == UInt8(ascii: "*"), source[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += try scalarLength(in: source, at: offset)
    }
    throw JSONSyntaxError(offset: start, .openComment)
  }

  private func scalarLength(in source: Span<UInt8>, at offset: Int) throws(JSONSyntaxError) -> Int {
    if source[offset] < 0x80 { return 1 }
    let length = UTF8Sequence.length(at: offset, in: source)
    guard length > 0 else { throw .notUTF8(at: offset) }
    return length
  }

  /// Returns the offset past a UTF-8 byte order mark, or 0 if there is none.
  ///
  /// - Throws: `utf16` if a byte order mark or a zero byte shows UTF-16 or UTF-32. Without this
  ///   check the error would be about an unexpected first byte.
  static func startOfText(in source: Span<UInt8>) throws(JSONSyntaxError) -> Int {
    guard source.count >= 2 else { return 0 }
    switch (source[0], source[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE),  // a mark: big or little endian
      (0, _), (_, 0):  // no mark: JSON begins with ASCII, whose other byte is 0
      throw JSONSyntaxError(offset: 0, .utf16)
    case (0xEF, 0xBB) where source.count >= 3 && source[2] == 0xBF:  // U+FEFF in UTF-8
      return 3
    default:
      return 0
    }
  }

  /// True if white space is one line feed and the indentation of this depth, as the writer puts it
  /// before a member, an element or a closing bracket.
  @inline(__always)
  static func isLine(_ source: Span<UInt8>, _ space: Range<Int>, depth: Int) -> Bool {
    guard space.count == 1 + 2 * depth, source[space.lowerBound] == UInt8(ascii: "\n") else {
      return false
    }
    var offset = space.lowerBound + 1
    while offset + 8 <= space.upperBound {
      guard Word(at: offset, in: source).isSpaces else { return false }
      offset += 8
    }
    while offset < space.upperBound {
      guard source[offset] == UInt8(ascii: " ") else { return false }
      offset += 1
    }
    return true
  }

  /// True if white space is what the writer puts between the brackets of an empty container of this
  /// depth: an empty line, then the indentation.
  static func isEmptyLine(_ source: Span<UInt8>, _ space: Range<Int>, depth: Int) -> Bool {
    guard space.count == 2 + 2 * depth, source[space.lowerBound] == UInt8(ascii: "\n") else {
      return false
    }
    return isLine(source, space.lowerBound + 1..<space.upperBound, depth: depth)
  }
}
