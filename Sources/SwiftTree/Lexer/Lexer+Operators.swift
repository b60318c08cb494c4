internal import LocalizationModel

extension Lexer {
  @inline(__always)
  static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Lexes a run of operator characters: an operator, a punctuator such as `=` or `->`, or the
  /// regex literal that begins in it. Merge conflict markers and editor placeholders begin with the
  /// same characters and are recognized first.
  mutating func lexOperator(_ source: Span<UInt8>) {
    let start = offset
    if pending.contains(.startsLine), skipConflictMarker(source) { return }
    if byte(start, source) == UInt8(ascii: "<"), byte(start + 1, source) == UInt8(ascii: "#"),
      lexEditorPlaceholder(source)
    {
      return
    }
    var end = operatorEnd(from: start, source)
    var slash = start
    while slash < end, source[slash] != UInt8(ascii: "/") { slash += 1 }
    if slash < end, let regexEnd = regexEnd(from: slash, operatorRange: start..<end, source) {
      if slash > start {
        offset = slash
        classifyOperator(from: start, source)
      }
      offset = regexEnd
      return emit(.regex, from: slash)
    }
    // A comment that begins inside ends the operator.
    var index = start + 1
    while index + 1 < end {
      let next = source[index + 1]
      if source[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
      {
        end = index
      }
      index += 1
    }
    offset = end
    classifyOperator(from: start, source)
  }

  /// Steps over a line that begins with seven `<`, `>` or `|` and a space, and notes it as a
  /// problem. Read as Swift, both sides of the conflict would be extracted without a word.
  private mutating func skipConflictMarker(_ source: Span<UInt8>) -> Bool {
    guard isAtConflictMarker(source) else { return false }
    noteConflictMarker()
    skipToLineEnd(source)
    return true
  }

  /// Notes a conflict inside multi-line texts: an opening marker, a line of seven `=` and a closing
  /// marker. Without one of them, the others are text.
  mutating func noteMergeConflict(_ source: Span<UInt8>) {
    guard isAtConflictMarker(source) else { return }
    switch source[offset] {
    case UInt8(ascii: "<"): openConflictInText = offset
    case UInt8(ascii: ">"):
      guard let start = openConflictInText else { return }
      if hasConflictSeparator(from: start, source) {
        noteConflictMarker()
        openConflictInText = nil
      } else {
        // Each byte is searched once, however many markers follow.
        openConflictInText = offset
      }
    default: break
    }
  }

  /// True if a line between an offset and the current one consists of seven `=`.
  private func hasConflictSeparator(from start: Int, _ source: Span<UInt8>) -> Bool {
    var count = 0
    var isAtStart = false
    for index in start..<offset {
      switch source[index] {
      case UInt8(ascii: "\n"):
        if isAtStart, count == 7 { return true }
        (count, isAtStart) = (0, true)
      case UInt8(ascii: "\r"): break
      case UInt8(ascii: "="): count += 1
      default: isAtStart = false
      }
    }
    return false
  }

  private mutating func noteConflictMarker() {
    problems.append(
      LexicalProblem(kind: .conflictMarker, range: ByteRange(start: offset, end: offset + 7)))
  }

  private func isAtConflictMarker(_ source: Span<UInt8>) -> Bool {
    let start = offset
    let sign = byte(start, source)
    guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">") || sign == UInt8(ascii: "|"),
      start == 0 || source[start - 1] == UInt8(ascii: "\n"),
      byte(start + 7, source) == UInt8(ascii: " ")
    else { return false }
    for index in start..<start + 7 where source[index] != sign { return false }
    return true
  }

