internal import LocalizationModel

/// Literals of C and its relatives, as a rename writes them.
package enum CLiteral {
  /// True if the bytes are literals alone, with nothing between them that a rename would lose.
  package static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    var lexer = CLexer()
    while let token = lexer.next(in: bytes) {
      switch token.kind {
      case .literal, .lineBreak, .mark(UInt8(ascii: "@")): continue
      default: return false
      }
    }
    return true
  }

  /// Returns a text as a literal on one line, without the `@` of Objective-C.
  package static func text(_ text: String) -> String {
    text.quoted { scalar in
      if scalar.value >= 0x20 && scalar.value != 0x7F { return nil }
      let digits = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
