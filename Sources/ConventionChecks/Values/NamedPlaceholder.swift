import LocalizationModel

/// A placeholder with a name, such as `${applicationName}` in a phrase of an App Shortcut, or
/// `${mood}` in the summary of an intent's parameters. `placeholder-name` compares them.
struct NamedPlaceholder: Hashable, Sendable {
  /// The name without the braces around it.
  let name: String
  /// The UTF-8 bytes in the text, dollar sign and braces included.
  let range: ByteRange

  /// The app's name, which every phrase of an App Shortcut must contain.
  static let appName = "applicationName"

  /// Returns a placeholder as catalogs spell it: `${name}`.
  static func spelled(_ name: String) -> String { "${" + name + "}" }

  /// Returns the placeholders of a text, in order.
  static func all(in text: String) -> [NamedPlaceholder] {
    text.withBytes { bytes in
      var found: [NamedPlaceholder] = []
      var offset = 0
      while offset + 2 < bytes.count {
        if bytes[offset] == UInt8(ascii: "$"), bytes[offset + 1] == UInt8(ascii: "{"),
          let end = endOfName(from: offset + 2, in: bytes), end > offset + 2
        {
          found.append(NamedPlaceholder(bytes, name: offset + 2..<end, from: offset, to: end + 1))
          offset = end
        }
        offset += 1
      }
      return found
    }
  }

  /// Returns the Swift interpolations that were copied into a text: `\(.applicationName)`,
  /// `\(\.$mood)`.
  static func interpolations(in text: String) -> [NamedPlaceholder] {
    text.withBytes { bytes in
      var found: [NamedPlaceholder] = []
      var offset = 0
      while offset + 3 < bytes.count {
        if bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "("),
          let name = interpolatedName(from: offset + 2, in: bytes)
        {
          found.append(NamedPlaceholder(bytes, name: name, from: offset, to: name.upperBound + 1))
          offset = name.upperBound
        }
        offset += 1
      }
      return found
    }
  }

  private init(_ bytes: Span<UInt8>, name: Range<Int>, from start: Int, to end: Int) {
    self.name = String(decoding: name.map { bytes[$0] }, as: UTF8.self)
    range = ByteRange(start: start, end: end)
  }

  /// Returns the offset of the closing brace, or `nil` if no name of at most 100 bytes ends there.
  private static func endOfName(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var offset = start
    while offset < bytes.count, offset - start < 100 {
      switch bytes[offset] {
      case UInt8(ascii: "}"): return offset
      case UInt8(ascii: "{"), UInt8(ascii: "$"), 0..<0x20: return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// Returns the range of the name in `.applicationName)` or `\.$mood)`.
  private static func interpolatedName(from start: Int, in bytes: Span<UInt8>) -> Range<Int>? {
    var offset = start
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ".") else { return nil }
    offset += 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "$") { offset += 1 }
    let name = offset
    while offset < bytes.count, isNameByte(bytes[offset]) { offset += 1 }
    guard offset > name, offset < bytes.count, bytes[offset] == UInt8(ascii: ")") else {
      return nil
    }
    return name..<offset
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte >= 0x80 || byte == UInt8(ascii: "_") || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }
}
