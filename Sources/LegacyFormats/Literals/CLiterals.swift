/// The string literals of C, Objective-C and C++ sources. A sync keeps a catalog's entry whose key
/// equals one of them, because code that gloss does not parse may look the key up.
///
/// Only literals, comments and what can be mistaken for either are recognized. Literals with only
/// white space, comments or an `@` between them (a row) are one text to the compiler. Each literal
/// of a row counts alone as well, and so does quoted text in a comment.
package struct CLiterals {
  /// The caller's function, which gets texts that are not much longer than `sizeLimit`.
  private let add: ([UInt8]) -> Void
  /// The size in bytes beyond which no text can be a key, so that it is not kept whole.
  private let sizeLimit: Int

  /// The joined text of the current row of literals.
  private var row: [UInt8] = []
  private var rowCount = 0
  /// True if a raw string without an end was found. Further ones are then read as plain literals,
  /// so that the file is not searched for an end again and again.
  private var hasOpenRawString = false

  /// Calls `add` with the text of each literal and of each row of them, in the order of the source.
  ///
  /// - Parameter sizeLimit: The length in bytes of the longest useful text. A longer text may be
  ///   cut, but stays longer than this.
  package static func visit(
    _ source: Span<UInt8>, sizeLimit: Int, _ add: ([UInt8]) -> Void
  ) {
    withoutActuallyEscaping(add) { add in
      var literals = CLiterals(add: add, sizeLimit: sizeLimit)
      literals.read(source)
    }
  }

  private init(add: @escaping ([UInt8]) -> Void, sizeLimit: Int) {
    self.add = add
    self.sizeLimit = sizeLimit
  }

  private mutating func read(_ source: Span<UInt8>) {
    var offset = 0
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: "@"):
        offset += 1
      case UInt8(ascii: "\\") where Self.lineBreak(at: offset + 1, in: source) > 0:
        offset += 1 + Self.lineBreak(at: offset + 1, in: source)
      case UInt8(ascii: "/") where Self.byte(offset + 1, in: source) == UInt8(ascii: "/"):
        offset = readLineComment(at: offset, in: source)
      case UInt8(ascii: "/") where Self.byte(offset + 1, in: source) == UInt8(ascii: "*"):
        offset = readBlockComment(at: offset, in: source)
      case UInt8(ascii: "\""):
        offset = readLiteral(at: offset, isInRow: true, in: source)
      case UInt8(ascii: "'"):
        endRow()
        offset = Self.endOfCharacter(at: offset, in: source)
      case let byte where Self.isWord(byte):
        offset = readWord(at: offset, in: source)
      default:
        endRow()
        offset += 1
      }
    }
    endRow()
  }

  private mutating func endRow() {
    if rowCount > 1 { add(row) }
    rowCount = 0
    row.removeAll(keepingCapacity: true)
  }

  /// - Parameter isInRow: False for quoted text in a comment, which joins no row.
  private mutating func add(_ text: [UInt8], isInRow: Bool) {
    add(text)
    if !isInRow { return }
    rowCount += 1
    if row.count <= sizeLimit { row += text }
  }

  // MARK: Literals

  /// Reads a literal.
  ///
  /// - Parameter offset: The offset of the opening quote.
  /// - Returns: The offset after the closing quote, or of the line break if it comes first.
  private mutating func readLiteral(
    at offset: Int, isInRow: Bool, in source: Span<UInt8>
  ) -> Int {
    var text: [UInt8] = []
    var offset = offset + 1
    while offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "\"") {
        add(text, isInRow: isInRow)
        return offset + 1
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
    add(text, isInRow: isInRow)
    if isInRow { endRow() }
    return offset
  }

  /// Reads a name or number, which may be the prefix of a literal: `L"…"`, `u8R"x(…)x"`.
  private mutating func readWord(at start: Int, in source: Span<UInt8>) -> Int {
    var end = start
    while end < source.count, Self.isWord(source[end]) { end += 1 }
    let isPrefix =
      Self.byte(end, in: source) == UInt8(ascii: "\"")
      && Self.prefixes.contains { prefix in
        prefix.utf8CodeUnitCount == end - start
          && (start..<end).allSatisfy { unsafe source[$0] == prefix.utf8Start[$0 - start] }
      }
    guard isPrefix else {
      endRow()
      return end
    }
    if source[end - 1] == UInt8(ascii: "R"), !hasOpenRawString,
      let rawEnd = readRawString(at: end, in: source)
    {
      return rawEnd
    }
    return end
  }

  private static let prefixes: [StaticString] = [
    "L", "u", "U", "u8", "R", "LR", "uR", "UR", "u8R",
  ]

  /// Reads a raw string, `"x(…)x"`, which has no escapes. The delimiter `x` has at most 16
  /// characters.
  ///
  /// - Returns: The offset after the string, or after the opening quote if the string has no end;
  ///   `nil` if it is not a raw string.
  private mutating func readRawString(at quote: Int, in source: Span<UInt8>) -> Int? {
    var parenthesis = quote + 1
    while parenthesis < min(quote + 18, source.count), source[parenthesis] != UInt8(ascii: "(") {
      parenthesis += 1
    }
    guard Self.byte(parenthesis, in: source) == UInt8(ascii: "(") else { return nil }
    let delimiter = quote + 1..<parenthesis
    var end = parenthesis + 1
    while end + delimiter.count + 1 < source.count {
      if source[end] == UInt8(ascii: ")"),
        source[end + delimiter.count + 1] == UInt8(ascii: "\""),
        delimiter.allSatisfy({ source[end + 1 + $0 - delimiter.lowerBound] == source[$0] })
      {
        let text = source.extracting(parenthesis + 1..<min(end, parenthesis + sizeLimit + 2))
        add(text.indices.map { text[$0] }, isInRow: true)
        return end + delimiter.count + 2
      }
      end += 1
    }
    hasOpenRawString = true
    return quote + 1
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
    return byte(offset + 3, in: source) == UInt8(ascii: "'") ? offset + 4 : offset + 3
  }

  private mutating func readLineComment(at start: Int, in source: Span<UInt8>) -> Int {
    var end = start + 2
    while end < source.count, source[end] != UInt8(ascii: "\n") { end += 1 }
    addQuotes(in: source.extracting(start..<end))
    return end
  }

  private mutating func readBlockComment(at start: Int, in source: Span<UInt8>) -> Int {
    // The shortest comment, `/**/`, has four bytes.
    var end = start + 4
    while end < source.count,
      source[end - 2] != UInt8(ascii: "*") || source[end - 1] != UInt8(ascii: "/")
    {
      end += 1
    }
    end = min(end, source.count)
    addQuotes(in: source.extracting(start..<end))
    return end
  }

  /// Adds quoted texts in a comment; the row of literals around the comment goes on.
  private mutating func addQuotes(in comment: Span<UInt8>) {
    var offset = 0
    while offset < comment.count {
      offset =
        comment[offset] == UInt8(ascii: "\"")
        ? readLiteral(at: offset, isInRow: false, in: comment) : offset + 1
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
