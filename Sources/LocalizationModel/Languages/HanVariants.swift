/// The Chinese characters that only one of the two scripts uses, Simplified or Traditional. The two
/// share most characters, so rules take only these as proof of a script.
///
/// A word of a table is a character followed by its counterparts in the other script, such as
/// `國国`. `Scripts/han-variants` makes the tables from the Unihan database.
package struct HanVariants: Sendable {
  /// The characters of Traditional Chinese only.
  package static let traditional = HanVariants(traditionalWords)
  /// The characters of Simplified Chinese only.
  package static let simplified = HanVariants(simplifiedWords)

  /// One bit for each of the 65,536 characters of the basic plane, 64 in an integer. The rare
  /// characters beyond are left out.
  private let bits: [UInt64]
  private let words: String

  private init(_ words: String) {
    self.words = words
    var bits = [UInt64](repeating: 0, count: 1024)
    for word in words.split(separator: " ") {
      guard let first = word.unicodeScalars.first, first.value < 0x10000 else { continue }
      bits[Int(first.value >> 6)] |= 1 << UInt64(first.value & 63)
    }
    self.bits = bits
  }

  /// True if only this script uses the character.
  package func contains(_ character: Unicode.Scalar) -> Bool {
    character.value < 0x10000
      && bits[Int(character.value >> 6)] & (1 << UInt64(character.value & 63)) != 0
  }

  /// True if any of the characters occurs in a text in UTF-8.
  package func occur(in text: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      // Each of them has three bytes in UTF-8, of which the first is 0xE0 to 0xEF.
      guard 0xE0...0xEF ~= text[offset], offset + 2 < text.count else {
        offset += 1
        continue
      }
      let value =
        UInt32(text[offset] & 0x0F) << 12 | UInt32(text[offset + 1] & 0x3F) << 6
        | UInt32(text[offset + 2] & 0x3F)
      if bits[Int(value >> 6)] & (1 << UInt64(value & 63)) != 0 { return true }
      offset += 3
    }
    return false
  }

  /// Returns the characters of the other script that replace a character, such as `国` for `國`;
  /// empty for a character that both scripts use.
  package func counterparts(of character: Unicode.Scalar) -> [Unicode.Scalar] {
    for word in words.split(separator: " ") where word.unicodeScalars.first == character {
      return Array(word.unicodeScalars.dropFirst())
    }
    return []
  }
}

extension WritingSystem.HanForm {
  /// The characters that only the other form uses.
  package var excluded: HanVariants {
    switch self {
    case .simplified: .traditional
    case .traditional: .simplified
    }
  }

  /// True if only the other form uses the character.
  package func excludes(_ character: Unicode.Scalar) -> Bool { excluded.contains(character) }
}
