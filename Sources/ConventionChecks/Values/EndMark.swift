/// The mark that a text ends with, alike in all languages.
enum EndMark: Sendable {
  case stop, colon, question, exclamation, semicolon
  /// A letter, a digit or what is in brackets or quotation marks.
  case none
  /// The end says nothing: an ellipsis, a placeholder, an emoji, or there is no text.
  case unclear

  /// Quotation marks and brackets at the end are passed over.
  ///
  /// - Parameter isGreek: There `;` asks.
  init(of text: String, isGreek: Bool) {
    if let last = text.utf8.last, last < 0x80,
      Unicode.Scalar(last).isASCIILetter || Unicode.Scalar(last).isASCIIDigit
    {
      self = .none
      return
    }
    var isClosed = false
    var rest = text.unicodeScalars[...]
    while let last = rest.popLast() {
      if last.isClosing { isClosed = true }
      if last.isClosing || Self.isSpace(last) { continue }
      if last == "…" || last == "⋯" || (last == "." && rest.last == ".") { break }
      if let mark = EndMark(last, isGreek: isGreek) {
        // In quotation marks it is what the text speaks of.
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

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{3000}"
  }
}
