package import LocalizationModel

/// Counts the words and characters of a text as a quote for its translation does, for `gloss
/// status` and exports.
///
/// A word is a piece between the default word boundaries of Unicode (UAX #29) that has a letter or
/// a digit. In scripts without spaces between words each character counts as a word, as in word
/// processors: Han, kana, Thai, Lao, Khmer, Burmese and Tibetan. Characters are as a reader sees
/// them, without white space. Placeholders, tags, entities, escapes, code and addresses count as
/// neither.
package enum TextMeasure {
  /// Returns the words and characters that a translator has to write for a text.
  package static func amount(of text: String) -> TextAmount {
    let scalars = Array(text.unicodeScalars)
    let kept = ProgramParts(text).isKept
    var amount = TextAmount()
    var run = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if !kept[index] {
        run.append(scalar)
        continue
      }
      add(String(run), to: &amount)
      run = String.UnicodeScalarView()
    }
    add(String(run), to: &amount)
    return amount
  }

  /// Counts a part of a text between placeholders and the like.
  private static func add(_ run: String, to amount: inout TextAmount) {
    if run.isEmpty { return }
    amount.characters += run.count { !$0.isWhitespace }
    amount.words += wordCount(of: run)
  }

  /// The class of a scalar in the rules of word boundaries.
  private enum Kind {
    /// A letter of a script with spaces between words.
    case letter
    case digit
    /// A letter that counts as a word of its own.
    case whole
    /// A character such as `_` that joins the letters beside it.
    case joiner
    /// A character such as an apostrophe or a dot that belongs to a word if letters, or digits, are
    /// on both sides.
    case middle, middleOfLetters, middleOfDigits
    /// A mark that belongs to the character before it.
    case mark
    case other
  }

  private static func wordCount(of text: String) -> Int {
    var count = 0
    // The last character of the current word; `nil` outside of words.
    var last: Kind?
    // A character that belongs to the word if the word continues after it.
    var pending: Kind?
    for scalar in text.unicodeScalars {
      let kind = kind(of: scalar)
      switch kind {
      case .mark: continue
      case .whole:
        count += 1
        (last, pending) = (nil, nil)
      case .letter, .digit:
        if !continuesWord(last, pending, kind) { count += 1 }
        (last, pending) = (kind, nil)
      case .joiner:
        // A joiner alone is no word.
        if last != nil, pending == nil { last = .joiner } else { (last, pending) = (nil, nil) }
      case .middle, .middleOfLetters, .middleOfDigits:
        if last == nil || last == .joiner || pending != nil { (last, pending) = (nil, nil) }
        if last != nil { pending = kind }
      case .other: (last, pending) = (nil, nil)
      }
    }
    return count
  }

  /// True if a letter or digit belongs to the word before it, by the rules WB5 to WB13b of UAX #29.
  private static func continuesWord(_ last: Kind?, _ pending: Kind?, _ kind: Kind) -> Bool {
    guard let last else { return false }
    switch pending {
    case nil: return true
    case .middleOfLetters?: return last == .letter && kind == .letter
    case .middleOfDigits?: return last == .digit && kind == .digit
    default: return last == kind
    }
  }

  /// Returns the class of a scalar: the values of `Word_Break` in UAX #29, simplified.
  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "'", ".", "\u{2018}", "\u{2019}", "\u{2024}", "\u{FE52}", "\u{FF07}", "\u{FF0E}":
      return .middle
    case ":", "\u{B7}", "\u{387}", "\u{55F}", "\u{5F4}", "\u{2027}", "\u{FE13}", "\u{FE55}",
      "\u{FF1A}":
      return .middleOfLetters
    case ",", ";", "\u{37E}", "\u{589}", "\u{60C}", "\u{60D}", "\u{66C}", "\u{7F8}", "\u{2044}",
      "\u{FE10}", "\u{FE14}":
      return .middleOfDigits
    default: break
    }
    if isOfScriptWithoutSpaces(scalar) { return isMark(scalar) ? .mark : .whole }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .mark
    case .connectorPunctuation: return .joiner
    case .decimalNumber: return .digit
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return .letter
    default: return scalar.properties.isAlphabetic ? .letter : .other
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  /// True if a scalar belongs to a script without spaces between words.
  private static func isOfScriptWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isIdeographic { return true }
    switch scalar.value {
    // Thai and Lao, Tibetan, Burmese, Khmer with its symbols, Tai Tham, and Burmese extensions.
    case 0x0E01...0x0EFF, 0x0F00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF,
      0x1A20...0x1AAF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F:
      return true
    // Kana, Bopomofo and half-width kana, with the signs among them.
    case 0x3041...0x309F, 0x30A0...0x30FF, 0x3105...0x312F, 0x31F0...0x31FF, 0xFF66...0xFF9F:
      return true
    default: return false
    }
  }
}
