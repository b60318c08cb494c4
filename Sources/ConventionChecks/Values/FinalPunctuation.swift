import LocalizationModel

/// The kind of punctuation mark at the end of a text, independent of its script: `。` and `.` are
/// both a stop. `end-punctuation` compares the ends of a translation and its source.
enum FinalPunctuation: Sendable {
  case stop, colon, question, exclamation, semicolon
  /// No mark: the text ends with a letter, a digit, a bracket or a quotation mark.
  case none
  /// Neither: the text ends with an ellipsis, a placeholder or an emoji, or is empty, so that rules
  /// make no comparison.
  case unclear

  /// Finds the mark at the end of a text, before closing quotation marks and brackets.
  ///
  /// - Parameter isGreek: True if `;` is a question mark.
  init(of text: String, isGreek: Bool) {
    self = text.withBytes { Self(of: $0, isGreek: isGreek) }
  }

  /// Finds the mark at the end of a text in UTF-8.
  init(of text: Span<UInt8>, isGreek: Bool) {
    var end = text.count
    if end > 0, text[end - 1].isASCIIWord {
      self = .none
      return
    }
    var isClosed = false
    while let last = text.scalar(endingAt: end) {
      end -= UTF8.width(last)
      if last.isClosing { isClosed = true }
      if last.isClosing || Self.isSpace(last) { continue }
      if last == "…" || last == "⋯" { break }
      if last == ".", end > 0, text[end - 1] == UInt8(ascii: ".") { break }
      if let mark = FinalPunctuation(last, isGreek: isGreek) {
        // A quoted colon or semicolon belongs to the quotation.
        self = isClosed && (mark == .colon || mark == .semicolon) ? .unclear : mark
      } else {
        self = last.isLetter || last.isASCIIDigit || isClosed ? .none : .unclear
      }
      return
    }
    self = .unclear
  }

  private init?(_ scalar: Unicode.Scalar, isGreek: Bool) {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "։", "۔", "።", "។", "။": self = .stop
    case ":", "：": self = .colon
    case ";" where isGreek: self = .question
    case "?", "？", "؟", "\u{37E}", "՞": self = .question
    case "!", "！", "՜": self = .exclamation
    case ";", "；", "؛": self = .semicolon
    default: return nil
    }
  }

  /// Returns the mark at the end of a text as it is written; empty if there is none.
  static func spelling(in text: String) -> String {
    let mark = text.unicodeScalars.last { !$0.isClosing && !isSpace($0) }
    guard let mark, FinalPunctuation(mark, isGreek: false) != nil else { return "" }
    return String(mark)
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{3000}"
  }
}

extension UInt8 {
  /// True for a letter or a digit.
  fileprivate var isASCIIWord: Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}

extension Span<UInt8> {
  /// Returns the scalar that ends at an offset of valid UTF-8; `nil` at the start of the text.
  fileprivate func scalar(endingAt end: Int) -> Unicode.Scalar? {
    guard end > 0 else { return nil }
    var start = end - 1
    if self[start] < 0x80 { return Unicode.Scalar(self[start]) }
    while start > 0, end - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    // In UTF-8 the first byte has as many leading one bits as the scalar has bytes, then a zero
    // bit; every later byte holds six bits of the value.
    var value = UInt32(self[start]) & (0x7F >> UInt32(end - start))
    for offset in start + 1..<end { value = value << 6 | UInt32(self[offset] & 0x3F) }
    return Unicode.Scalar(value)
  }
}
