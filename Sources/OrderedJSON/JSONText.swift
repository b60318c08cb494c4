/// Spells texts as JSON strings, for ``JSONWriter``, ``JSONStream`` and ``JSONValue/line``.
enum JSONText {
  /// The spelling of backspace and form feed. Tab, line feed and carriage return always have their
  /// letters, other control characters their numbers.
  enum Controls {
    /// Backspace and form feed as `\b` and `\f`, as Xcode does.
    case letters
    /// `\u0008` and `\u000C`.
    case numbers
  }

  /// Appends a text in quotes, with only quotes, backslashes and control characters escaped.
  static func append(
    _ text: String, _ controls: Controls, to bytes: inout ContiguousArray<UInt8>
  ) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(escapeOf: byte, controls, to: &bytes)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
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
