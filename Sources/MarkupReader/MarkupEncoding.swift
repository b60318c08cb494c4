/// What a document's first bytes say about its encoding.
///
/// Only UTF-8 and UTF-16 are read: with any other declaration a file that was saved as UTF-8 after
/// all would be read without an error, and every translation in it garbled.
enum MarkupEncoding {
  /// - Returns: `nil` if what the file is in and what it says go together.
  static func problem(of bytes: Span<UInt8>) -> MarkupError.Reason? {
    let found = Found(bytes)
    guard let declared = declaredName(bytes, found) else { return nil }
    switch declared.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii":
      return found == .bytes ? nil : .encoding(declared: declared, found: found.name)
    case "utf-16", "utf16", "utf-16le", "utf-16be", "iso-10646-ucs-2", "ucs-2":
      return found == .bytes ? .encoding(declared: declared, found: "UTF-8") : nil
    default: return .unsupportedEncoding(declared)
    }
  }

  private enum Found {
    /// One byte for an ASCII character.
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

  /// The name in `<?xml … encoding="name"?>`; `nil` if there is none.
  private static func declaredName(_ bytes: Span<UInt8>, _ found: Found) -> String? {
    let declaration = ascii(bytes, found, limit: 200)
    guard declaration.hasPrefix("<?xml"), let end = declaration.firstRange(of: "?>"),
      let name = declaration[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let rest = declaration[name.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  /// The first characters, as far as they are ASCII, without a byte order mark.
  private static func ascii(_ bytes: Span<UInt8>, _ found: Found, limit: Int) -> String {
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
    return text
  }
}
