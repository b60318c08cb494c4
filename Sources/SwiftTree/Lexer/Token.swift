/// What a token is. Contextual keywords are identifiers that carry a ``Keyword``.
enum TokenKind: UInt8 {
  case endOfFile
  case identifier
  /// A reserved word.
  case keyword
  /// `$0`
  case dollarIdentifier
  case number
  /// A string literal without interpolations, delimiters included.
  case string
  /// The opening delimiter of a string literal with interpolations, pounds included.
  case stringStart
  /// `\(` with its pounds.
  case interpolationStart
  /// The `)` that closes an interpolation.
  case interpolationEnd
  /// The closing delimiter of a string literal with interpolations.
  case stringEnd
  case regex
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, colon, colonColon, semicolon, period, at, pound, backslash, arrow, equal
  case postfixQuestion, infixQuestion, exclamation
  case prefixAmpersand, prefixOperator, binaryOperator, postfixOperator
  /// A whole `#if` line, its condition included; `#elseif`, `#else` and `#endif` likewise.
  case poundIf, poundElseif, poundElse, poundEndif
}

/// One token; trivia is not kept.
struct Token {
  /// Byte offset of the first byte.
  var start: UInt32
  /// Byte offset just past the last byte.
  var end: UInt32
  /// For a bracket, a string with interpolations or an interpolation: the index of the token at
  /// its other end; 0 where there is none.
  var partner: UInt32 = 0
  var kind: TokenKind
  /// The reserved or contextual word that it spells, else `.none`.
  var keyword: Keyword = .none
  var flags: Flags = []
  /// For a string or regex literal the number of `#` on either side, at most 255; for an operator
  /// its first byte.
  var detail: UInt8 = 0

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line break comes between the token before it and this one.
    static let startsLine = Flags(rawValue: 1)
    /// White space or a comment comes between the token before it and this one.
    static let afterSpace = Flags(rawValue: 2)
    /// A multi-line string literal, or a directive with one in its condition.
    static let multiline = Flags(rawValue: 4)
    /// The file or the line ended before the literal did.
    static let unterminated = Flags(rawValue: 8)
    /// A name between backticks, which are part of the token.
    static let backticked = Flags(rawValue: 16)
    /// A bracket with a string literal between it and its partner.
    static let holdsLiteral = Flags(rawValue: 32)
    /// A brace whose partner is the next token, though something stands between them.
    static let isHollow = Flags(rawValue: 64)
    /// A hollow brace, and what stands behind it is on another line.
    static let startsLineInside = Flags(rawValue: 128)
  }

  var startsLine: Bool { flags.contains(.startsLine) }
  var afterSpace: Bool { flags.contains(.afterSpace) }
  var length: Int { Int(end) - Int(start) }
  var startOffset: Int { Int(start) }
  var endOffset: Int { Int(end) }
}