  /// Returns the end of the run of operator characters, in which a comment may begin.
  private mutating func operatorEnd(from start: Int, _ source: Span<UInt8>) -> Int {
    // Only an operator that begins with a period can hold periods.
    let startsWithDot = source[start] == UInt8(ascii: ".")
    let last = startsWithDot ? operators.dotted : operators.plain
    if last.contains(start) { return last.upperBound }
    var end = start + Self.scalarLength(source[start])
    while end < source.count {
      let byte = source[end]
      if Self.isOperatorByte(byte) || startsWithDot && byte == UInt8(ascii: ".") {
        if byte == UInt8(ascii: "<"), self.byte(end + 1, source) == UInt8(ascii: "#"),
          placeholderEnd(from: end, source) != nil
        {
          break
        }
        end += 1
      } else if byte >= 0x80, continuesOperator(at: end, source) {
        end += Self.scalarLength(byte)
      } else {
        break
      }
    }
    end = min(end, source.count)
    bytesAhead += end - start
    if startsWithDot { operators.dotted = start..<end } else { operators.plain = start..<end }
    return end
  }

  /// Emits the operator between `start` and the offset; white space around it decides if it is
  /// prefix, infix or postfix.
  private mutating func classifyOperator(from start: Int, _ source: Span<UInt8>) {
    let leftBound = isLeftBound(start, source)
    let rightBound = isRightBound(offset, leftBound: leftBound, source)
    let first = source[start]
    if offset - start == 1 {
      switch first {
      case UInt8(ascii: "="): return emit(.equal, from: start, detail: first)
      case UInt8(ascii: "."): return emit(.period, from: start, detail: first)
      case UInt8(ascii: "?"):
        return emit(leftBound ? .postfixQuestion : .infixQuestion, from: start, detail: first)
      case UInt8(ascii: "!") where leftBound: return emit(.exclamation, from: start, detail: first)
      case UInt8(ascii: "&") where rightBound && !leftBound:
        return emit(.prefixAmpersand, from: start, detail: first)
      default: break
      }
    } else if offset - start == 2, first == UInt8(ascii: "-"),
      source[start + 1] == UInt8(ascii: ">")
    {
      return emit(.arrow, from: start, detail: first)
    }
    let kind: TokenKind =
      leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator
    emit(kind, from: start, detail: first)
  }

  /// True if an operand ends right before the operator, without white space.
  func isLeftBound(_ start: Int, _ source: Span<UInt8>) -> Bool {
    guard start > 0 else { return false }
    switch source[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):  // a comment that ends here counts as white space
      return start < 2 || source[start - 2] != UInt8(ascii: "*")
    case 0xA0: return start < 2 || source[start - 2] != 0xC2  // U+00A0
    default: return true
    }
  }

  /// True if an operand begins right after the operator, without white space.
  private func isRightBound(_ end: Int, leftBound: Bool, _ source: Span<UInt8>) -> Bool {
    switch byte(end, source) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."): !leftBound  // `x^.y` has a postfix operator, `^.y` a prefix one
    case UInt8(ascii: "/"):
      byte(end + 1, source) != UInt8(ascii: "/") && byte(end + 1, source) != UInt8(ascii: "*")
    case 0xC2: byte(end + 1, source) != 0xA0
    default: true
    }
  }

  /// Lexes `<#name#>`, a placeholder that editors leave to be filled in, as a name.
  private mutating func lexEditorPlaceholder(_ source: Span<UInt8>) -> Bool {
    guard let end = placeholderEnd(from: offset, source) else { return false }
    let start = offset
    offset = end
    emit(.identifier, from: start)
    return true
  }

  /// Returns the end of the placeholder that begins with the `<#` at an offset, or `nil` if it does
  /// not end on its line.
  private mutating func placeholderEnd(from start: Int, _ source: Span<UInt8>) -> Int? {
    var end = start + 2
    defer { bytesAhead += end - start }
    while end < source.count, source[end] != UInt8(ascii: "\n") {
      let next = byte(end + 1, source)
      if source[end] == UInt8(ascii: "#"), next == UInt8(ascii: ">") { return end + 2 }
      if source[end] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return nil }
      end += 1
    }
    return nil
  }
}
