/// The tokens of C, Objective-C and C++ sources, as far as literals and calls need them: literals,
/// words, comments, ends of lines, and all other bytes one by one.
///
/// ``CLiterals`` and ``CLookups`` read them. Escapes are decoded (C23, 6.4.4.5), and a line that a
/// backslash continues goes on.
struct CLexer {
  /// The kind of a token.
  enum Kind: Equatable {
    /// A string literal; its text is in ``CLexer/text``. An open one ends with its line.
    case literal(isClosed: Bool)
    /// A name or number.
    case word
    /// A comment with its marks.
    case comment
    case lineBreak
    /// A character constant, whose value has no use here.
    case character
    /// Any other byte.
    case mark(UInt8)
  }

  /// One token and its bytes.
  struct Token {
    let kind: Kind
    /// The bytes of the token. A literal begins with its quote, a raw one with its prefix.
    let range: Range<Int>
  }

  /// The decoded text of the last literal. Beyond the size limit it may be cut, but stays longer
  /// than the limit.
  private(set) var text: [UInt8] = []
  private let sizeLimit: Int
  private var offset: Int
  /// True if a raw string without an end was found. Further ones are then read as plain literals,
  /// so that the file is not searched for an end again and again.
  private var hasOpenRawString = false

  /// - Parameters:
  ///   - sizeLimit: The length in bytes of the longest useful text.
  ///   - offset: The byte where reading begins.
  init(sizeLimit: Int = .max, offset: Int = 0) {
    self.sizeLimit = sizeLimit
    self.offset = offset
  }

