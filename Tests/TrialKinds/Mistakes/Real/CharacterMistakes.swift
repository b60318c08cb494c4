import Foundation
import LocalizationModel
import OrderedJSON

/// Mistakes for ``RealCatalogTrials`` with characters that look like other characters, or are
/// invisible.
enum CharacterMistakes {
  static let all = [
    twin("a Cyrillic letter in a Latin word", in: .latin, cyrillic),
    twin("a Greek letter in a Latin word", in: .latin, greek),
    twin("a Latin letter in a Cyrillic word", in: .cyrillic, inverted(cyrillic)),
    twin("a Latin letter in a Greek word", in: .greek, inverted(greek)),
    hidden(
      "a character without width", ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{180E}", "\u{2063}"]),
    hidden("a soft hyphen in a short word", ["\u{AD}"]) { $0.count < 10 },
    hidden("a joiner", ["\u{200C}", "\u{200D}"]) { word in
      word.unicodeScalars.allSatisfy {
        switch Script.of($0) {
        case .latin, .greek, .cyrillic, .han, .kana, .hangul: true
        default: false
        }
      }
    },
    hidden(
      "a control or separator", ["\u{8}", "\u{1}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}"]),
    hidden("a character for private use", ["\u{E000}", "\u{E123}", "\u{F0000}", "\u{100000}"]),
    hidden("a tag", ["\u{E0041}", "\u{E0020}", "\u{E007F}", "\u{E0001}"]),
    hidden("a lost character", ["\u{FFFD}"]),
    hidden("a filler", ["\u{3164}", "\u{115F}", "\u{FFA0}", "\u{34F}"]),
    hidden("an obsolete format control", ["\u{206A}", "\u{206F}", "\u{FFF9}"]),
    hidden("a direction left open", ["\u{202E}", "\u{202D}", "\u{2066}", "\u{2067}", "\u{202A}"]),
    hidden("a mark of direction", ["\u{200E}", "\u{200F}", "\u{61C}"]) { word in
      word.unicodeScalars.allSatisfy {
        Script.of($0).map { $0 == .latin || $0 == .cyrillic } ?? false
      }
    },
    RealMistake.text("a no-break space in prose", "invisible") { text, chance in
      if text.source.contains("\u{A0}") { return nil }
      let places = text.words.filter { word in
        guard word.upperBound < text.text.endIndex, text.text[word.upperBound] == " " else {
          return false
        }
        let next = text.text[text.text.index(after: word.upperBound)...].prefix(while: \.isLetter)
        return text.text[word].count >= 4 && next.count >= 4
          && next.first?.isLowercase == true && text.text[word].first?.isLowercase == true
      }
      if places.isEmpty { return nil }
      let place = chance.pick(places).upperBound
      let blank = place..<text.text.index(after: place)
      return text.replacing(blank, with: "\u{A0}")
    },
    RealMistake.text("letters in two parts", "normalization") { text, _ in
      let split = text.text.decomposedStringWithCanonicalMapping
      let isBack = split.precomposedStringWithCanonicalMapping.utf8.elementsEqual(text.text.utf8)
      return isBack && !split.utf8.elementsEqual(text.text.utf8)
        && text.source.allSatisfy(\.isASCII) ? split : nil
    },
    RealMistake("an invisible character in a comment", "invisible") { text, chance in
      guard let comment = text.entry.value["comment"], let words = comment.string, words.count > 3
      else { return nil }
      let place = words.index(words.startIndex, offsetBy: 1 + chance.below(words.count - 1))
      // Inside a specifier it would be another mistake as well.
      if let percent = words[..<place].lastIndex(of: "%"),
        words[percent..<place].dropFirst().allSatisfy({ $0.isNumber || $0 == "$" })
      {
        return nil
      }
      let sign = chance.pick([
        "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{202E}", "\u{2028}", "\u{E0041}",
      ])
      return RealMistake.Planting(edits: [
        TextEdit(comment.range, RealMistake.marked(words[..<place] + sign + words[place...]))
      ])
    },
    RealMistake("an invisible character in a key", "invisible") { text, chance in
      guard text.isPlain, text.specifiers.isEmpty, text.key.allSatisfy(\.isASCII),
        text.key.count > 4
      else { return nil }
      let words = text.key
      let place = words.index(words.startIndex, offsetBy: 1 + chance.below(words.count - 2))
      let sign = chance.pick(["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{2029}", "\u{E123}"])
      return RealMistake.Planting(edits: [
        TextEdit(text.entry.key.range, RealMistake.marked(words[..<place] + sign + words[place...]))
      ])
    },
  ]

  /// Makes a mistake that is a look-alike letter in a word.
  ///
  /// - Parameters:
  ///   - script: The script of the word.
  ///   - pairs: The look-alike of each letter.
  private static func twin(
    _ name: String, in script: Script, _ pairs: [Character: Character]
  ) -> RealMistake {
    RealMistake.text(name, "homoglyph") { text, chance in
      let words = text.words.filter { word in
        let letters = text.text[word]
        return letters.count >= 4
          && letters.unicodeScalars.allSatisfy { Script.of($0) == script }
          && letters.contains { pairs[$0] != nil }
      }
      if words.isEmpty { return nil }
      let word = chance.pick(words)
      var letters = Array(text.text[word])
      let place = chance.pick(letters.indices.filter { pairs[letters[$0]] != nil })
      letters[place] = pairs[letters[place]] ?? letters[place]
      return text.replacing(word, with: String(letters))
    }
  }

  private static let cyrillic: [Character: Character] = [
    "a": "а", "c": "с", "e": "е", "i": "і", "j": "ј", "o": "о", "p": "р", "s": "ѕ", "x": "х",
    "y": "у", "A": "А", "B": "В", "C": "С", "E": "Е", "H": "Н", "K": "К", "M": "М", "O": "О",
    "P": "Р", "T": "Т", "X": "Х",
  ]

  private static let greek: [Character: Character] = [
    "o": "ο", "v": "ν", "a": "α", "p": "ρ", "A": "Α", "B": "Β", "E": "Ε", "H": "Η", "I": "Ι",
    "K": "Κ", "M": "Μ", "N": "Ν", "O": "Ο", "P": "Ρ", "T": "Τ", "X": "Χ", "Z": "Ζ",
  ]

  private static func inverted(_ pairs: [Character: Character]) -> [Character: Character] {
    Dictionary(pairs.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes a mistake that is an invisible character within a word, or at either end of the text.
  private static func hidden(
    _ name: String, _ signs: [String],
    in fits: @escaping @Sendable (Substring) -> Bool = { _ in true }
  ) -> RealMistake {
    RealMistake.text(name, "invisible") { text, chance in
      // In these languages such a character may rightly stand in a word.
      let spaceless: Set = ["th", "lo", "km", "my", "bo", "dz", "mn"]
      guard !spaceless.contains(text.base) else { return nil }
      let words = text.words.filter { text.text[$0].count > 2 && fits(text.text[$0]) }
      if words.isEmpty { return nil }
      let word = chance.pick(words)
      let letters = text.text[word]
      let place = letters.index(letters.startIndex, offsetBy: 1 + chance.below(letters.count - 1))
      return text.replacing(place..<place, with: chance.pick(signs))
    }
  }
}
