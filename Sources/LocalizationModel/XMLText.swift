/// The project's one XML escaper. It turns texts into content and attribute values for XLIFF,
/// property lists, and JUnit and Checkstyle reports.
package enum XMLText {
  /// Returns a text escaped for the content of an element.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  package static func content(_ text: String) -> String { escaped(text, isInAttribute: false) }

  /// Returns a text escaped for an attribute in double quotes. Line breaks and tabs become
  /// references, because an XML parser turns them into spaces there.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  package static func attribute(_ text: String) -> String { escaped(text, isInAttribute: true) }

  /// Appends the text as ``content(_:)`` escapes it to a document in UTF-8.
  ///
  /// - Returns: True if XML can hold all characters.
  package static func append(content text: String, to bytes: inout ContiguousArray<UInt8>) -> Bool {
    text.withBytes { append($0, isInAttribute: false, to: &bytes) }
  }

  /// Appends the text as ``attribute(_:)`` escapes it to a document in UTF-8.
  ///
  /// - Returns: True if XML can hold all characters.
  package static func append(
    attribute text: String, to bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    text.withBytes { append($0, isInAttribute: true, to: &bytes) }
  }

  /// Returns ` name="value"` for each pair, in order.
  package static func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\(attribute($0.value))\"" }.joined()
  }

  /// True if XML 1.0 can hold a character (section 2.2). It cannot hold the other ones as
  /// references such as `&#1;` either.
  package static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// Returns the first character of a text that XML cannot hold, or `nil` if it can hold all.
  package static func unfit(in text: String) -> Unicode.Scalar? {
    mayBeUnfit(text) ? text.unicodeScalars.first { !canHold($0) } : nil
  }

  /// True if a byte of the text may begin a character that XML cannot hold: a control character, or
  /// 0xEF, the first byte of U+FFFE and U+FFFF. Most texts have neither, and need no slower check.
  private static func mayBeUnfit(_ text: String) -> Bool {
    text.withBytes { bytes in
      var offset = 0
      while offset &+ 8 <= bytes.count {
        let word = ByteWord(at: offset, in: bytes)
        if word.controls | word.matches(0xEF) != 0 { return true }
        offset &+= 8
      }
      while offset < bytes.count {
        if bytes[offset] < 0x20 || bytes[offset] == 0xEF { return true }
        offset &+= 1
      }
      return false
    }
  }

  // MARK: Escaping

  private static func escaped(_ text: String, isInAttribute: Bool) -> String {
    var bytes: ContiguousArray<UInt8> = []
    let isChanged = text.withBytes { source in
      if firstEscape(in: source, from: 0, isInAttribute) == source.count { return false }
      bytes.reserveCapacity(source.count &+ 16)
      _ = append(source, isInAttribute: isInAttribute, to: &bytes)
      return true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Appends the text with its escapes; runs of bytes between them are copied whole.
  private static func append(
    _ text: Span<UInt8>, isInAttribute: Bool, to bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    var isFit = true
    var start = 0
    while true {
      let end = firstEscape(in: text, from: start, isInAttribute)
      unsafe text.extracting(start..<end).withUnsafeBufferPointer {
        unsafe bytes.append(contentsOf: $0)
      }
      if end == text.count { return isFit }
      var count = 1
      switch text[end] {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "&#9;".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "&#10;".utf8)
      // An XML parser reads a bare carriage return as a line feed.
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "&#13;".utf8)
      default:
        bytes.append(contentsOf: "\u{FFFD}".utf8)
        isFit = false
        // U+FFFE and U+FFFF have three bytes in UTF-8; the control characters have one.
        if text[end] == 0xEF { count = 3 }
      }
      start = end &+ count
    }
  }

  /// Returns the offset of the first character that needs an escape, or the end if none does.
  private static func firstEscape(
    in text: Span<UInt8>, from start: Int, _ isInAttribute: Bool
  ) -> Int {
    var offset = start
    while offset < text.count {
      if offset &+ 8 <= text.count {
        let word = ByteWord(at: offset, in: text)
        // `firstMatches` may mark wrong bytes after the first; `isEscaped` decides.
        var marked =
          word.controls | word.firstMatches(UInt8(ascii: "&")) | word.firstMatches(0xEF)
          | word.firstMatches(UInt8(ascii: "<")) | word.firstMatches(UInt8(ascii: ">"))
        if isInAttribute { marked |= word.firstMatches(UInt8(ascii: "\"")) }
        if marked == 0 {
          offset &+= 8
          continue
        }
        offset &+= ByteWord.first(marked)
      }
      if isEscaped(text, at: offset, isInAttribute) { return offset }
      offset &+= 1
    }
    return offset
  }

  private static func isEscaped(
    _ text: Span<UInt8>, at offset: Int, _ isInAttribute: Bool
  ) -> Bool {
    switch text[offset] {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\r"): true
    case UInt8(ascii: "\""), UInt8(ascii: "\t"), UInt8(ascii: "\n"): isInAttribute
    case 0..<0x20: true
    case 0xEF:
      offset &+ 2 < text.count && text[offset &+ 1] == 0xBF && text[offset &+ 2] >= 0xBE
    default: false
    }
  }
}
