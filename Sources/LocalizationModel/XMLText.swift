/// Text inside of XML.
package enum XMLText {
  /// A text for the content of an element, as it is.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  package static func content(_ text: String) -> String { escaped(text, isInAttribute: false) }

  /// A text for the value of an attribute in double quotes, which keeps no line break or tab else.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  package static func attribute(_ text: String) -> String { escaped(text, isInAttribute: true) }

  /// Adds what ``content(_:)`` returns to a document in UTF-8.
  ///
  /// - Returns: Whether XML can hold all characters.
  package static func append(content text: String, to bytes: inout ContiguousArray<UInt8>) -> Bool {
    text.withBytes { append($0, isInAttribute: false, to: &bytes) }
  }

  /// Adds what ``attribute(_:)`` returns to a document in UTF-8.
  ///
  /// - Returns: Whether XML can hold all characters.
  package static func append(
    attribute text: String, to bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    text.withBytes { append($0, isInAttribute: true, to: &bytes) }
  }

  /// ` name="value"` for each pair.
  package static func attributes(_ pairs: [(name: String, value: String)]) -> String {
    pairs.map { " \($0.name)=\"\(attribute($0.value))\"" }.joined()
  }

  /// Whether XML 1.0 can hold a character (section 2.2): not even a reference stands for the others.
  package static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// The first character of a text that XML cannot hold.
  package static func unfit(in text: String) -> Unicode.Scalar? {
    mayBeUnfit(text) ? text.unicodeScalars.first { !canHold($0) } : nil
  }

  /// Whether there is a byte that one of them may begin with.
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

  /// Adds runs of bytes that stay as they are, and what stands for the characters between them.
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
      // XML would read it as a line feed.
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "&#13;".utf8)
      default:
        bytes.append(contentsOf: "\u{FFFD}".utf8)
        isFit = false
        // U+FFFE and U+FFFF have three bytes, and all others one.
        if text[end] == 0xEF { count = 3 }
      }
      start = end &+ count
    }
  }

  /// Where the first character stands that is not written as it is; the end if there is none.
  private static func firstEscape(
    in text: Span<UInt8>, from start: Int, _ isInAttribute: Bool
  ) -> Int {
    var offset = start
    while offset < text.count {
      if offset &+ 8 <= text.count {
        let word = ByteWord(at: offset, in: text)
        // What is marked behind the first may be wrong, and is looked at again.
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
