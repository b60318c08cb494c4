/// The check of a document's encoding before ``MarkupParser`` parses it, from its first bytes and
/// its XML declaration.
///
/// Only UTF-8 and UTF-16 are accepted. With another declaration, a file that was in fact saved as
/// UTF-8 would be read without an error, and every translation in it garbled.
enum MarkupEncoding {
  /// The greatest length of a declaration. A longer one is refused, since its end was not read.
  private static let declarationLimit = 200

  /// Returns the problem with the encoding; `nil` if the bytes agree with the declaration.
  static func problem(of bytes: Span<UInt8>) -> MarkupError.Reason? {
    if let name = refusedName(bytes) { return .unsupportedEncoding(name) }
    let found = Found(bytes)
    let declared: String
    let head = ascii(bytes, found, limit: declarationLimit)
    switch Declaration(head.text) {
    case .silent: return nil
    // A file that ends within its declaration is not XML, for which the parser has a better error.
    case .endless: return head.isWhole ? nil : .unsupportedEncoding("unknown")
    case .named(let name): declared = name
    }
    switch declared.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii":
      return found == .bytes ? nil : .encoding(declared: declared, found: found.name)
    case "utf-16", "utf16", "utf-16le", "utf-16be", "iso-10646-ucs-2", "ucs-2":
      return found == .bytes ? .encoding(declared: declared, found: "UTF-8") : nil
    default: return .unsupportedEncoding(declared)
    }
  }

  /// The encoding that the first bytes show: a byte order mark, or the bytes of `<` (3C).
  private enum Found {
    /// An encoding with one byte for an ASCII character, such as UTF-8.
    case bytes
    case littleEndian
    case bigEndian

    init(_ bytes: Span<UInt8>) {
      guard bytes.count >= 2 else {
        self = .bytes
        return
      }
      switch (bytes[0], bytes[1]) {
      case (0xFF, 0xFE), (0x3C, 0): self = .littleEndian
      case (0xFE, 0xFF), (0, 0x3C): self = .bigEndian
      default: self = .bytes
      }
    }

    var name: String { self == .bytes ? "UTF-8" : "UTF-16" }
  }

  /// Returns the name of an encoding that is not accepted, recognized by the bytes of `<` or of a
  /// byte order mark; `nil` for any other document. The patterns are from the XML specification,
  /// appendix F.
  private static func refusedName(_ bytes: Span<UInt8>) -> String? {
    guard bytes.count >= 4 else { return nil }
    return switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0, 0, 0, 0x3C), (0x3C, 0, 0, 0), (0, 0, 0x3C, 0), (0, 0x3C, 0, 0),
      (0, 0, 0xFE, 0xFF), (0xFF, 0xFE, 0, 0), (0, 0, 0xFF, 0xFE), (0xFE, 0xFF, 0, 0):
      "UCS-4"
    case (0x4C, 0x6F, 0xA7, 0x94): "EBCDIC"
    default: nil
    }
  }

  /// The encoding in `<?xml … encoding="name"?>`.
  private enum Declaration {
    case named(String)
    /// There is no declaration, or it names no encoding.
    case silent
    /// The declaration does not end within the first characters.
    case endless

    init(_ text: String) {
      guard text.hasPrefix("<?xml"), text.dropFirst(5).first.map(Self.isSpace) ?? true else {
        self = .silent
        return
      }
      guard let end = text.firstRange(of: "?>") else {
        self = .endless
        return
      }
      guard let name = text[..<end.lowerBound].firstRange(of: "encoding") else {
        self = .silent
        return
      }
      let rest = text[name.upperBound..<end.lowerBound].drop { Self.isSpace($0) || $0 == "=" }
      guard let quote = rest.first, quote == "\"" || quote == "'" else {
        self = .silent
        return
      }
      self = .named(String(rest.dropFirst().prefix { $0 != quote }))
    }

    private static func isSpace(_ character: Character) -> Bool {
      switch character {
      case " ", "\t", "\n", "\r", "\r\n": true
      default: false
      }
    }
  }

  /// Returns the characters before the first one that is not ASCII, without a byte order mark, and
  /// whether the document ends there.
  private static func ascii(
    _ bytes: Span<UInt8>, _ found: Found, limit: Int
  ) -> (text: String, isWhole: Bool) {
    var text = ""
    var offset = 0
    let hasMark: Bool
    switch found {
    case .bytes: hasMark = bytes.count >= 3 && bytes[0] == 0xEF
    case .littleEndian: hasMark = bytes[0] == 0xFF
    case .bigEndian: hasMark = bytes[0] == 0xFE
    }
    if hasMark { offset = found == .bytes ? 3 : 2 }
    let width = found == .bytes ? 1 : 2
    while text.utf8.count < limit, offset + width <= bytes.count {
      let byte = bytes[offset + (found == .bigEndian ? 1 : 0)]
      guard byte < 0x80 else { break }
      text.unicodeScalars.append(Unicode.Scalar(byte))
      offset += width
    }
    return (text, offset + width > bytes.count)
  }
}
