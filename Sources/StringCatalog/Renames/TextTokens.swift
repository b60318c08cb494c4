import LocalizationModel

/// A text split into words, blanks, punctuation and format specifiers. Joined again, the tokens are
/// the text.
///
/// ``WordChange`` compares two texts token by token. An ideograph or a kana is a token of its own,
/// because Chinese and Japanese put no blanks between words.
struct TextTokens {
  /// One word, blank, punctuation mark or specifier. Tokens are equal if their keys are.
  struct Token: Equatable {
    /// The spelling in the text.
    let text: String
    /// The form to compare: the spelling in lower case; for a specifier its argument, such as `%1`.
    let key: String
    /// True if it is a specifier.
    let isSpecifier: Bool

    static func == (left: Self, right: Self) -> Bool { left.key == right.key }
  }

  let all: [Token]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    var copied = 0
    var next = 1
    for specifier in FormatSpecifier.all(in: text)
    where specifier.kind != .percent && !specifier.hasSpaceFlag {
      tokens += Self.tokens(String(decoding: bytes[copied..<specifier.range.start], as: UTF8.self))
      let spelled = String(
        decoding: bytes[specifier.range.start..<specifier.range.end], as: UTF8.self)
      var name = spelled
      if case .argument = specifier.kind {
        name = "%\(specifier.position ?? next)"
        if specifier.position == nil { next += 1 }
      }
      tokens.append(Token(text: spelled, key: name, isSpecifier: true))
      copied = specifier.range.end
    }
    all = tokens + Self.tokens(String(decoding: bytes[copied...], as: UTF8.self))
  }

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var word = ""
    func end(_ tokens: inout [Token]) {
      if !word.isEmpty { tokens.append(Token(word)) }
      word = ""
    }
    for character in text {
      // U+3040 to U+30FF are the kana.
      let isIdeograph = character.unicodeScalars.contains {
        $0.properties.isIdeographic || 0x3040...0x30FF ~= $0.value
      }
      let belongsToWord =
        (character.isLetter || character.isNumber || character == "'" || character == "’")
        && !isIdeograph
      if !belongsToWord { end(&tokens) }
      word.append(character)
      if !belongsToWord { end(&tokens) }
    }
    end(&tokens)
    return tokens
  }
}

extension TextTokens.Token {
  fileprivate init(_ text: String) {
    self.init(text: text, key: text.lowercased(), isSpecifier: false)
  }

  /// True if it has letters or digits and is not a specifier.
  var isWord: Bool { !isSpecifier && text.contains { $0.isLetter || $0.isNumber } }
}
