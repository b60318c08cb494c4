internal import LocalizationModel

/// Finds braces that close without a quote between them: the body of a function or closure that
/// holds no literal, whose tokens are never asked for.
///
/// It looks at bytes, not at tokens, several at a time, and at none of them twice: what a search in
/// vain has found out about the braces in a body that does hold a literal is kept until the lexer
/// comes to them.
struct PlainBodies: ~Copyable {
  /// An opening brace and the one that closes it.
  struct Body {
    let start: UInt32
    /// Offset of the closing brace; 0 where something else comes before it.
    var end: UInt32
    /// The body around it.
    let around: BodyID
  }

  /// The bodies from the last search, by start.
  private var bodies = PlainBuffer<BodyID, Body>(capacity: 64)
  /// The first of them that the lexer has not come to.
  private var next = BodyID(position: 0)
  /// Where the last search gave up.
  private var end = 0
  /// Bytes that were looked at, comments among them: what tests of growth measure.
  private(set) var bytesAhead = 0

  /// The offset of the brace that closes the one at `start`, or `nil` where a literal, or something
  /// that takes a lexer to read, comes before it.
  ///
  /// - Parameter start: Greater than at the last call.
  mutating func closingBrace(_ start: Int, _ source: Span<UInt8>) -> Int? {
    if start >= end {
      bodies.removeLast(bodies.count)
      next = BodyID(position: 0)
      search(from: start, source)
      bytesAhead &+= end &- start
    }
    while next < bodies.endIndex {
      let body = bodies[next]
      if Int(body.start) > start { return nil }
      next += 1
      if Int(body.start) == start { return body.end == 0 ? nil : Int(body.end) }
    }
    return nil
  }

  /// Looks at braces from an opening one up to its partner, or to where that cannot be told.
  ///
  /// Where the next eight bytes are does not depend on what these eight hold, so that the processor
  /// looks at several such words at once.
  private mutating func search(from start: Int, _ source: Span<UInt8>) {
    var word = start
    var around = BodyID.none
    if source.count < 8 {
      end = source.count
      return
    }
    words: while word < source.count {
      // The last word overlaps the one before it, whose bytes do not count again.
      let first = min(word, source.count &- 8)
      var marks = ByteWord(at: first, in: source).bodyMarks & (~0 &<< UInt64((word &- first) &* 8))
      word = first
      while marks != 0 {
        let offset = word &+ ByteWord.first(marks)
        marks &= marks &- 1
        switch source[offset] {
        case UInt8(ascii: "{"):
          bodies.append(
            Body(start: UInt32(truncatingIfNeeded: offset), end: 0, around: around))
          around = bodies.endIndex - 1
        case UInt8(ascii: "}"):
          bodies[around].end = UInt32(truncatingIfNeeded: offset)
          around = bodies[around].around
          if around != .none { continue }
          end = offset
          return
        case UInt8(ascii: "/"):
          if offset &+ 1 < source.count, source[offset &+ 1] == UInt8(ascii: "/") {
            word = source.lineBreak(from: offset, to: source.count)
            continue words
          }
          if divides(offset, source) { continue }
          end = offset
          return
        case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "`"):
          end = offset
          return
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
          // Maybe a line of a version control system's, which the lexer reports.
          if source[offset &- 1] != UInt8(ascii: "\n") { continue }
          end = offset
          return
        default: continue
        }
      }
      word &+= 8
    }
    end = source.count
  }

  /// Whether a slash is surely an operator: right behind an operand, or with a space on either side.
  @inline(__always)
  private func divides(_ slash: Int, _ source: Span<UInt8>) -> Bool {
    guard slash &+ 1 < source.count, source[slash &+ 1] != UInt8(ascii: "*") else { return false }
    let before = source[slash &- 1]
    guard before == UInt8(ascii: " ") else { return endsOperand(before) }
    // Where an operand is missing, a regex may begin with a space.
    return source[slash &+ 1] == UInt8(ascii: " ") && endsOperand(source[slash &- 2])
  }

  @inline(__always)
  private func endsOperand(_ byte: UInt8) -> Bool {
    Lexer.continuesIdentifier(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }
}

/// Which body of a search.
struct BodyID: BufferIndex {
  let position: Int

  static let none = BodyID(position: -1)
}

extension ByteWord {
  /// Which bytes may say where a body ends; others can be among them.
  @inline(__always)
  fileprivate var bodyMarks: UInt64 {
    let each = Self.each
    // A byte that becomes 0 is meant; as in `firstMatches`, one behind it may be marked, too.
    let quoteOrPound = (bits | each(1)) ^ each(UInt8(ascii: "#"))
    let angle = (bits & each(0xFD)) ^ each(UInt8(ascii: "<"))
    let slash = bits ^ each(UInt8(ascii: "/"))
    let backtick = bits ^ each(UInt8(ascii: "`"))
    // `{`, `|`, `}` and what comes behind them in ASCII.
    let brace = ((bits & each(0x7F)) &+ each(0x80 - UInt8(ascii: "{"))) & ~bits
    let marks =
      (quoteOrPound &- each(1)) & ~quoteOrPound | (angle &- each(1)) & ~angle
      | (slash &- each(1)) & ~slash | (backtick &- each(1)) & ~backtick | brace
    return marks & each(0x80)
  }
}
