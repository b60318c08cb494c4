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
    if Self.isNameOrFormat(text) {
      self = .code
      return
    }
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

  /// True if a text is the same in every language: a language's own name, a domain, an identifier in
  /// snake case, a kind of file such as `MP4 (.mp4)`, or a placeholder with a unit.
  static func isNameOrFormat(_ text: String) -> Bool {
    if text.utf8.count > longestName { return false }
    let parts = text.split(separator: " ")
    guard let first = parts.first, let last = parts.last else { return false }
    if LanguageNames.isEndonym(text) { return true }
    if parts.count == 1 { return isDomainOrSnakeCase(first) }
    let isKind = last.hasPrefix("(.") || last.hasPrefix("(*.")
    if parts.count == 2, isKind, last.hasSuffix(")"), first.allSatisfy(\.isASCII) {
      return true
    }
    return parts.count == 2 && first.hasPrefix("%") && units.contains(last)
  }

  private static func isDomainOrSnakeCase(_ text: Substring) -> Bool {
    guard
      text.utf8.allSatisfy({ byte in
        let scalar = Unicode.Scalar(byte)
        return scalar.isASCIILetter || scalar.isASCIIDigit || "._-".utf8.contains(byte)
      })
    else { return false }
    if text.contains("_") {
      return !text.contains(".") && text.split(separator: "_").count > 1
        && text == text.lowercased()
    }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && !labels.contains("")
      && domains.contains(labels[labels.count - 1].lowercased())
  }

  private static let longestName = 48
  private static let domains: Set<String> = [
    "app", "cn", "co", "com", "de", "dev", "edu", "fr", "gov", "io", "jp", "net", "org", "ru",
    "social",
    "uk", "us", "xyz",
  ]
  private static let units: Set<Substring> = [
    "dB", "ms", "px", "pt", "km", "cm", "mm", "GB", "MB", "KB", "kB", "TB", "GiB", "MiB", "Hz",
    "kHz",
    "MHz", "GHz", "fps", "FPS", "kg", "mg", "mph", "Mbps", "kbps", "kWh", "mAh", "dpi", "ppi",
  ]

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
