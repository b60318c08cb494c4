import Foundation
import LocalizationModel

/// Parses the text form of `.strings` files, an old-style property list whose pairs end with a
/// semicolon. ``StringsFile`` takes the entries, and replaces texts by the ranges.
struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private(set) var looseComments = 0
  /// The range of each entry's key as it is spelled, in scalars.
  private(set) var keyRanges: [Range<Int>] = []
  /// The range of each entry's text in scalars, or of its key if it has no text.
  private(set) var valueRanges: [Range<Int>] = []
  /// The offset of the closing brace; `nil` for a file without braces.
  private(set) var closingBrace: Int?

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns all entries in the order of the file, repeated keys included.
  mutating func entries() throws(StringsError) -> [StringsFile.Entry] {
    var entries: [StringsFile.Entry] = []
    var comments = try skip(after: &entries)
    // Braces may enclose the whole file.
    let hasBraces = take("{")
    if hasBraces { comments += try skip(after: &entries) }
    while let next = peek, !(hasBraces && next == "}") {
      let start = offset
      let key = try string(Message("a key", comment: ".strings 文件里某处应有的内容：键"))
      keyRanges.append(start..<offset)
      var valueRange = start..<offset
      var inner = try skip(after: &entries)
      // A key alone is its own text.
      var value = key
      if take("=") {
        inner += try skip(after: &entries)
        let start = offset
        value = try string(
          Message("the text of '\(key)'", comment: ".strings 文件里某处应有的内容：文字。%@：键"))
        valueRange = start..<offset
        inner += try skip(after: &entries)
      }
      guard take(";") else {
        throw error(
          Message(
            "a semicolon is missing after '\(key)': add it",
            comment: "原因：.strings 文件里缺少分号。%@：键"))
      }
      looseComments += inner.count
      valueRanges.append(valueRange)
      entries.append(
        StringsFile.Entry(key: key, value: value, comment: Self.comment(comments)))
      comments = try skip(after: &entries)
    }
    looseComments += comments.count
    if hasBraces {
      closingBrace = offset
      guard take("}") else {
        throw error(
          Message(
            "the brace at the start is not closed: add '}'", comment: "原因：.strings 文件开头的花括号没有结束"))
      }
      looseComments += try skip(after: &entries).count
      guard peek == nil else {
        throw error(
          Message(
            "nothing can follow the closing brace: remove it",
            comment: "原因：.strings 文件的右花括号后面还有内容"))
      }
    }
    return entries
  }

  private static func comment(_ comments: [String]) -> String? {
    let kept = comments.filter { !$0.isEmpty && $0 != "No comment provided by engineer." }
    return kept.isEmpty ? nil : kept.joined(separator: "\n")
  }

  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    offset += 1
    return true
  }

  /// Returns an error at an offset in scalars; `nil` for the current one.
  private func error(_ wording: Message, at errorOffset: Int? = nil) -> StringsError {
    let before = scalars[..<min(errorOffset ?? offset, scalars.count)]
    let line = before.indices.count { endsLine(at: $0) } + 1
    let start = before.indices.last { endsLine(at: $0) }.map { $0 + 1 } ?? 0
    return StringsError(
      position: SourcePosition(line: line, column: before.count - start + 1), wording)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// True if a new line starts after the scalar at an offset; false between a carriage return and
  /// its line feed.
  private func endsLine(at index: Int) -> Bool {
    guard Self.isLineEnd(scalars[index]) else { return false }
    return scalars[index] != "\r" || index + 1 == scalars.count || scalars[index + 1] != "\n"
  }

  // MARK: Space and comments

  /// Skips white space and comments.
  ///
  /// A comment on the line of the last entry belongs to that entry. A comment that an empty line
  /// separates from the next key belongs to no entry.
  ///
  /// - Returns: The comments of the next key.
  private mutating func skip(
    after entries: inout [StringsFile.Entry]
  ) throws(StringsError) -> [String] {
    var comments: [String] = []
    var lineBreaks = 0
    var isOnLineOfEntry = offset > 0 && scalars[offset - 1] == ";"
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        if endsLine(at: offset) {
          lineBreaks += 1
          isOnLineOfEntry = false
        }
        offset += 1
        if lineBreaks > 1 {
          looseComments += comments.count
          comments = []
        }
        continue
      }
      guard scalar == "/", offset + 1 < scalars.count else { break }
      let text: String
      switch scalars[offset + 1] {
      case "*": text = try blockComment()
      case "/": text = lineComment()
      default: return comments
      }
      lineBreaks = 0
      if isOnLineOfEntry, let last = entries.indices.last {
        entries[last].comment = Self.comment([entries[last].comment ?? "", text])
      } else {
        comments.append(text)
      }
    }
    return comments
  }

  private mutating func blockComment() throws(StringsError) -> String {
    let start = offset
    offset += 2
    while offset + 1 < scalars.count, scalars[offset] != "*" || scalars[offset + 1] != "/" {
      offset += 1
    }
    guard offset + 1 < scalars.count else {
      throw error(
        Message("the comment is not closed: add '*/'", comment: "原因：注释没有结束"), at: start)
    }
    offset += 2
    return Self.trimmed(scalars[start + 2..<offset - 2])
  }

  private mutating func lineComment() -> String {
    let start = offset + 2
    while let scalar = peek, !Self.isLineEnd(scalar) { offset += 1 }
    return Self.trimmed(scalars[start..<offset])
  }

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let text = scalars.drop(while: \.properties.isWhitespace)
    let length = text.reversed().drop(while: \.properties.isWhitespace).count
    return Self.text(text.prefix(length))
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Texts

  private mutating func string(_ expected: Message) throws(StringsError) -> String {
    guard let first = peek else {
      throw error(
        Message(
          "\(expected) is missing at the end of the file", comment: "原因：.strings 文件提前结束。%@：缺少的内容"))
    }
    if first == "\"" || first == "'" { return try quoted(first) }
    let start = offset
    while let scalar = peek, Self.isPlain(scalar) { offset += 1 }
    guard offset > start else {
      throw error(
        Message(
          "\(expected) is expected here, not '\(String(first))': put texts in quotes",
          comment: "原因：.strings 文件里某处的内容不对。%1$@：应有的；%2$@：实际的字符"))
    }
    return Self.text(scalars[start..<offset])
  }

  /// True if a character can occur in a text without quotes.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(StringsError) -> String {
    let start = offset
    offset += 1
    var text = ""
    while let scalar = peek, scalar != quote {
      if scalar == "\\" {
        // UTF-16, since two escapes may be the surrogates of one character.
        var units: [UInt16] = []
        while take("\\") { units += escape() }
        text += String(decoding: units, as: UTF16.self)
      } else {
        let start = offset
        while let scalar = peek, scalar != quote, scalar != "\\" { offset += 1 }
        text += Self.text(scalars[start..<offset])
      }
    }
    guard take(quote) else {
      throw error(
        Message("the text is not closed: add a quote", comment: "原因：.strings 文件的文字没有结束"),
        at: start)
    }
    return text
  }

  /// Reads an escape after its backslash, as UTF-16.
  private mutating func escape() -> [UInt16] {
    guard let scalar = peek else { return [] }
    offset += 1
    switch scalar {
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "v": return [11]
    case "U", "u": return [number(radix: 16, digits: 4) ?? UInt16(scalar.value)]
    case "0"..."7":
      offset -= 1
      return Self.nextstep(number(radix: 8, digits: 3) ?? 0)
    default: return Array(String(Character(scalar)).utf16)
    }
  }

  /// Reads a number of at most so many digits; `nil` if there is no digit.
  private mutating func number(radix: Int, digits: Int) -> UInt16? {
    var text = ""
    while text.count < digits, let scalar = peek,
      Int(String(Character(scalar)), radix: radix) != nil
    {
      text.unicodeScalars.append(scalar)
      offset += 1
    }
    return UInt16(text, radix: radix)
  }

  /// Returns the character of an octal escape: its number is a code of NeXTSTEP's encoding, as in
  /// all old-style property lists.
  private static func nextstep(_ number: UInt16) -> [UInt16] {
    guard let byte = UInt8(exactly: number) else { return [number] }
    return String(data: Data([byte]), encoding: .nextstep).map { Array($0.utf16) } ?? [number]
  }
}
