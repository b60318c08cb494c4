extension JSONSyntaxError {
  static func notUTF8(at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset, detail: "bytes that are not UTF-8: save the file as UTF-8")
  }
}

extension JSONParser {
  /// The error for a token that cannot stand where it does.
  func unexpected(at offset: Int, in source: Span<UInt8>, wanted: String) -> JSONSyntaxError {
    guard offset < source.count else {
      let end = "the file ends where \(wanted) should be"
      let remedy =
        IndentationBreak(in: source).map {
          "a closing bracket may be missing before line \($0.line), where the indentation breaks"
        } ?? "it may be cut off: restore it"
      return JSONSyntaxError(offset: offset, detail: "\(end): \(remedy)")
    }
    if let marker = Self.conflictMarker(at: offset, in: source) {
      return JSONSyntaxError(
        offset: offset,
        detail: "a merge conflict marker '\(marker)': resolve the conflict, then run again")
    }
    if dialect == .strict, source[offset] == UInt8(ascii: "/"), offset + 1 < source.count,
      source[offset + 1] == UInt8(ascii: "/") || source[offset + 1] == UInt8(ascii: "*")
    {
      return JSONSyntaxError(offset: offset, detail: "this file cannot have comments: remove it")
    }
    let found = Self.quoted(at: offset, in: source)
    guard let found else { return .notUTF8(at: offset) }
    let first = source[offset]
    let beginsValue = "\"{[-0123456789tfn".utf8.contains(first) && wanted.hasPrefix("','")
    let remedy = beginsValue ? ": add a comma before it" : ""
    return JSONSyntaxError(offset: offset, detail: "\(found) where \(wanted) should be\(remedy)")
  }

  /// The marker that git put at the start of this line.
  private static func conflictMarker(at offset: Int, in source: Span<UInt8>) -> String? {
    let first = source[offset]
    guard "<=>|".utf8.contains(first), offset + 7 <= source.count,
      (offset..<offset + 7).allSatisfy({ source[$0] == first }),
      offset == 0 || source[offset - 1] == UInt8(ascii: "\n")
        || source[offset - 1] == UInt8(ascii: "\r")
    else { return nil }
    return String(repeating: Character(Unicode.Scalar(first)), count: 7)
  }

  /// The character at an offset as an error shows it, or `nil` if it is not UTF-8.
  private static func quoted(at offset: Int, in source: Span<UInt8>) -> String? {
    let byte = source[offset]
    guard byte >= 0x80 else {
      return byte < 0x20 || byte == 0x7F
        ? "the control character U+00\(hexadecimal(byte).uppercased())"
        : "'\(Character(Unicode.Scalar(byte)))'"
    }
    let length = UTF8Sequence.length(at: offset, in: source)
    guard length > 0 else { return nil }
    return "'\(String(decoding: (offset..<offset + length).map { source[$0] }, as: UTF8.self))'"
  }
}
