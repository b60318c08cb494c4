/// The lexical kind of a token. Contextual keywords are identifiers that carry a ``Keyword``.
@usableFromInline package enum TokenKind: UInt8, BitwiseCopyable, Sendable {
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

/// One token of a source, in 16 bytes. ``Lexer`` makes them, and ``Parser`` reads them. Trivia
/// (spaces, comments) is not kept.
@usableFromInline package struct Token: BitwiseCopyable, Sendable {
  /// The offset of the first byte.
  @usableFromInline package var start: UInt32
  /// The offset just past the last byte.
  @usableFromInline package var end: UInt32
  /// The token at the other end of a bracket, an interpolation or a string with interpolations.
  @usableFromInline package var partner = TokenID.none
  /// The token's lexical kind.
  @usableFromInline package var kind: TokenKind
  /// The reserved or contextual word that the token spells, else `.none`.
  @usableFromInline package var keyword: Keyword = .none
  /// Further properties, such as a line break before the token.
  @usableFromInline package var flags: Flags = []
  /// For a string or regex literal, the number of `#` on either side, at most 255; for an operator,
  /// its first byte; else 0.
  @usableFromInline package var detail: UInt8 = 0

  /// Properties of a token beside its kind.
  @usableFromInline package struct Flags: OptionSet, BitwiseCopyable, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break comes between the previous token and this one.
    @inlinable package static var startsLine: Flags { Flags(rawValue: 1) }
    /// White space or a comment comes between the previous token and this one.
    @inlinable package static var afterSpace: Flags { Flags(rawValue: 2) }
    /// A multi-line string literal, or a directive with one in its condition.
    @inlinable package static var multiline: Flags { Flags(rawValue: 4) }
    /// A literal that the file or the line ends before its closing delimiter.
    @inlinable package static var unterminated: Flags { Flags(rawValue: 8) }
    /// A name between backticks, which are part of the token.
    @inlinable package static var backticked: Flags { Flags(rawValue: 16) }
    /// A bracket with a string literal between it and its partner.
    @inlinable package static var holdsLiteral: Flags { Flags(rawValue: 32) }
    /// A brace whose partner is the next token, because the lexer left out the body between them.
    @inlinable package static var lacksBodyTokens: Flags { Flags(rawValue: 64) }
    /// A hollow brace whose body begins on another line.
    @inlinable package static var startsLineInside: Flags { Flags(rawValue: 128) }
  }

  /// True if a line break comes between the previous token and this one.
  @inlinable package var startsLine: Bool { flags.contains(.startsLine) }
  /// True if white space or a comment comes between the previous token and this one.
  @inlinable package var afterSpace: Bool { flags.contains(.afterSpace) }
  /// The token's length in bytes.
  @inlinable package var length: Int { Int(end) - Int(start) }
  /// The offset of the first byte.
  @inlinable package var startOffset: Int { Int(start) }
  /// The offset just past the last byte.
  @inlinable package var endOffset: Int { Int(end) }
}
