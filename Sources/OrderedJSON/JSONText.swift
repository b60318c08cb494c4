/// Spells texts as JSON strings.
enum JSONText {
  /// How control characters are written that have neither a line nor a tab of their own.
  enum Controls {
    /// Backspace and form feed as `\b` and `\f`, as Xcode does.
    case letters
    /// All by number.
    case numbers
  }

  /// Appends a text in quotes.
  static func append(
    _ text: String, _ controls: Controls, to bytes: inout ContiguousArray<UInt8>
  ) {
    bytes.append(UInt8(ascii: "\""))
    let isWritten = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      unsafe append(escaping: text, controls, to: &bytes)
      return true
    }
    if isWritten != true {
      unsafe ContiguousArray(text.utf8).withUnsafeBufferPointer {
        unsafe append(escaping: $0, controls, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Copies whole runs of what needs no escape, which is several times as fast as byte by byte.
  private static func append(
    escaping text: UnsafeBufferPointer<UInt8>, _ controls: Controls,
    to bytes: inout ContiguousArray<UInt8>
  ) {
    let span = unsafe text.span
    var start = 0
    while start < span.count {
      let end = firstEscaped(in: span, from: start)
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      if end == span.count { return }
      append(escapeOf: span[end], controls, to: &bytes)
      start = end + 1
    }
  }

  private static func firstEscaped(in text: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= text.count {
      let plain = Word(at: offset, in: text).firstEscaped
      offset &+= plain
      if plain < 8 { return offset }
    }
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return offset }
      offset &+= 1
    }
    return offset
  }

  private static func append(
    escapeOf byte: UInt8, _ controls: Controls, to bytes: inout ContiguousArray<UInt8>
  ) {
    bytes.append(UInt8(ascii: "\\"))
    switch (byte, controls) {
    case (UInt8(ascii: "\n"), _): bytes.append(UInt8(ascii: "n"))
    case (UInt8(ascii: "\t"), _): bytes.append(UInt8(ascii: "t"))
    case (UInt8(ascii: "\r"), _): bytes.append(UInt8(ascii: "r"))
    case (0x08, .letters): bytes.append(UInt8(ascii: "b"))
    case (0x0C, .letters): bytes.append(UInt8(ascii: "f"))
    case (0..<0x20, _): bytes.append(contentsOf: "u00\(hexadecimal(byte))".utf8)
    default: bytes.append(byte)
    }
  }
}
