/// Which Chinese characters belong to one of the two scripts only.
///
/// The words of the tables are a character and its counterparts in the other script; they come from
/// the Unihan database, see `Scripts/han-variants`.
package struct HanVariants: Sendable {
  /// Characters of traditional Chinese only.
  package static let traditional = HanVariants(traditionalWords)
  /// Characters of simplified Chinese only.
  package static let simplified = HanVariants(simplifiedWords)

  /// One bit for each character of the basic plane.
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

  /// Whether the character is written in this form only.
  package func contains(_ character: Unicode.Scalar) -> Bool {
    character.value < 0x10000
      && bits[Int(character.value >> 6)] & (1 << UInt64(character.value & 63)) != 0
  }

  /// Whether any occurs in UTF-8.
  package func occur(in text: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      // Three bytes each; none of the basic plane has a code of four.
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

  /// The characters of the other script that stand for a contained one.
  package func counterparts(of character: Unicode.Scalar) -> [Unicode.Scalar] {
    for word in words.split(separator: " ") where word.unicodeScalars.first == character {
      return Array(word.unicodeScalars.dropFirst())
    }
    return []
  }
}

extension WritingSystem.HanForm {
  /// The characters that are written only in the other form; both forms share most.
  package var excluded: HanVariants {
    switch self {
    case .simplified: .traditional
    case .traditional: .simplified
    }
  }

  /// Whether a character is written only in the other form.
  package func excludes(_ character: Unicode.Scalar) -> Bool { excluded.contains(character) }
}
