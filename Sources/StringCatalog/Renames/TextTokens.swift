import LocalizationModel

/// A text taken apart into words, blanks, marks and specifiers, to be put together again.
struct TextTokens {
  struct Token: Equatable {
    /// As the text spells it.
    let text: String
    /// What tokens are compared by: the text in lower case, or the number of a specifier's argument.
    let key: String
    /// Whether it is a specifier.
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
      let isIdeograph = character.unicodeScalars.contains {
        $0.properties.isIdeographic || 0x3040...0x30FF ~= $0.value
      }
      let isOfWord =
        (character.isLetter || character.isNumber || character == "'" || character == "’")
        && !isIdeograph
      if !isOfWord { end(&tokens) }
      word.append(character)
      if !isOfWord { end(&tokens) }
    }
    end(&tokens)
    return tokens
  }
}

extension TextTokens.Token {
  fileprivate init(_ text: String) {
    self.init(text: text, key: text.lowercased(), isSpecifier: false)
  }

  /// Whether it has letters or digits.
  var isWord: Bool { !isSpecifier && text.contains { $0.isLetter || $0.isNumber } }
}
