/// The escapes of string literals in C and Objective-C (C23, 6.4.4.5 and 6.4.3), for ``CLexer``.
enum CEscape {
  /// Decodes one escape and appends its bytes.
  ///
  /// - Parameter offset: The offset of the byte after the backslash.
  /// - Returns: The offset after the escape.
  static func decode(at offset: Int, in source: Span<UInt8>, to text: inout [UInt8]) -> Int {
    guard offset < source.count else { return offset }
    // A backslash at the end of a line continues the literal on the next one.
    let lineBreak = CLexer.lineBreak(at: offset, in: source)
    if lineBreak > 0 { return offset + lineBreak }
    switch source[offset] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "e"): text.append(0x1B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let (value, end) = number(at: offset, upTo: 3, radix: 8, in: source)
      text.append(UInt8(truncatingIfNeeded: value))
      return end
    case UInt8(ascii: "x"):
      let (value, end) = number(at: offset + 1, upTo: .max, radix: 16, in: source)
      if end > offset + 1 { text.append(UInt8(truncatingIfNeeded: value)) }
      return end
    case UInt8(ascii: "u"): return decodeScalar(at: offset + 1, digits: 4, in: source, to: &text)
    case UInt8(ascii: "U"): return decodeScalar(at: offset + 1, digits: 8, in: source, to: &text)
    default: text.append(source[offset])
    }
    return offset + 1
  }

  private static func decodeScalar(
    at offset: Int, digits: Int, in source: Span<UInt8>, to text: inout [UInt8]
  ) -> Int {
    let (value, end) = number(at: offset, upTo: digits, radix: 16, in: source)
    if end > offset, let scalar = Unicode.Scalar(value) {
      text += Array(String(Character(scalar)).utf8)
    }
    return end
  }

  /// Reads digits up to a count; bits beyond 32 are lost.
  private static func number(
    at start: Int, upTo count: Int, radix: Int, in source: Span<UInt8>
  ) -> (value: UInt32, end: Int) {
    var value: UInt32 = 0
    var offset = start
    while offset < source.count, offset - start < count,
      let digit = Character(Unicode.Scalar(source[offset])).hexDigitValue, digit < radix
    {
      value = value &* UInt32(radix) &+ UInt32(digit)
      offset += 1
    }
    return (value, offset)
  }
}
