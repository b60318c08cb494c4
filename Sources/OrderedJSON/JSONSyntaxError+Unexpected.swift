extension JSONSyntaxError {
  static func notUTF8(at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset, .notUTF8)
  }
}

extension JSONParser {
  /// Chooses the error for a token that cannot stand at an offset: a cut-off file, a merge
  /// conflict's marker, a comment, a byte that is not UTF-8, or the unexpected character.
  func unexpected(
    at offset: Int, in source: Span<UInt8>, wanted: JSONSyntaxError.Wanted
  ) -> JSONSyntaxError {
    guard offset < source.count else {
      return JSONSyntaxError(
        offset: offset, .endOfFile(wanted: wanted, line: MissingBracketHint(in: source)?.line))
    }
    if let marker = Self.conflictMarker(at: offset, in: source) {
      return JSONSyntaxError(offset: offset, .conflictMarker(marker))
    }
    if dialect == .strict, source[offset] == UInt8(ascii: "/"), offset + 1 < source.count,
      source[offset + 1] == UInt8(ascii: "/") || source[offset + 1] == UInt8(ascii: "*")
    {
      return JSONSyntaxError(offset: offset, .forbiddenComment)
    }
    guard let found = Self.found(at: offset, in: source) else { return .notUTF8(at: offset) }
    // A value where a comma or a closing bracket must stand: most likely the comma is missing.
    let beginsValue = "\"{[-0123456789tfn".utf8.contains(source[offset])
    let lacksComma = if case .commaOr = wanted { beginsValue } else { false }
    return JSONSyntaxError(
      offset: offset, .unexpected(found, wanted: wanted, lacksComma: lacksComma))
  }

  /// The marker of a merge conflict at the start of this line, such as `<<<<<<<`, or `nil`.
  private static func conflictMarker(at offset: Int, in source: Span<UInt8>) -> String? {
    let first = source[offset]
    guard "<=>|".utf8.contains(first), offset + 7 <= source.count,
      (offset..<offset + 7).allSatisfy({ source[$0] == first }),
      offset == 0 || source[offset - 1] == UInt8(ascii: "\n")
        || source[offset - 1] == UInt8(ascii: "\r")
    else { return nil }
    return String(repeating: Character(Unicode.Scalar(first)), count: 7)
  }

  /// The character at an offset, or `nil` if the bytes are not UTF-8.
  private static func found(
    at offset: Int, in source: Span<UInt8>
  ) -> JSONSyntaxError.Found? {
    let byte = source[offset]
    guard byte >= 0x80 else {
      return byte < 0x20 || byte == 0x7F
        ? .control(byte) : .character(Character(Unicode.Scalar(byte)))
    }
    let length = UTF8Sequence.length(at: offset, in: source)
    guard length > 0 else { return nil }
    let text = String(decoding: (offset..<offset + length).map { source[$0] }, as: UTF8.self)
    return text.first.map { .character($0) }
  }
}
