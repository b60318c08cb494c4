/// A script that a letter belongs to. Rules distinguish languages by their scripts, which are
/// certain, and never guess a language from the letters of one script.
package enum Script: UInt8, Sendable, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati
  case oriya, tamil, telugu, kannada, malayalam, sinhala, thai, lao, tibetan, myanmar, georgian
  case ethiopic, cherokee, khmer, mongolian, han, kana, bopomofo, hangul

  /// The English name.
  package var name: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name in the language of messages.
  package var title: Message { Message(listed: name) }

  /// Returns the script of a letter; `nil` for digits, punctuation, symbols, emoji, and letters of
  /// other scripts.
  package static func of(_ scalar: Unicode.Scalar) -> Script? {
    let value = scalar.value
    if value < 0x80 {
      // `| 0x20` turns a capital ASCII letter into a small one.
      return 0x61...0x7A ~= value | 0x20 ? .latin : nil
    }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].first <= value ? ranges[low].script : nil
  }

  /// The ranges of letters, ascending: blocks of Unicode 16 without their signs and punctuation.
  private static let ranges: [(first: UInt32, last: UInt32, script: Script)] = [
    (0xAA, 0xAA, .latin), (0xBA, 0xBA, .latin), (0xC0, 0xD6, .latin), (0xD8, 0xF6, .latin),
    (0xF8, 0x2AF, .latin), (0x370, 0x373, .greek), (0x376, 0x377, .greek), (0x37B, 0x37D, .greek),
    (0x37F, 0x37F, .greek), (0x386, 0x386, .greek), (0x388, 0x3FF, .greek),
    (0x400, 0x481, .cyrillic), (0x48A, 0x52F, .cyrillic), (0x531, 0x556, .armenian),
    (0x561, 0x587, .armenian), (0x5D0, 0x5F2, .hebrew), (0x620, 0x63F, .arabic),
    (0x641, 0x64A, .arabic), (0x66E, 0x6D3, .arabic), (0x6FA, 0x6FC, .arabic),
    (0x750, 0x77F, .arabic), (0x8A0, 0x8C9, .arabic), (0x904, 0x939, .devanagari),
    (0x958, 0x961, .devanagari), (0x971, 0x97F, .devanagari), (0x985, 0x9B9, .bengali),
    (0xA05, 0xA39, .gurmukhi), (0xA85, 0xAB9, .gujarati), (0xB05, 0xB39, .oriya),
    (0xB83, 0xBB9, .tamil), (0xC05, 0xC39, .telugu), (0xC85, 0xCB9, .kannada),
    (0xD05, 0xD3A, .malayalam), (0xD85, 0xDC6, .sinhala), (0xE01, 0xE30, .thai),
    (0xE32, 0xE33, .thai), (0xE40, 0xE46, .thai), (0xE81, 0xEB0, .lao), (0xEC0, 0xEC6, .lao),
    (0xF40, 0xF6C, .tibetan), (0x1000, 0x102A, .myanmar), (0x10A0, 0x10FA, .georgian),
    (0x10FC, 0x10FF, .georgian), (0x1100, 0x11FF, .hangul), (0x1200, 0x135A, .ethiopic),
    (0x13A0, 0x13FD, .cherokee), (0x1780, 0x17B3, .khmer), (0x1820, 0x1878, .mongolian),
    (0x1C80, 0x1C88, .cyrillic), (0x1C90, 0x1CBF, .georgian), (0x1E00, 0x1EFF, .latin),
    (0x1F00, 0x1FFC, .greek), (0x2C60, 0x2C7F, .latin), (0x2D00, 0x2D2D, .georgian),
    (0x2DE0, 0x2DFF, .cyrillic), (0x2E80, 0x2FD5, .han), (0x3005, 0x3007, .han),
    (0x3021, 0x3029, .han), (0x3038, 0x303B, .han), (0x3041, 0x3096, .kana),
    (0x309D, 0x309F, .kana), (0x30A1, 0x30FA, .kana), (0x30FC, 0x30FF, .kana),
    (0x3105, 0x312F, .bopomofo), (0x3131, 0x318E, .hangul), (0x31A0, 0x31BF, .bopomofo),
    (0x31F0, 0x31FF, .kana), (0x3400, 0x4DBF, .han), (0x4E00, 0x9FFF, .han),
    (0xA640, 0xA66E, .cyrillic), (0xA680, 0xA69D, .cyrillic), (0xA722, 0xA787, .latin),
    (0xA78B, 0xA7FF, .latin), (0xA960, 0xA97C, .hangul), (0xAB30, 0xAB5A, .latin),
    (0xAC00, 0xD7A3, .hangul), (0xD7B0, 0xD7FB, .hangul), (0xF900, 0xFAD9, .han),
    (0xFB00, 0xFB06, .latin), (0xFB13, 0xFB17, .armenian), (0xFB1D, 0xFB4F, .hebrew),
    (0xFB50, 0xFBB1, .arabic), (0xFBD3, 0xFDFB, .arabic), (0xFE70, 0xFEFC, .arabic),
    (0xFF66, 0xFF9D, .kana), (0xFFA0, 0xFFDC, .hangul), (0x1B000, 0x1B16F, .kana),
    (0x20000, 0x323AF, .han),
  ]
}
