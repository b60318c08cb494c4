import LocalizationModel

/// The likelihood that people read a literal, and not only programs, in ascending order.
/// `hardcoded` and `lost-localization` report only literals that look like words.
enum TextLikelihood: Comparable {
  /// A file name, symbol, format or key, which programs read.
  case code
  /// One word, which may be a name.
  case word
  /// Several words.
  case phrase
  /// Words in a script that the convention's keys are not written in.
  case foreign

  /// Classifies a literal.
  ///
  /// - Parameters:
  ///   - text: The text with specifiers for its interpolations.
  ///   - keys: The writing system of keys; `nil` if they may be in any.
  init(_ text: String, keys: WritingSystem?) {
    if !text.isASCII,
      keys.map({ keys in
        Wording(text).otherLetters.contains { letter in
          Script.of(letter).map { !keys.scripts.contains($0) && $0 != .greek } ?? false
        }
      }) ?? false
    {
      self = .foreign
      return
    }
    self = Self.latin(Self.withoutAddresses(text))
  }

  /// Replaces Markdown links by their words: in `made by [Anna](https://a.com)` the address would
  /// make the text look like code.
  private static func withoutAddresses(_ text: String) -> String {
    guard text.hasText("](") else { return text }
    var rest = text[...]
    var plain = ""
    while let joint = rest.firstRange(of: "]("),
      let end = rest[joint.upperBound...].firstIndex(where: { $0 == ")" || $0 == " " }),
      rest[end] == ")"
    {
      plain += rest[..<joint.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  private static func latin(_ text: String) -> TextLikelihood {
    if text.hasText("://") || text.hasText("](") || text.hasPrefix("/") || text.hasPrefix("<")
      || text.hasPrefix("{") || text.hasPrefix("#") || text.contains("@\"")
    {
      return .code
    }
    let parts = text.split(whereSeparator: \.isWhitespace)
    var words = 0
    var lowerCase = 0
    for part in parts where !part.hasPrefix("%") {
      var word = Array(part.drop(while: isOpening))
      while let last = word.last, isClosing(last) { word.removeLast() }
      if !word.contains(where: \.isLetter) { continue }
      if isWord(word) {
        words += 1
        if word[0].isLowercase { lowerCase += 1 }
      } else if word.contains(where: { "_=\\{}<>$|;".contains($0) }) {
        return .code
      }
    }
    if words > 1 { return .phrase }
    if words == 0 { return .code }
    let letters = text.filter(\.isLetter)
    if parts.count > 1, lowerCase == 1 { return letters.count > 3 ? .phrase : .word }
    let isName = letters.first?.isUppercase == true && letters.contains(where: \.isLowercase)
    return isName && letters.count > 1 ? .word : .code
  }

  private static func isWord(_ word: [Character]) -> Bool {
    guard word.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }) else {
      return false
    }
    if word.count == 1 { return word[0] == "a" || word[0] == "A" || word[0] == "I" }
    // `yyyy` is a format and `accentColor` an identifier; `iPhone` is a word.
    return Set(word).count > 1
      && !(word[0].isLowercase && word.dropFirst(2).contains(where: \.isUppercase))
  }

  private static func isOpening(_ character: Character) -> Bool { "(“\"'‘[¡¿".contains(character) }

  private static func isClosing(_ character: Character) -> Bool {
    ")”\"'’].,:;!?…".contains(character)
  }
}
