internal import LocalizationModel

extension ByteWord {
  /// A mask with the high bit of each byte that cannot continue an identifier or is rare in one:
  /// `$` and all beyond ASCII.
  @inline(__always)
  var identifierEnds: UInt64 {
    let each = Self.each
    let ascii = bits & each(0x7F)
    let lower = ascii | each(0x20)
    // Adding `0x80 - c` sets the high bit of each byte that is at least `c`. Bytes are at most 0x7F
    // here, so that no sum carries into the next byte.
    let letters =
      (lower &+ each(0x80 - UInt8(ascii: "a"))) & ~(lower &+ each(0x7F - UInt8(ascii: "z")))
    let digits =
      (ascii &+ each(0x80 - UInt8(ascii: "0"))) & ~(ascii &+ each(0x7F - UInt8(ascii: "9")))
    // Only `_` and DEL are 0x7F in `lower`, and of the two only DEL had the bit 0x20 before.
    let underscores = (lower &+ each(1)) & ~(bits &<< 2)
    return (~(letters | digits | underscores) | bits) & each(0x80)
  }
}

extension Lexer {
  /// True if an ASCII byte can continue an identifier. The subtractions wrap around, so that one
  /// comparison tests both ends of a range.
  @inline(__always)
  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// Lexes a name that begins with a letter beyond ASCII.
  private mutating func lexIdentifier(_ source: Span<UInt8>) {
    let start = offset
    skipIdentifierScalars(source)
    emit(.identifier, from: start)
    skipSpace(source)
  }

  /// Returns the end of the identifier that begins with an ASCII byte, and its first eight bytes
  /// for the lookup of keywords.
  @inline(__always)
  mutating func identifier(
    at start: Int, _ source: Span<UInt8>
  ) -> (end: Int, head: WordHead) {
    var end = start
    let head: WordHead
    if start &+ 8 <= source.count {
      let word = ByteWord(at: start, in: source)
      let count = ByteWord.first(word.identifierEnds)
      head = WordHead(word, count: count)
      end &+= count
      if count == 8 { end = Self.identifierEnd(from: end, source) }
    } else {
      end = Self.identifierEnd(from: end, source)
      head = WordHead(of: source, start..<end)
    }
    let next = byte(end, source)
    if next >= 0x80 || next == UInt8(ascii: "$") {
      offset = end
      skipIdentifierScalars(source)
      end = offset
    }
    return (end, head)
  }

  /// Returns the end of an identifier's ASCII letters, digits and `_`; a `$` or a letter beyond
  /// ASCII may follow.
  static func identifierEnd(from start: Int, _ source: Span<UInt8>) -> Int {
    var offset = start
    while offset &+ 8 <= source.count {
      let count = ByteWord.first(ByteWord(at: offset, in: source).identifierEnds)
      offset &+= count
      if count < 8 { return offset }
    }
    while offset < source.count, continuesIdentifier(source[offset]) { offset &+= 1 }
    return offset
  }

  /// Moves past the rest of an identifier that has scalars beyond ASCII.
  private mutating func skipIdentifierScalars(_ source: Span<UInt8>) {
    while offset < source.count {
      let byte = source[offset]
      if Self.continuesIdentifier(byte) {
        offset += 1
      } else if byte >= 0x80, !isOperatorScalar(at: offset, source), !isSpaceScalar(source) {
        offset += Self.scalarLength(byte)
      } else {
        break
      }
    }
    offset = min(offset, source.count)
  }

  /// Lexes `$0` and the like, and names such as `$item`.
  mutating func lexDollarIdentifier(_ source: Span<UInt8>) {
    let start = offset
    offset += 1
    var isNumbered = true
    while offset < source.count {
      let byte = source[offset]
      guard
        Self.continuesIdentifier(byte)
          || byte >= 0x80 && !isOperatorScalar(at: offset, source) && !isSpaceScalar(source)
      else { break }
      if byte &- UInt8(ascii: "0") >= 10 { isNumbered = false }
      offset += Self.scalarLength(byte)
    }
    offset = min(offset, source.count)
    // `$0` is a closure's argument; `$name` is a name like any other.
    emit(isNumbered ? .dollarIdentifier : .identifier, from: start)
  }

