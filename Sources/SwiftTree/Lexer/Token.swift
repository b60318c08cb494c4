/// What a token is. Contextual keywords are identifiers that carry a ``Keyword``.
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

/// One token; trivia is not kept.
@usableFromInline package struct Token: BitwiseCopyable, Sendable {
  /// Byte offset of the first byte.
  @usableFromInline package var start: UInt32
  /// Byte offset just past the last byte.
  @usableFromInline package var end: UInt32
  /// For a bracket, a string with interpolations or an interpolation: the token at its other end.
  @usableFromInline package var partner = TokenID.none
  /// What the token is, before its word is looked at.
  @usableFromInline package var kind: TokenKind
  /// The reserved or contextual word that it spells, else `.none`.
  @usableFromInline package var keyword: Keyword = .none
  /// What is true of it beside its kind.
  @usableFromInline package var flags: Flags = []
  /// For a string or regex literal the number of `#` on either side, at most 255; for an operator
  /// its first byte.
  @usableFromInline package var detail: UInt8 = 0

  /// What is true of a token beside its kind.
  @usableFromInline package struct Flags: OptionSet, BitwiseCopyable, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break comes between the token before it and this one.
    @inlinable package static var startsLine: Flags { Flags(rawValue: 1) }
    /// White space or a comment comes between the token before it and this one.
    @inlinable package static var afterSpace: Flags { Flags(rawValue: 2) }
    /// A multi-line string literal, or a directive with one in its condition.
    @inlinable package static var multiline: Flags { Flags(rawValue: 4) }
    /// The file or the line ended before the literal did.
    @inlinable package static var unterminated: Flags { Flags(rawValue: 8) }
    /// A name between backticks, which are part of the token.
    @inlinable package static var backticked: Flags { Flags(rawValue: 16) }
    /// A bracket with a string literal between it and its partner.
    @inlinable package static var holdsLiteral: Flags { Flags(rawValue: 32) }
    /// A brace whose partner is the next token, though something stands between them.
    @inlinable package static var isHollow: Flags { Flags(rawValue: 64) }
    /// A hollow brace, and what stands behind it is on another line.
    @inlinable package static var startsLineInside: Flags { Flags(rawValue: 128) }
  }

  /// Whether a line break comes between the token before it and this one.
  @inlinable package var startsLine: Bool { flags.contains(.startsLine) }
  /// Whether white space or a comment comes between the token before it and this one.
  @inlinable package var afterSpace: Bool { flags.contains(.afterSpace) }
  /// Its length in bytes.
  @inlinable package var length: Int { Int(end) - Int(start) }
  /// The offset of its first byte in the source.
  @inlinable package var startOffset: Int { Int(start) }
  /// The offset just past its last byte.
  @inlinable package var endOffset: Int { Int(end) }
}
