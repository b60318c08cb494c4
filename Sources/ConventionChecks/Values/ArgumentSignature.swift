import LocalizationModel

/// The arguments of a plain text in eight bytes. Plain texts have at most eight specifiers such as
/// `%@` and `%2$lld`, all numbered or none, no argument twice, and no other percent sign.
///
/// Two plain texts with equal signatures read the same arguments as the same types, so that the
/// placeholder rules skip them. The arguments of other texts are listed by ``ArgumentMap``.
package struct ArgumentSignature: Hashable {
  /// One byte for each argument, the first in the lowest: 0 if it is not read, else the code that
  /// ``letters(at:in:)`` returns.
  private let arguments: UInt64

  /// The value for a text that is not plain; no code is 0xFF.
  private static let odd = UInt64.max

  /// True if the text is not plain, so that only a full parse finds its arguments.
  package var isComplex: Bool { arguments == Self.odd }

  /// True if the text reads an integer or a floating-point number: codes from 2 on, while 1 is `@`.
  var readsNumber: Bool { arguments & 0xFEFE_FEFE_FEFE_FEFE != 0 }

  /// Reads a text that has no percent sign such as `％`.
  package init(_ text: String) { arguments = text.withBytes(Self.read) }

  /// Reads a text with known traits.
  ///
  /// - Parameter traits: The traits of the same text.
  init(_ text: String, _ traits: TextTraits) { self = text.withBytes { Self($0, traits) } }

  /// Reads a text in UTF-8 with known traits.
  ///
  /// - Parameter traits: The traits of the same text.
  init(_ text: Span<UInt8>, _ traits: TextTraits) {
    if traits.contains(.foreignPercent) {
      arguments = Self.odd
    } else if traits.contains(.percent) {
      arguments = Self.read(text)
    } else {
      arguments = 0
    }
  }

  private static func read(_ text: Span<UInt8>) -> UInt64 {
    var arguments: UInt64 = 0
    // The index of the next argument without a number.
    var next = 0
    var hasNumbers = false
    var offset = 0
    while offset < text.count {
      guard text[offset] == UInt8(ascii: "%") else {
        offset = percentSign(from: offset + 1, in: text)
        continue
      }
      offset += 1
      var number = next
      if offset + 1 < text.count, UInt8(ascii: "1")...UInt8(ascii: "8") ~= text[offset],
        text[offset + 1] == UInt8(ascii: "$")
      {
        if next > 0 { return odd }
        number = Int(text[offset] - UInt8(ascii: "1"))
        hasNumbers = true
        offset += 2
      } else {
        if hasNumbers || next == 8 { return odd }
        next += 1
      }
      guard let letters = letters(at: &offset, in: text) else { return odd }
      let shift = UInt64(8 * number)
      if arguments >> shift & 0xFF != 0 { return odd }
      arguments |= letters << shift
    }
    return arguments
  }

  /// Returns the offset of the next percent sign, or the end of the text.
  private static func percentSign(from start: Int, in text: Span<UInt8>) -> Int {
    var offset = start
    while offset &+ 8 <= text.count {
      let matches = ByteWord(at: offset, in: text).firstMatches(UInt8(ascii: "%"))
      if matches != 0 { return offset &+ ByteWord.first(matches) }
      offset &+= 8
    }
    while offset < text.count, text[offset] != UInt8(ascii: "%") { offset &+= 1 }
    return offset
  }

  /// Reads `@`, `d`, `ld`, `lld` and the like, and returns their code; `nil` for anything else.
  private static func letters(at offset: inout Int, in text: Span<UInt8>) -> UInt64? {
    var length: UInt64 = 0
    while length < 2, offset < text.count, text[offset] == UInt8(ascii: "l") {
      length += 1
      offset += 1
    }
    guard offset < text.count else { return nil }
    let letter = text[offset]
    offset += 1
    switch letter {
    case UInt8(ascii: "@") where length == 0: return 1
    case UInt8(ascii: "d"): return 2 + length
    case UInt8(ascii: "u"): return 5 + length
    case UInt8(ascii: "f") where length < 2: return 8 + length
    default: return nil
    }
  }
}
