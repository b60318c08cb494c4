internal import LocalizationModel

extension Lexer {
  /// Lexes the literal whose first quote is at the offset, up to its end or its first
  /// interpolation.
  ///
  /// - Parameters:
  ///   - start: Byte offset of the first `#`, or of the quote if there is none.
  ///   - pounds: Number of `#` before the quote.
  mutating func lexString(_ source: Span<UInt8>, from start: Int, pounds: Int) {
    let isMultiline = opensMultiline(source, pounds: pounds)
    offset += isMultiline ? 3 : 1
    let bodyStart = offset
    let flags: Token.Flags = isMultiline ? .multiline : []
    switch scanBody(source, pounds: pounds, isMultiline: isMultiline) {
    case .closed:
      emit(.string, from: start, flags: flags, detail: Self.detail(pounds))
    case .unterminated:
      buffer.problems.append(
        LexicalProblem(
          kind: .unterminatedString, range: ByteRange(start: start, end: bodyStart)))
      emit(.string, from: start, flags: flags.union(.unterminated), detail: Self.detail(pounds))
    case .interpolation:
      let interpolation = offset
      offset = bodyStart
      openings.append(Opening(kind: .stringStart, token: buffer.tokens.count))
      emit(.stringStart, from: start, flags: flags, detail: Self.detail(pounds))
      offset = interpolation
      beginInterpolation(pounds: pounds)
    }
  }

  /// Goes on with the string whose interpolation has just been closed.
  mutating func continueString(_ source: Span<UInt8>) {
    guard let opening = openings.last, opening.kind == .stringStart else { return }
    let token = buffer.tokens[opening.token]
    let isMultiline = token.flags.contains(.multiline)
    // Pounds beyond 255 are counted again: `detail` is too narrow for them.
    let pounds = token.length - (isMultiline ? 3 : 1)
    switch scanBody(source, pounds: pounds, isMultiline: isMultiline) {
    case .closed:
      openings.removeLast()
      emit(.stringEnd, from: offset - token.length)
      pair(opening.token, buffer.tokens.count - 1)
    case .unterminated:
      openings.removeLast()
      noteUnterminatedString(from: opening.token)
      emit(.stringEnd, from: offset, flags: .unterminated)
      pair(opening.token, buffer.tokens.count - 1)
    case .interpolation:
      beginInterpolation(pounds: pounds)
    }
  }

  mutating func noteUnterminatedString(from token: Int) {
    buffer.tokens[token].flags.insert(.unterminated)
    let start = buffer.tokens[token].startOffset
    buffer.problems.append(
      LexicalProblem(
        kind: .unterminatedString,
        range: ByteRange(start: start, end: buffer.tokens[token].endOffset)))
  }

  private static func detail(_ pounds: Int) -> UInt8 { UInt8(clamping: pounds) }

  private mutating func beginInterpolation(pounds: Int) {
    let start = offset
    offset += pounds + 2
    openings.append(Opening(kind: .interpolationStart, token: buffer.tokens.count))
    emit(.interpolationStart, from: start)
  }

  /// Three quotes open a multi-line literal, except `#"""#` and the like, where a single-line raw
  /// literal ends on the same line.
  private func opensMultiline(_ source: Span<UInt8>, pounds: Int) -> Bool {
    guard byte(offset + 1, source) == UInt8(ascii: "\""),
      byte(offset + 2, source) == UInt8(ascii: "\"")
    else { return false }
    guard pounds > 0 else { return true }
    var index = offset + 1
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
      if byte == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1, source) { return false }
      index += 1
    }
    return true
  }

  private enum BodyEnd { case closed, interpolation, unterminated }

  /// Moves past the closing delimiter, or to the backslash of the next interpolation, or to the
  /// end of the line or file.
  private mutating func scanBody(
    _ source: Span<UInt8>, pounds: Int, isMultiline: Bool
  ) -> BodyEnd {
    while offset < source.count {
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
        let escaped = byte(offset + 1 + pounds, source)
        if escaped == UInt8(ascii: "(") { return .interpolation }
        offset += 1 + pounds
        // Skip what is escaped, but never a line break: it may end the literal.
        if escaped != UInt8(ascii: "\n"), escaped != UInt8(ascii: "\r"), offset < source.count {
          offset += 1
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return .unterminated }
        offset += 1
      default: offset += 1
      }
    }
    return .unterminated
  }

  @inline(__always)
  func hasPounds(_ count: Int, at offset: Int, _ source: Span<UInt8>) -> Bool {
    if count == 0 { return true }
    guard offset + count <= source.count else { return false }
    for index in offset..<offset + count where source[index] != UInt8(ascii: "#") { return false }
    return true
  }

  // MARK: Pounds

  /// A `#` begins a raw string, an extended regex, a directive or a macro.
  mutating func lexPound(_ source: Span<UInt8>) {
    let start = offset
    var end = offset
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    switch byte(end, source) {
    case UInt8(ascii: "\""):
      offset = end
      return lexString(source, from: start, pounds: end - start)
    case UInt8(ascii: "/"):
      if let regexEnd = extendedRegexEnd(slash: end, pounds: end - start, source) {
        offset = regexEnd
        return emit(.regex, from: start, detail: Self.detail(end - start))
      }
    case UInt8(ascii: "i") where isWord("if", at: end, source): return lexDirective(.poundIf, source)
    case UInt8(ascii: "e"):
      if isWord("endif", at: end, source) { return lexDirective(.poundEndif, source) }
      if isWord("else", at: end, source) { return lexDirective(.poundElse, source) }
      if isWord("elseif", at: end, source) { return lexDirective(.poundElseif, source) }
    default: break
    }
    offset = start + 1
    emit(.pound, from: start)
  }

  /// The directive is one token through the end of its line, without a comment at the end.
  private mutating func lexDirective(_ kind: TokenKind, _ source: Span<UInt8>) {
    let start = offset
    var end = offset + 3
    while offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "/") {
        let next = self.byte(offset + 1, source)
        if next == UInt8(ascii: "/") { break }
        if next == UInt8(ascii: "*") {
          skipDirectiveComment(source)
          continue
        }
      }
      offset += 1
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { end = offset }
      if kind == .poundElse || kind == .poundEndif, end - start == (kind == .poundElse ? 5 : 6) {
        break
      }
    }
    offset = end
    emit(kind, from: start)
  }

  private mutating func skipDirectiveComment(_ source: Span<UInt8>) {
    offset += 2
    while offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return }
      offset += 1
      if byte == UInt8(ascii: "*"), self.byte(offset, source) == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
  }

  private func isWord(_ word: String, at start: Int, _ source: Span<UInt8>) -> Bool {
    guard start - offset == 1, start + word.utf8.count <= source.count else { return false }
    var index = start
    for expected in word.utf8 {
      if source[index] != expected { return false }
      index += 1
    }
    return !Self.continuesIdentifier(byte(index, source))
  }
}
