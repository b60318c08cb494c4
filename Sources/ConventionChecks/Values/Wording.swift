package import LocalizationModel

/// The letters and words of a text, counted by script, without quotations and placeholders.
/// ``CommentLanguageCheck`` and the rules on languages decide by these numbers.
package struct Wording: Sendable {
  /// The number of letters of each script, by its raw value.
  private var counts = [Int](repeating: 0, count: Script.allCases.count)
  /// The number of Latin letters in plain words: without a capital or a digit, and not in a
  /// compound such as `user.name` or `key-language`. Other words may be names. A word counts for at
  /// most ``longestWord`` letters.
  package private(set) var plainLatin = 0
  /// The number of plain words.
  package private(set) var plainLatinWords = 0
  /// The number of words in Latin letters.
  package private(set) var latinWords = 0
  /// The letters other than Latin ones, in order.
  package private(set) var otherLetters: [Unicode.Scalar] = []

  /// Counts the letters outside placeholders and quotations; if there are none, also the quoted
  /// ones.
  package init(_ text: String) {
    let bare = Self.withoutPlaceholders(text)
    count(Self.withoutQuotes(bare))
    if letters == 0 { count(bare) }
  }

  /// True if a text has letters outside placeholders.
  static func hasLetters(_ text: String) -> Bool {
    text.hasByte(UInt8(ascii: "%"))
      ? withoutPlaceholders(text).contains { Script.of($0) != nil }
      : text.unicodeScalars.contains { Script.of($0) != nil }
  }

  /// Returns the number of letters of a script.
  package func letters(of script: Script) -> Int { counts[Int(script.rawValue)] }

  /// The number of letters of all scripts.
  package var letters: Int { counts.reduce(0, +) }

  private mutating func count(_ scalars: [Unicode.Scalar]) {
    var word: [Unicode.Scalar] = []
    for scalar in scalars {
      let script = Script.of(scalar)
      if let script {
        counts[Int(script.rawValue)] += 1
        if script != .latin { otherLetters.append(scalar) }
      }
      if script == .latin || scalar.isWordPart {
        word.append(scalar)
      } else {
        end(&word)
      }
    }
    end(&word)
  }

  private mutating func end(_ word: inout [Unicode.Scalar]) {
    let letters = word.count { Script.of($0) == .latin }
    if letters > 0 {
      latinWords += 1
      while let last = word.last, last == "." || last == "-" || last == "/" { word.removeLast() }
      let isPlain = word.allSatisfy {
        Script.of($0) == .latin && !$0.isUppercaseLetter || $0 == "'" || $0 == "’"
      }
      if isPlain {
        plainLatin += min(letters, Self.longestWord)
        plainLatinWords += 1
      }
    }
    word.removeAll(keepingCapacity: true)
  }

  private static func withoutPlaceholders(_ text: String) -> [Unicode.Scalar] {
    if !text.hasByte(UInt8(ascii: "%")) { return Array(text.unicodeScalars) }
    let specifiers = FormatSpecifier.all(in: text).filter { !$0.hasSpaceFlag }
    if specifiers.isEmpty { return Array(text.unicodeScalars) }
    var bytes = Array(text.utf8)
    for specifier in specifiers.reversed() {
      bytes.replaceSubrange(specifier.range.start..<specifier.range.end, with: " ".utf8)
    }
    return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  private static let longestWord = 6

  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
    "“": "”", "‘": "’", "「": "」", "『": "』", "«": "»", "《": "》", "\"": "\"", "`": "`",
  ]

  private static func withoutQuotes(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    var index = 0
    while index < text.count {
      let scalar = text[index]
      var closing = quotes[scalar]
      // An apostrophe within a word opens no quotation.
      if scalar == "'", index == 0 || Script.of(text[index - 1]) != .latin { closing = "'" }
      if let closing, let end = text[(index + 1)...].firstIndex(of: closing) {
        kept.append(" ")
        index = end + 1
      } else {
        kept.append(scalar)
        index += 1
      }
    }
    return kept
  }
}

extension Unicode.Scalar {
  /// True for a character that joins letters to one word: `don't`, `user.name`, `snake_case`, `v2`.
  fileprivate var isWordPart: Bool {
    switch self {
    case "0"..."9", "_", ".", "-", "/", "'", "’": true
    default: false
    }
  }
}
