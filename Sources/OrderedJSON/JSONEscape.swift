/// One escape of a JSON string, such as `\n` or `\u00E9`, decoded; a surrogate pair counts as one.
/// The parser checks escapes with it, and ``JSONDocument`` decodes strings.
struct JSONEscape {
  /// The number of bytes, the backslash included: 2 as in `\n`, 6 as in `\u00E9`, or 12 for a
  /// surrogate pair.
  let length: Int
  /// The decoded character, or `nil` if JSON has no such escape.
  let scalar: Unicode.Scalar?
  /// True if ``JSONWriter`` spells this character with this very escape.
  let isCanonical: Bool
  /// The reason why there is no scalar; `nil` if there is one.
  let fault: JSONSyntaxError.EscapeFault?

  /// - Parameter start: The offset of the backslash.
  init(at start: Int, in source: Span<UInt8>) {
    guard start + 1 < source.count else {
      self.init(fault: .endOfFile)
      return
    }
    let letter = source[start + 1]
    let oneLetter: Unicode.Scalar? =
      switch letter {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(letter)
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "t"): "\t"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "b"): "\u{08}"
      case UInt8(ascii: "f"): "\u{0C}"
      default: nil
      }
    if let oneLetter {
      // JSON permits `\/`, but the writer leaves a slash as it is.
      self.init(length: 2, scalar: oneLetter, isCanonical: letter != UInt8(ascii: "/"))
    } else if letter == UInt8(ascii: "u") {
      self.init(unicodeAt: start, in: source)
    } else {
      self.init(fault: .unknown)
    }
  }

  private init(unicodeAt start: Int, in source: Span<UInt8>) {
    guard let unit = Self.codeUnit(at: start, in: source) else {
      self.init(fault: .digits)
      return
    }
    // A code unit is a scalar unless it is a surrogate: high from D800 on, low from DC00 to DFFF.
    if let scalar = Unicode.Scalar(unit) {
      // The writer uses `\u` only for control characters without a letter, with lower-case digits.
      let isCanonical =
        unit < 0x20 && !Self.hasLetterEscape(unit)
        && !(2..<6).contains { Self.isUpperCase(source[start + $0]) }
      self.init(length: 6, scalar: scalar, isCanonical: isCanonical)
      return
    }
    guard unit < 0xDC00 else {
      self.init(fault: .lowSurrogate)
      return
    }
    guard let low = Self.codeUnit(at: start + 6, in: source), 0xDC00..<0xE000 ~= low else {
      self.init(fault: .highSurrogate)
      return
    }
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    self.init(length: 12, scalar: Unicode.Scalar(value), isCanonical: false)
  }

  private init(length: Int, scalar: Unicode.Scalar?, isCanonical: Bool) {
    self.length = length
    self.scalar = scalar
    self.isCanonical = isCanonical
    fault = nil
  }

  private init(fault: JSONSyntaxError.EscapeFault) {
    length = 2
    scalar = nil
    isCanonical = false
    self.fault = fault
  }

  /// The UTF-16 code unit of the `\uXXXX` at `start`, or `nil` if none starts there.
  private static func codeUnit(at start: Int, in source: Span<UInt8>) -> UInt16? {
    guard start + 6 <= source.count, source[start] == UInt8(ascii: "\\"),
      source[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for offset in start + 2..<start + 6 {
      let byte = source[offset]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// True if a control character has a one-letter escape such as `\n`, which the writer prefers.
  private static func hasLetterEscape(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x08, 0x09, 0x0A, 0x0C, 0x0D: true  // \b \t \n \f \r
    default: false
    }
  }

  private static func isUpperCase(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
  }
}
