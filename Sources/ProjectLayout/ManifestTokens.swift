/// The words, string literals and punctuation of a `Package.swift`, without comments.
///
/// ``ManifestExpressions`` evaluates them. A small lexer of its own, because this target may not
/// import the Swift parser.
struct ManifestTokens {
  enum Token: Hashable {
    case word(String)
    /// A string literal's parts, or `nil` if they are not known without running the manifest.
    case text([Part]?)
    /// One byte of punctuation, such as a parenthesis.
    case mark(UInt8)
  }

  /// A part of a string literal.
  enum Part: Hashable {
    case text(String)
    /// The name of an interpolated constant, without its type: `prefix` for `\(Names.prefix)`.
    case name(String)
  }

  private(set) var tokens: [Token] = []
  /// The byte offset at which each token begins.
  private(set) var offsets: [Int] = []

  init(_ bytes: Span<UInt8>) {
    var offset = 0
    while offset < bytes.count {
      let start = offset
      defer { if offsets.count < tokens.count { offsets.append(start) } }
      let byte = bytes[offset]
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      switch byte {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        Self.skipComment(in: bytes, from: &offset)
      case UInt8(ascii: "\""):
        tokens.append(.text(Self.text(in: bytes, from: &offset, pounds: 0)))
      case UInt8(ascii: "#"):
        var pounds = 0
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
          pounds += 1
          offset += 1
        }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
          tokens.append(.text(Self.text(in: bytes, from: &offset, pounds: pounds)))
        }
      case _ where Self.isWord(byte):
        var word: [UInt8] = []
        while offset < bytes.count, Self.isWord(bytes[offset]) {
          word.append(bytes[offset])
          offset += 1
        }
        tokens.append(.word(String(decoding: word, as: UTF8.self)))
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: "`"):
        // A name in backticks is the same name without them.
        offset += 1
      default:
        tokens.append(.mark(byte))
        offset += 1
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func skipComment(in bytes: Span<UInt8>, from offset: inout Int) {
    var depth = 0
    while offset < bytes.count {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      switch (bytes[offset], next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
        if depth == 0 { return }
      default: offset += 1
      }
    }
    offset = bytes.count
  }

  /// Reads a string literal from its first quote through its last `#`.
  private static func text(
    in bytes: Span<UInt8>, from offset: inout Int, pounds: Int
  ) -> [Part]? {
    // A literal of several lines begins with three quotes; its text is not read.
    let quotes = count(of: UInt8(ascii: "\""), in: bytes, at: offset) >= 3 ? 3 : 1
    offset += quotes
    var parts: [Part] = []
    var text: [UInt8] = []
    var isKnown = quotes == 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\""),
        count(of: byte, in: bytes, at: offset) >= quotes,
        count(of: UInt8(ascii: "#"), in: bytes, at: offset + quotes) >= pounds
      {
        offset += quotes + pounds
        parts.append(.text(String(decoding: text, as: UTF8.self)))
        return isKnown ? parts : nil
      }
      if byte == UInt8(ascii: "\n"), quotes == 1 { return nil }
      if byte == UInt8(ascii: "\\"),
        count(of: UInt8(ascii: "#"), in: bytes, at: offset + 1) >= pounds
      {
        let escaped = offset + 1 + pounds < bytes.count ? bytes[offset + 1 + pounds] : 0
        offset += 2 + pounds
        if escaped == UInt8(ascii: "(") {
          parts.append(.text(String(decoding: text, as: UTF8.self)))
          text = []
          if let name = name(in: bytes, from: &offset) {
            parts.append(.name(name))
          } else {
            isKnown = false
          }
        } else {
          // Names of targets and folders need only these two escapes; any other makes the text
          // unknown.
          isKnown = isKnown && (escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\"))
          text.append(escaped)
        }
      } else {
        text.append(byte)
        offset += 1
      }
    }
    offset = bytes.count
    return nil
  }

  /// Reads an interpolated name through the closing parenthesis.
  ///
  /// - Returns: `nil`, leaving the offset unchanged, if the interpolation is more than a name.
  private static func name(in bytes: Span<UInt8>, from offset: inout Int) -> String? {
    var end = offset
    while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    guard end > offset, end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
    let path = String(decoding: (offset..<end).map { bytes[$0] }, as: UTF8.self)
    offset = end + 1
    return path.split(separator: ".").last.map(String.init)
  }

  private static func count(of byte: UInt8, in bytes: Span<UInt8>, at start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] == byte { offset += 1 }
    return max(offset - start, 0)
  }
}
