internal import LocalizationModel

extension ByteWord {
  /// The number of bytes at the start that stand for themselves in a string literal.
  @inline(__always)
  fileprivate var plainPrefix: Int {
    Self.first(
      firstMatches(UInt8(ascii: "\"")) | firstMatches(UInt8(ascii: "\\")) | firstMatches(0x0A)
        | firstMatches(0x0D))
  }
}

extension Lexer {
  /// Lexes the literal whose first quote is at the offset, up to its end or its first
  /// interpolation.
  ///
  /// - Parameters:
  ///   - start: The offset of the first `#`, or of the quote if there is none.
  ///   - pounds: The number of `#` before the quote.
  mutating func lexString(_ source: Span<UInt8>, from start: Int, pounds: Int) {
    let isMultiline = opensMultiline(source, pounds: pounds)
    offset += isMultiline ? 3 : 1
    let bodyStart = offset
    lastLiteral = tokens.endIndex
    let flags: Token.Flags = isMultiline ? .multiline : []
    switch scanBody(source, pounds: pounds, isMultiline: isMultiline) {
    case .closed:
      emit(.string, from: start, flags: flags, detail: Self.detail(pounds))
    case .unterminated:
      problems.append(
        LexicalProblem(
          kind: .unterminatedString, range: ByteRange(start: start, end: bodyStart)))
      emit(.string, from: start, flags: flags.union(.unterminated), detail: Self.detail(pounds))
    case .interpolation:
      let interpolation = offset
      offset = bodyStart
      push(.stringStart)
      emit(.stringStart, from: start, flags: flags, detail: Self.detail(pounds))
      offset = interpolation
      beginInterpolation(pounds: pounds)
    }
  }

  /// Lexes the string that an interpolation has interrupted, up to its end or the next
  /// interpolation.
  mutating func continueString(_ source: Span<UInt8>) {
    guard let opening = openings.last, opening.kind == .stringStart else { return }
    let token = tokens[opening.token]
    let isMultiline = token.flags.contains(.multiline)
    // Counted from the token's length, because `detail` is one byte and holds at most 255.
    let pounds = token.length - (isMultiline ? 3 : 1)
    switch scanBody(source, pounds: pounds, isMultiline: isMultiline) {
    case .closed:
      openings.removeLast()
      emit(.stringEnd, from: offset - token.length)
      pair(opening.token, tokens.endIndex - 1)
    case .unterminated:
      openings.removeLast()
      noteUnterminatedString(from: opening.token)
      emit(.stringEnd, from: offset, flags: .unterminated)
      pair(opening.token, tokens.endIndex - 1)
    case .interpolation:
      beginInterpolation(pounds: pounds)
    }
  }

  mutating func noteUnterminatedString(from token: TokenID) {
    tokens[token].flags.insert(.unterminated)
    let start = tokens[token].startOffset
    problems.append(
      LexicalProblem(
        kind: .unterminatedString,
        range: ByteRange(start: start, end: tokens[token].endOffset)))
  }

  /// The number of `#` as a token's ``Token/detail``.
  static func detail(_ pounds: Int) -> UInt8 { UInt8(clamping: pounds) }

  private mutating func beginInterpolation(pounds: Int) {
    let start = offset
    offset += pounds + 2
    push(.interpolationStart)
    emit(.interpolationStart, from: start)
  }

  /// True if three quotes open a multi-line literal. `#"""#` and the like are single-line raw
  /// literals that end on the same line.
  private mutating func opensMultiline(_ source: Span<UInt8>, pounds: Int) -> Bool {
    guard byte(offset + 1, source) == UInt8(ascii: "\""),
      byte(offset + 2, source) == UInt8(ascii: "\"")
    else { return false }
    guard pounds > 0 else { return true }
    return byte(closingQuoteOrLineEnd(from: offset + 1, source, pounds: pounds), source)
      != UInt8(ascii: "\"")
  }

  /// Returns the offset of the first quote that `pounds` times `#` follow, or of the line's end if
  /// that comes first.
  private mutating func closingQuoteOrLineEnd(
    from start: Int, _ source: Span<UInt8>, pounds: Int
  ) -> Int {
    // Nested interpolations on one line all search for the same quote; without this the search is
    // quadratic.
    if let searched = quoteSearches[pounds], start >= searched.lowerBound,
      start <= searched.upperBound
    {
      return searched.upperBound
    }
    var end = start
    while end < source.count {
      let byte = source[end]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "\""), hasPounds(pounds, at: end + 1, source) { break }
      end += 1
    }
    quoteSearches[pounds] = start..<end
    bytesAhead += end - start
    return end
  }

  private enum BodyEnd { case closed, interpolation, unterminated }

  /// Moves past the closing delimiter, or to the backslash of the next interpolation, or to the end
  /// of the line or file.
  private mutating func scanBody(
    _ source: Span<UInt8>, pounds: Int, isMultiline: Bool
  ) -> BodyEnd {
    while offset < source.count {
      offset = Self.plainEnd(from: offset, source)
      if offset == source.count { break }
      switch source[offset] {
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        if isMultiline,
          byte(offset + 1, source) != UInt8(ascii: "\"")
            || byte(offset + 2, source) != UInt8(ascii: "\"")
        {
          offset += 1
        } else if hasPounds(pounds, at: offset + quotes, source) {
          offset += quotes + pounds
          return .closed
        } else {
          offset += 1
        }
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: offset + 1, source) else {
          offset += 1
          continue
        }
        var escaped = byte(offset + 1 + pounds, source)
        if escaped == UInt8(ascii: "(") { return .interpolation }
        offset += 1 + pounds
        if pounds > 0, escaped == UInt8(ascii: "#") {
          // The official parser lets an escape have one pound too many; the compiler refuses it.
          offset += 1
          escaped = byte(offset, source)
        }
        // Skip the escaped character, but never a line break: it may end the literal.
        if escaped != UInt8(ascii: "\n"), escaped != UInt8(ascii: "\r"), offset < source.count {
          offset += 1
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return .unterminated }
        offset += 1
        noteMergeConflict(source)
      default: offset += 1
      }
    }
    return .unterminated
  }

  /// Returns the offset of the next quote, backslash or line break. If there is none before the
  /// last eight bytes, which do not fill a word, it returns an offset among them.
  @inline(__always)
  private static func plainEnd(from start: Int, _ source: Span<UInt8>) -> Int {
    var end = start
    while end &+ 8 <= source.count {
      let plain = ByteWord(at: end, in: source).plainPrefix
      if plain < 8 { return end &+ plain }
      end &+= 8
    }
    return end
  }

  @inline(__always)
  func hasPounds(_ count: Int, at offset: Int, _ source: Span<UInt8>) -> Bool {
    if count == 0 { return true }
    guard offset + count <= source.count else { return false }
    for index in offset..<offset + count where source[index] != UInt8(ascii: "#") { return false }
    return true
  }
}
