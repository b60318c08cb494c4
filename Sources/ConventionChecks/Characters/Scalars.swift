/// Classes of single characters for the rules. The ranges cover the languages of user interfaces,
/// which are less than all of Unicode.
extension Unicode.Scalar {
  /// True for a Chinese character: the blocks CJK Unified Ideographs, its extensions, and the
  /// compatibility ideographs.
  var isHan: Bool {
    switch value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  var isKana: Bool { (0x3041...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value) }

  /// True if the character is twice as wide as a Latin letter: East Asian scripts, full-width forms
  /// and emoji. The rule `length` counts it as two columns.
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  // `& ~0x20` turns a small ASCII letter into a capital one.
  var isASCIILetter: Bool { (0x41...0x5A).contains(value & ~0x20) && value < 0x80 }

  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  var isASCIIUppercase: Bool { (0x41...0x5A).contains(value) }

  var isUppercaseLetter: Bool { isASCIIUppercase || (value >= 0x80 && properties.isUppercase) }

  /// The first scalar of the lower-case form, which may have several.
  var startOfLowercase: Unicode.Scalar {
    if value < 0x80 { return isASCIIUppercase ? Unicode.Scalar(UInt8(value | 0x20)) : self }
    return properties.lowercaseMapping.unicodeScalars.first ?? self
  }

  /// True for a mark that closes a quotation, a bracket or Markdown, and so may follow the end of a
  /// sentence.
  var isClosing: Bool {
    switch self {
    case "\"", "'", "”", "’", "»", "›", ")", "]", "}", "）", "】", "」", "』", "》", "*", "_", "`":
      true
    default: false
    }
  }
}