  /// Lexes a name between backticks; since Swift 6.2 it can hold nearly anything but a line break.
  mutating func lexBackticks(_ source: Span<UInt8>) {
    let start = offset
    offset += 1
    while offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "`") {
        offset += 1
        return emit(.identifier, from: start, flags: .backticked)
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      offset += 1
    }
    bytesAhead += offset - start
    // A backtick without a partner is no token; the bytes after it are lexed again.
    offset = start + 1
    pending.insert(.afterSpace)
  }

  mutating func lexNonASCII(_ source: Span<UInt8>) {
    if isSpaceScalar(source) {
      offset = min(offset + Self.scalarLength(source[offset]), source.count)
      pending.insert(.afterSpace)
    } else if isOperatorScalar(at: offset, source) {
      lexOperator(source)
    } else {
      lexIdentifier(source)
    }
  }

  mutating func lexNumber(_ source: Span<UInt8>) {
    let start = offset
    let prefix = byte(start + 1, source)
    if source[start] == UInt8(ascii: "0"),
      prefix == UInt8(ascii: "x") || prefix == UInt8(ascii: "o") || prefix == UInt8(ascii: "b")
    {
      skipDigits(source)
      if skipFraction(source) { skipDigits(source) }
      if source[offset - 1] | 0x20 == UInt8(ascii: "p"), skipSign(source) { skipDigits(source) }
    } else {
      skipDecimals(source)
      // `pair.0.1` is two members, not the number 0.1.
      var isWhole = previous.kind == .period || !skipFraction(source)
      if !isWhole { skipDecimals(source) }
      if byte(offset, source) | 0x20 == UInt8(ascii: "e") {
        isWhole = false
        offset += 1
        _ = skipSign(source)
        skipDecimals(source)
      }
      // Letters belong to a whole number, wrong as they are, but `1.5as` is two tokens.
      if isWhole { skipDigits(source) }
    }
    emit(.number, from: start)
  }

  /// Steps over a period that a digit follows, and returns true if there is one.
  private mutating func skipFraction(_ source: Span<UInt8>) -> Bool {
    guard byte(offset, source) == UInt8(ascii: "."),
      byte(offset + 1, source) &- UInt8(ascii: "0") < 10
    else { return false }
    offset += 1
    return true
  }

  private mutating func skipSign(_ source: Span<UInt8>) -> Bool {
    let sign = byte(offset, source)
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return false }
    offset += 1
    return true
  }

  private mutating func skipDecimals(_ source: Span<UInt8>) {
    while offset < source.count,
      source[offset] &- UInt8(ascii: "0") < 10 || source[offset] == UInt8(ascii: "_")
    {
      offset += 1
    }
  }

  private mutating func skipDigits(_ source: Span<UInt8>) {
    while offset < source.count, Self.continuesIdentifier(source[offset]),
      source[offset] != UInt8(ascii: "$")
    {
      offset += 1
    }
  }

  // MARK: Beyond ASCII

  /// The number of bytes of the UTF-8 sequence that begins with `byte`; 1 for a stray byte.
  @inline(__always)
  static func scalarLength(_ byte: UInt8) -> Int {
    byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
  }

  /// Decodes the scalar at an offset; `nil` if the source ends within it. The bytes are not
  /// validated.
  func scalar(at offset: Int, _ source: Span<UInt8>) -> UInt32? {
    let first = source[offset]
    let length = Self.scalarLength(first)
    guard offset + length <= source.count else { return nil }
    var value = UInt32(first) & (length == 1 ? 0x7F : 0x7F >> UInt32(length))
    for index in 1..<max(length, 1) { value = value << 6 | UInt32(source[offset + index] & 0x3F) }
    return value
  }

  /// True for a no-break space, and for a byte order mark in the middle of a file.
  func isSpaceScalar(_ source: Span<UInt8>) -> Bool {
    switch source[offset] {
    case 0xC2: byte(offset + 1, source) == 0xA0  // U+00A0
    case 0xEF: byte(offset + 1, source) == 0xBB && byte(offset + 2, source) == 0xBF  // U+FEFF
    default: false
    }
  }

  /// True if an operator can start with the scalar at an offset (The Swift Programming Language,
  /// grammar of operators).
  func isOperatorScalar(at offset: Int, _ source: Span<UInt8>) -> Bool {
    guard let scalar = scalar(at: offset, source) else { return false }
    return switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default: false
    }
  }

  /// True if the scalar at an offset can stand in an operator after its first character: an
  /// operator scalar, a combining mark or a variation selector (the same grammar).
  func continuesOperator(at offset: Int, _ source: Span<UInt8>) -> Bool {
    if isOperatorScalar(at: offset, source) { return true }
    return switch scalar(at: offset, source) ?? 0 {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }
}
