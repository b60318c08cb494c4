internal import LocalizationModel

/// Writes PO files byte for byte as `msgcat --no-wrap` does, so that gettext's own programs leave
/// them unchanged. `gloss export --format po` writes ``GettextWriter``'s document with it.
package enum POWriter {
  /// Returns the file in UTF-8, with line feeds.
  package static func bytes(of document: PODocument) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    let fields = document.header.map { "\($0.name): \($0.value)\n" }.joined()
    // Reserved at once, because growing step by step would copy large memory again and again.
    bytes.reserveCapacity(
      document.entries.indices.reduce(1_000) { $0 + size(of: document.entries[$1]) })
    append(POEntry(context: nil, id: "", texts: [fields]), to: &bytes)
    for index in document.entries.indices {
      bytes.append(UInt8(ascii: "\n"))
      append(document.entries[index], to: &bytes)
    }
    return bytes
  }

  /// Returns the approximate size of an entry, in bytes.
  private static func size(of entry: POEntry) -> Int {
    var size = 40 + entry.id.utf8.count + (entry.pluralID?.utf8.count ?? 0)
    if let context = entry.context { size += 12 + context.utf8.count }
    for text in entry.texts { size += 12 + text.utf8.count }
    for comment in entry.comments { size += 4 + comment.utf8.count }
    for place in entry.places { size += 4 + place.utf8.count }
    return size
  }

  private static func append(_ entry: POEntry, to bytes: inout ContiguousArray<UInt8>) {
    for comment in entry.comments { append(comment: comment, to: &bytes) }
    for place in entry.places { bytes += "#: \(reference(place))\n".utf8 }
    if !entry.flags.isEmpty { bytes += "#, \(entry.flags.joined(separator: ", "))\n".utf8 }
    if let previous = entry.previousID { append(previous, as: "msgid", "#| ", to: &bytes) }
    if let context = entry.context { append(context, as: "msgctxt", to: &bytes) }
    append(entry.id, as: "msgid", to: &bytes)
    if let plural = entry.pluralID {
      append(plural, as: "msgid_plural", to: &bytes)
      for (index, text) in entry.texts.enumerated() {
        append(text, as: "msgstr", index: index, to: &bytes)
      }
    } else {
      append(entry.texts.first ?? "", as: "msgstr", to: &bytes)
    }
  }

  /// Appends a constant text without making a `String` of it.
  private static func append(_ text: StaticString, to bytes: inout ContiguousArray<UInt8>) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private static func append(comment: String, to bytes: inout ContiguousArray<UInt8>) {
    // Only control characters, and characters that begin with the bytes of U+0085, U+2028 and
    // U+2029, can end a line.
    let mayHaveLineEnds = comment.withBytes { text in
      for offset in 0..<text.count {
        let byte = text[offset]
        if byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return true }
      }
      return text.count == 0
    }
    if !mayHaveLineEnds {
      bytes += "#. ".utf8
      bytes += comment.utf8
      bytes.append(UInt8(ascii: "\n"))
      return
    }
    for line in comment.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { lineEnds.contains($0) })
    {
      bytes += (line.isEmpty ? "#.\n" : "#. \(String(line))\n").utf8
    }
  }

  /// The characters at which some program ends a line, so that the rest would not be a comment.
  private static let lineEnds: Set<Unicode.Scalar> = [
    "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// Returns a reference; a path with spaces is enclosed in isolates (U+2068 and U+2069), as
  /// gettext writes it.
  private static func reference(_ place: String) -> String {
    guard place.contains(where: \.isWhitespace) else { return place }
    let path = place.replacing("\n", with: " ").replacing("\r", with: " ")
    let colon = path.lastIndex(of: ":") ?? path.endIndex
    return "\u{2068}\(path[..<colon])\u{2069}\(path[colon...])"
  }

  /// Appends a keyword with its text; a text of several lines begins on a line of its own.
  private static func append(
    _ text: String, as keyword: StaticString, _ prefix: String = "", index: Int? = nil,
    to bytes: inout ContiguousArray<UInt8>
  ) {
    if !prefix.isEmpty { bytes += prefix.utf8 }
    append(keyword, to: &bytes)
    if let index { bytes += "[\(index)]".utf8 }
    append(" \"", to: &bytes)
    let utf8 = text.utf8
    if !POEscape.isNeeded(in: text) {
      bytes += utf8
      append("\"\n", to: &bytes)
      return
    }
    let newline = UInt8(ascii: "\n")
    let isLong = utf8.dropLast().contains(newline)
    if isLong { bytes += "\"\n\(prefix)\"".utf8 }
    var bytesLeft = utf8.count
    for byte in utf8 {
      bytesLeft -= 1
      if let letter = POEscape.letter(of: byte) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(letter)
      } else {
        bytes.append(byte)
      }
      if byte == newline, isLong, bytesLeft > 0 { bytes += "\"\n\(prefix)\"".utf8 }
    }
    bytes += "\"\n".utf8
  }
}

/// The escapes of C that PO files use, for ``POReader`` and ``POWriter``.
enum POEscape {
  private static let pairs: [(byte: UInt8, letter: UInt8)] = [
    (0x07, UInt8(ascii: "a")), (0x08, UInt8(ascii: "b")), (0x09, UInt8(ascii: "t")),
    (0x0A, UInt8(ascii: "n")), (0x0B, UInt8(ascii: "v")), (0x0C, UInt8(ascii: "f")),
    (0x0D, UInt8(ascii: "r")), (UInt8(ascii: "\""), UInt8(ascii: "\"")),
    (UInt8(ascii: "\\"), UInt8(ascii: "\\")),
  ]

  /// True if a text has a byte that must be escaped.
  static func isNeeded(in text: String) -> Bool {
    text.withBytes { text in
      for offset in 0..<text.count where letter(of: text[offset]) != nil { return true }
      return false
    }
  }

  /// Returns the letter that follows the backslash; `nil` for a byte that needs no escape.
  static func letter(of byte: UInt8) -> UInt8? {
    if byte > 0x0D, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { return nil }
    return pairs.first { $0.byte == byte }?.letter
  }

  /// Returns the byte that a backslash and a letter mean; `nil` if they are not an escape.
  static func byte(of letter: UInt8) -> UInt8? { pairs.first { $0.letter == letter }?.byte }
}
