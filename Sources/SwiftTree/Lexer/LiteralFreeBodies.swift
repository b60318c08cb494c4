internal import LocalizationModel

/// Finds the closing brace of a body that holds no string literal, so that the lexer need not make
/// tokens of the body.
///
/// It tests eight bytes at a time and each byte once: the braces that a search met on its way to a
/// literal are kept until the lexer comes to them.
struct LiteralFreeBodies: ~Copyable {
  /// An opening brace and its closing one.
  struct Body {
    let start: UInt32
    /// The offset of the closing brace; 0 if a literal, or something that takes a lexer to read,
    /// comes first.
    var end: UInt32
    /// The body that contains this one, or `none`.
    let outer: BodyID
  }

  /// The bodies that the last search met, by start.
  private var bodies = PlainBuffer<BodyID, Body>(capacity: 64)
  /// The first body in ``bodies`` that the lexer has not reached.
  private var next = BodyID(position: 0)
  /// The offset where the last search stopped.
  private var searchEnd = 0
  /// The number of bytes searched, comments included. Tests check that it grows no faster than the
  /// source.
  private(set) var bytesAhead = 0

  /// Returns the offset of the brace that closes the one at `start`, or `nil` if a string literal,
  /// or something that takes a lexer to read, comes before it.
  ///
  /// - Parameter start: The offset of an opening brace, greater than at the last call.
  mutating func closingBrace(_ start: Int, _ source: Span<UInt8>) -> Int? {
    if start >= searchEnd {
      bodies.removeLast(bodies.count)
      next = BodyID(position: 0)
      search(from: start, source)
      bytesAhead &+= searchEnd &- start
    }
    while next < bodies.endIndex {
      let body = bodies[next]
      if Int(body.start) > start { return nil }
      next += 1
      if Int(body.start) == start { return body.end == 0 ? nil : Int(body.end) }
    }
    return nil
  }

  /// Records braces from an opening one up to its partner, or to the first byte that takes a lexer
  /// to read.
  ///
  /// The place of the next eight bytes does not depend on the contents of these, so that a processor
  /// works on several words at once.
  private mutating func search(from start: Int, _ source: Span<UInt8>) {
    var word = start
    var outer = BodyID.none
    if source.count < 8 {
      searchEnd = source.count
      return
    }
    words: while word < source.count {
      // The last word overlaps the one before it, whose bytes do not count again.
      let first = min(word, source.count &- 8)
      var marks = ByteWord(at: first, in: source).bodyMarks & (~0 &<< UInt64((word &- first) &* 8))
      word = first
      while marks != 0 {
        let offset = word &+ ByteWord.first(marks)
        marks &= marks &- 1  // clears the lowest mark
        switch source[offset] {
        case UInt8(ascii: "{"):
          bodies.append(
            Body(start: UInt32(truncatingIfNeeded: offset), end: 0, outer: outer))
          outer = bodies.endIndex - 1
        case UInt8(ascii: "}"):
          bodies[outer].end = UInt32(truncatingIfNeeded: offset)
          outer = bodies[outer].outer
          if outer != .none { continue }
          searchEnd = offset
          return
        case UInt8(ascii: "/"):
          if offset &+ 1 < source.count, source[offset &+ 1] == UInt8(ascii: "/") {
            word = source.lineBreak(from: offset, to: source.count)
            continue words
          }
          if divides(offset, source) { continue }
          searchEnd = offset
          return
        case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "`"):
          searchEnd = offset
          return
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
          // This may be a merge conflict's marker, which the lexer reports.
          if source[offset &- 1] != UInt8(ascii: "\n") { continue }
          searchEnd = offset
          return
        default: continue
        }
      }
      word &+= 8
    }
    searchEnd = source.count
  }

  /// True if a slash is surely an operator: right after an operand, or with a space on either side
  /// and an operand before.
  @inline(__always)
  private func divides(_ slash: Int, _ source: Span<UInt8>) -> Bool {
    guard slash &+ 1 < source.count, source[slash &+ 1] != UInt8(ascii: "*") else { return false }
    let before = source[slash &- 1]
    guard before == UInt8(ascii: " ") else { return endsOperand(before) }
    // Without an operand before it, the slash may begin a regex, even if a space follows.
    return source[slash &+ 1] == UInt8(ascii: " ") && endsOperand(source[slash &- 2])
  }

  @inline(__always)
  private func endsOperand(_ byte: UInt8) -> Bool {
    Lexer.continuesIdentifier(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }
}

/// The index of a body in the last search.
struct BodyID: BufferIndex {
  let position: Int

  static let none = BodyID(position: -1)
}

extension ByteWord {
  /// A mask of the bytes that may end a search: braces, quotes, `#`, slashes, backticks, angles and
  /// some others, which the caller skips.
  @inline(__always)
  fileprivate var bodyMarks: UInt64 {
    let each = Self.each
    // Bytes that become 0 match: `"` and `#`, and `<` and `>`, differ in one bit each, which is
    // ignored. As in `firstMatches`, the byte after a match may be marked as well.
    let quoteOrPound = (bits | each(1)) ^ each(UInt8(ascii: "#"))
    let angle = (bits & each(0xFD)) ^ each(UInt8(ascii: "<"))
    let slash = bits ^ each(UInt8(ascii: "/"))
    let backtick = bits ^ each(UInt8(ascii: "`"))
    // `{`, `|`, `}` and the two characters that follow them in ASCII.
    let brace = ((bits & each(0x7F)) &+ each(0x80 - UInt8(ascii: "{"))) & ~bits
    let marks =
      (quoteOrPound &- each(1)) & ~quoteOrPound | (angle &- each(1)) & ~angle
      | (slash &- each(1)) & ~slash | (backtick &- each(1)) & ~backtick | brace
    return marks & each(0x80)
  }
}
