import LocalizationModel

/// Which arguments a text takes, if it says so in the plainest way: at most eight specifiers such as
/// `%@` and `%2$lld`, all with a number or none, no argument twice, and no other percent sign.
///
/// Two texts with the same plain shape take the same arguments as the same types, in whatever order.
package struct FormatShape: Hashable {
  /// For each argument one byte, the first in the lowest: 0 for one that is not taken, else which
  /// ``letters`` take it.
  private let arguments: UInt64

  private static let odd = UInt64.max

  /// Whether it is another shape than that: only a full reading tells.
  package var isOdd: Bool { arguments == Self.odd }

  /// Whether it takes a whole number or one with a fraction.
  var takesNumber: Bool { arguments & 0xFEFE_FEFE_FEFE_FEFE != 0 }

  /// Reads a text without percent signs of other widths and scripts.
  package init(_ text: String) { arguments = text.withBytes(Self.read) }

  /// - Parameter traits: The traits of the same text.
  init(_ text: String, _ traits: TextTraits) { self = text.withBytes { Self($0, traits) } }

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
    // Of the specifiers without numbers.
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
      let place = UInt64(8 * number)
      if arguments >> place & 0xFF != 0 { return odd }
      arguments |= letters << place
    }
    return arguments
  }

  /// - Returns: The end of the text if there is none.
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

  /// `@`, `d`, `ld`, `lld` and the like; `nil` for anything else.
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
