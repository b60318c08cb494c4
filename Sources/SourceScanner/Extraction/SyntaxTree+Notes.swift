internal import LocalizationModel
internal import SwiftTree

extension SyntaxTree {
  /// The developer's comment on an argument: between `/*` and `*/` right after it, otherwise
  /// after `//` at the end of its line or on the line above. A fix can move it to `comment:`.
  ///
  /// Comments for tools and documentation do not count, nor does code that is commented out.
  func note(beside argument: ByteRange) -> StringSite.Note? {
    blockComment(behind: argument.end) ?? lineComment(behind: argument.end)
      ?? lineComment(above: argument.start)
  }

  /// The comment at the end of a line, if no other literal stands before it.
  private func lineComment(behind end: Int) -> StringSite.Note? {
    var start = end
    while start < source.count, source[start] != UInt8(ascii: "\n") {
      if source[start] == UInt8(ascii: "\"") { return nil }
      if has("//", at: start) { break }
      start += 1
    }
    guard has("//", at: start), !has("///", at: start) else { return nil }
    var close = start
    while close < source.count, source[close] != UInt8(ascii: "\n"),
      source[close] != UInt8(ascii: "\r")
    {
      close += 1
    }
    return note(in: start + 2..<close, range: nil)
  }

  private func blockComment(behind end: Int) -> StringSite.Note? {
    var start = end
    while start < source.count, Self.isSpace(source[start]) { start += 1 }
    guard has("/*", at: start) else { return nil }
    var close = start + 2
    while !has("*/", at: close) {
      if close >= source.count || source[close] == UInt8(ascii: "\n") { return nil }
      close += 1
    }
    return note(in: start + 2..<close, range: ByteRange(start: end, end: close + 2))
  }

  private func lineComment(above start: Int) -> StringSite.Note? {
    var lineStart = start
    while lineStart > 0, source[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    guard lineStart > 0 else { return nil }
    var end = lineStart - 1
    if end > 0, source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    var above = end
    while above > 0, source[above - 1] != UInt8(ascii: "\n") { above -= 1 }
    while above < end, Self.isSpace(source[above]) { above += 1 }
    guard has("//", at: above), !has("///", at: above), end - above > 2 else { return nil }
    return note(in: above + 2..<end, range: nil)
  }

  private func note(in bytes: Range<Int>, range: ByteRange?) -> StringSite.Note? {
    let text = text(ByteRange(bytes))
    let words = text.split(separator: " ")
    guard let first = words.first, let last = words.last else { return nil }
    let isForTools = first.hasSuffix(":") || first.contains(":disable") || first.contains(":enable")
    let isCode = last.hasSuffix(")") || last.hasSuffix("{") || last.hasSuffix("}")
    if isForTools || isCode { return nil }
    return StringSite.Note(text: words.joined(separator: " "), range: range)
  }

  private func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= source.count else { return false }
    return text.withUTF8Buffer { expected in
      expected.indices.allSatisfy { unsafe source[offset + $0] == expected[$0] }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
