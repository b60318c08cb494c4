internal import LocalizationModel

/// Bodies without a literal, which are lexed as two braces with nothing between them.
extension Lexer {
  /// Lexes `{`, and what stands behind it up to `}` if it will not be asked for.
  ///
  /// Not the body of a type, which declares. Not what begins with a word that makes the parser read
  /// on, as accessors do. Not what is in an interpolation, where types are looked for everywhere, or
  /// in a condition.
  mutating func openBrace(_ source: Span<UInt8>) {
    let opener = tokens.endIndex
    let isTypes = lastTypeIntroducer > lastBrace
    open(.leftBrace)
    lastBrace = opener
    guard leavesOutBodies, !isTypes, condition == nil,
      openings[openings.endIndex - 1].depth(of: .interpolationStart) == 0
    else { return }
    guard let end = plainBodies.closingBrace(offset &- 1, source),
      let isOnNextLine = contentStartsLine(source)
    else { return }
    tokens[opener].flags.insert(.isHollow)
    if isOnNextLine { tokens[opener].flags.insert(.startsLineInside) }
    offset = end
    // The trivia before the brace that closes.
    var before = end &- 1
    while source[before] == UInt8(ascii: " ") || source[before] == UInt8(ascii: "\t") {
      before &-= 1
    }
    let isFirst = source[before] == UInt8(ascii: "\n") || source[before] == UInt8(ascii: "\r")
    pending = isFirst ? [.afterSpace, .startsLine] : before < end &- 1 ? .afterSpace : []
  }

  /// Whether what follows the brace just lexed stands on another line; `nil` if that is nothing, or
  /// could be an accessor, an observer or a case, which the parser looks for.
  private mutating func contentStartsLine(_ source: Span<UInt8>) -> Bool? {
    var place = offset
    var isOnNextLine = false
    scan: while true {
      switch byte(place, source) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): place &+= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isOnNextLine = true
        place &+= 1
      case UInt8(ascii: "/"): place = source.lineBreak(from: place, to: source.count)
      default: break scan
      }
    }
    let first = byte(place, source)
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "}") { return nil }
    var end = place
    while end < source.count, Self.continuesIdentifier(source[end]) { end &+= 1 }
    if let word = keywords.word(place..<end, in: source), let keyword = Keyword(word),
      keyword == .case || keyword.isAccessor || keyword.isAccessorModifier
    {
      return nil
    }
    return isOnNextLine
  }
}
