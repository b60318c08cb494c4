/// Reads the words of a text letter by letter, each as a number of twelve bits, with an edge after each
/// word. Digits, marks and letters of scripts without profiles are edges, too.
struct LetterReader {
  /// `_`
  static let edge = UInt64(0x5F)

  private var offset = 0
  private var isInWord = false

  /// - Parameter text: UTF-8; the same at each call.
  /// - Returns: A letter in lower case or ``edge``, never two of them in a row; `nil` at the end.
  mutating func next(in text: Span<UInt8>) -> UInt64? {
    while offset < text.count {
      let byte = text[offset]
      var code = Self.edge
      if byte < 0x80 {
        offset += 1
        let letter = byte | 0x20
        if UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter { code = UInt64(letter) }
      } else {
        let (value, length) = Self.scalar(at: offset, in: text)
        offset += length
        if let scalar = Unicode.Scalar(value), Script.of(scalar) != nil {
          code = Self.code(of: Self.lower(scalar))
        }
      }
      if code == Self.edge, !isInWord { continue }
      isInWord = code != Self.edge
      return code
    }
    if !isInWord { return nil }
    isInWord = false
    return Self.edge
  }

  /// Twelve bits for each letter of a script that there is a profile for.
  static func code(of scalar: Unicode.Scalar) -> UInt64 {
    switch scalar.value {
    case ..<0xE00: UInt64(scalar.value)
    case 0x1E00...0x1EFF: UInt64(scalar.value - 0x1000)
    default: 0xFFF
    }
  }

  /// Lowers the letters that profiles have.
  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    let other: UInt32
    switch value {
    case 0xC0...0xDE, 0x410...0x42F: other = value + 0x20
    case 0x400...0x40F: other = value + 0x50
    case 0x178: other = 0xFF
    case 0x139...0x148, 0x179...0x17E: other = value + (value & 1)
    case 0x1AF: other = 0x1B0
    case 0x100...0x137, 0x14A...0x177, 0x1A0...0x1A5, 0x218...0x21B, 0x460...0x4BF, 0x4D0...0x52F,
      0x1E00...0x1EFF:
      other = value | 1
    default: other = value
    }
    return Unicode.Scalar(other) ?? scalar
  }

  /// The scalar whose first byte is at an offset, and how many bytes it has.
  static func scalar(at offset: Int, in text: Span<UInt8>) -> (value: UInt32, length: Int) {
    func tail(_ index: Int) -> UInt32 {
      offset + index < text.count ? UInt32(text[offset + index] & 0x3F) : 0
    }
    let first = UInt32(text[offset])
    switch first {
    case 0xC0..<0xE0: return ((first & 0x1F) << 6 | tail(1), 2)
    case 0xE0..<0xF0: return ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
    default: return (0xFFFD, first < 0xC0 ? 1 : 4)
    }
  }
}
