/// Finds the end of a JSON string and checks its bytes: UTF-8, escapes, no control characters.
/// ``JSONParser`` makes one for each string and stores its three results in a ``TapeNode``.
struct JSONStringScan {
  /// The offset just past the closing quote.
  private(set) var end: Int
  private(set) var hasEscapes = false
  /// True if the writer would escape the same characters in the same way.
  private(set) var isCanonical = true

  /// - Parameter start: The offset of the opening quote.
  /// - Throws: An error at the faulty byte, or at `start` if the string has no end.
  @inline(__always)
  init(in source: Span<UInt8>, from start: Int) throws(JSONSyntaxError) {
    var offset = start + 1
    end = offset
    while true {
      while offset &+ 8 <= source.count {
        let plainCount = Word(at: offset, in: source).firstSpecial
        offset &+= plainCount
        if plainCount < 8 { break }
      }
      guard offset < source.count else {
        throw JSONSyntaxError(offset: start, .openString)
      }
      let byte = source[offset]
      if byte == UInt8(ascii: "\"") {
        end = offset + 1
        return
      } else if byte >= 0x80 {
        repeat {
          let length = UTF8Sequence.length(at: offset, in: source)
          guard length > 0 else { throw .notUTF8(at: offset) }
          offset += length
        } while offset < source.count && source[offset] >= 0x80
      } else if byte == UInt8(ascii: "\\") {
        let escape = JSONEscape(at: offset, in: source)
        if let fault = escape.fault { throw JSONSyntaxError(offset: offset, .escape(fault)) }
        hasEscapes = true
        if !escape.isCanonical { isCanonical = false }
        offset += escape.length
      } else if byte < 0x20 {
        throw Self.controlCharacter(byte, at: offset)
      } else {
        offset += 1
      }
    }
  }

  private static func controlCharacter(_ byte: UInt8, at offset: Int) -> JSONSyntaxError {
    let reason: JSONSyntaxError.Reason =
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .lineBreakInString
      case UInt8(ascii: "\t"): .tabInString
      default: .controlCharacterInString(byte)
      }
    return JSONSyntaxError(offset: offset, reason)
  }
}

/// A byte as two lower-case hexadecimal digits, as escapes and error messages show it.
func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