  /// Reads the next token of a source, which is the same in all calls; `nil` at its end.
  mutating func next(in source: Span<UInt8>) -> Token? {
    while offset < source.count {
      let start = offset
      switch source[start] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        offset += 1
        continue
      case UInt8(ascii: "\n"):
        offset += 1
        return token(.lineBreak, from: start)
      case UInt8(ascii: "\\") where Self.lineBreak(at: start + 1, in: source) > 0:
        offset += 1 + Self.lineBreak(at: start + 1, in: source)
        continue
      case UInt8(ascii: "/") where Self.byte(start + 1, in: source) == UInt8(ascii: "/"):
        skipLineComment(in: source)
        return token(.comment, from: start)
      case UInt8(ascii: "/") where Self.byte(start + 1, in: source) == UInt8(ascii: "*"):
        skipBlockComment(in: source)
        return token(.comment, from: start)
      case UInt8(ascii: "\""):
        return literal(in: source)
      case UInt8(ascii: "'"):
        offset = Self.endOfCharacter(at: start, in: source)
        return token(.character, from: start)
      case let byte where Self.isWord(byte):
        if let token = wordOrRawString(in: source) { return token }
      case let byte:
        offset += 1
        return token(.mark(byte), from: start)
      }
    }
    return nil
  }

  private func token(_ kind: Kind, from start: Int) -> Token {
    Token(kind: kind, range: start..<offset)
  }

  // MARK: Literals

  /// Reads a literal from its opening quote.
  mutating func literal(in source: Span<UInt8>) -> Token {
    let start = offset
    text.removeAll(keepingCapacity: true)
    offset += 1
    while offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return token(.literal(isClosed: true), from: start)
      }
      if byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\\") {
        offset = CEscape.decode(at: offset + 1, in: source, to: &text)
      } else {
        // A text longer than any key need not be kept.
        if text.count <= sizeLimit { text.append(byte) }
        offset += 1
      }
    }
    return token(.literal(isClosed: false), from: start)
  }

  /// Reads a name or number. It may be the prefix of a literal, `L"…"` or `u8R"x(…)x"`: then `nil`,
  /// with the literal next, or the raw string.
  private mutating func wordOrRawString(in source: Span<UInt8>) -> Token? {
    let start = offset
    while offset < source.count, Self.isWord(source[offset]) { offset += 1 }
    let end = offset
    let isPrefix =
      Self.byte(end, in: source) == UInt8(ascii: "\"")
      && Self.prefixes.contains { prefix in
        prefix.utf8CodeUnitCount == end - start
          && (start..<end).allSatisfy { unsafe source[$0] == prefix.utf8Start[$0 - start] }
      }
    if !isPrefix { return token(.word, from: start) }
    if source[end - 1] == UInt8(ascii: "R"), !hasOpenRawString, readRawString(in: source) {
      return token(.literal(isClosed: true), from: start)
    }
    return nil
  }

  private static let prefixes: [StaticString] = [
    "L", "u", "U", "u8", "R", "LR", "uR", "UR", "u8R",
  ]

  /// Reads a raw string, `"x(…)x"`, which has no escapes. The delimiter `x` has at most 16
  /// characters.
  ///
  /// - Returns: False for any other literal, which is next, and for a raw string without an end, whose
  ///   quote has no meaning.
  private mutating func readRawString(in source: Span<UInt8>) -> Bool {
    let quote = offset
    var parenthesis = quote + 1
    while parenthesis < min(quote + 18, source.count), source[parenthesis] != UInt8(ascii: "(") {
      parenthesis += 1
    }
    guard Self.byte(parenthesis, in: source) == UInt8(ascii: "(") else { return false }
    let delimiter = quote + 1..<parenthesis
    var end = parenthesis + 1
    while end + delimiter.count + 1 < source.count {
      if source[end] == UInt8(ascii: ")"),
        source[end + delimiter.count + 1] == UInt8(ascii: "\""),
        delimiter.allSatisfy({ source[end + 1 + $0 - delimiter.lowerBound] == source[$0] })
      {
        let last = sizeLimit < end - parenthesis ? parenthesis + sizeLimit + 2 : end
        text = (parenthesis + 1..<last).map { source[$0] }
        offset = end + delimiter.count + 2
        return true
      }
      end += 1
    }
    hasOpenRawString = true
    offset = quote + 1
    return false
  }

  // MARK: Character constants and comments

  /// Returns the offset after a character constant, so that a quote in it opens no string. An
  /// apostrophe that begins no constant, as in the text of an `#error`, has no meaning.
  private static func endOfCharacter(at offset: Int, in source: Span<UInt8>) -> Int {
    let next = byte(offset + 1, in: source)
    if next == UInt8(ascii: "\""), byte(offset + 2, in: source) == UInt8(ascii: "'") {
      return offset + 3
    }
    guard next == UInt8(ascii: "\\"), lineBreak(at: offset + 2, in: source) == 0 else {
      return offset + 1
    }
    return min(
      byte(offset + 3, in: source) == UInt8(ascii: "'") ? offset + 4 : offset + 3, source.count)
  }

  private mutating func skipLineComment(in source: Span<UInt8>) {
    offset += 2
    while offset < source.count, source[offset] != UInt8(ascii: "\n") {
      let isContinued =
        source[offset] == UInt8(ascii: "\\") && Self.lineBreak(at: offset + 1, in: source) > 0
      offset += isContinued ? 1 + Self.lineBreak(at: offset + 1, in: source) : 1
    }
  }

  private mutating func skipBlockComment(in source: Span<UInt8>) {
    // The shortest comment, `/**/`, has four bytes.
    var end = offset + 4
    while end < source.count,
      source[end - 2] != UInt8(ascii: "*") || source[end - 1] != UInt8(ascii: "/")
    {
      end += 1
    }
    offset = min(end, source.count)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func byte(_ offset: Int, in source: Span<UInt8>) -> UInt8? {
    offset < source.count ? source[offset] : nil
  }

  /// Returns the length of the line break at `offset`; 0 if there is none.
  static func lineBreak(at offset: Int, in source: Span<UInt8>) -> Int {
    switch byte(offset, in: source) {
    case UInt8(ascii: "\n"): 1
    case UInt8(ascii: "\r"): byte(offset + 1, in: source) == UInt8(ascii: "\n") ? 2 : 1
    default: 0
    }
  }
}
