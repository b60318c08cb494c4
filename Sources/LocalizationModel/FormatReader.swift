/// A cursor over the parts of one format specifier, in the order of the `printf` grammar: position,
/// label, flags, width, precision, length. ``FormatSpecifier`` and ``looseKey(_:)`` call its
/// methods in this order. Each advances past its part and returns it; without such a part, it
/// returns `nil` or an empty text and does not advance.
struct FormatReader {
  /// The offset of the next byte.
  private(set) var offset: Int

  init(offset: Int) { self.offset = offset }

  /// Advances past a byte if it comes next.
  mutating func take(_ byte: UInt8, in text: Span<UInt8>) -> Bool {
    guard offset < text.count, text[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Reads all consecutive bytes that are among the characters, and returns them as written.
  mutating func run(of characters: StaticString, in text: Span<UInt8>) -> String {
    var run = ""
    while offset < text.count, characters.holds(text[offset]) {
      run.unicodeScalars.append(Unicode.Scalar(text[offset]))
      offset += 1
    }
    return run
  }

  /// Reads a number of at most nine digits, so that it cannot overflow.
  mutating func number(in text: Span<UInt8>) -> Int? {
    let start = offset
    var number = 0
    while offset < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[offset],
      offset - start < 9
    {
      number = number * 10 + Int(text[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    return offset > start ? number : nil
  }

  /// Reads an argument number with its dollar sign, such as `2$`. Arguments count from 1, so `0$`
  /// is no number.
  mutating func position(in text: Span<UInt8>) -> Int? {
    let start = offset
    if let number = number(in: text), number > 0, take(UInt8(ascii: "$"), in: text) {
      return number
    }
    offset = start
    return nil
  }

  /// Reads a label such as `(name)`: a letter or `_`, then letters, digits and `_`. All characters
  /// beyond ASCII count as letters.
  mutating func label(in text: Span<UInt8>) -> String? {
    let start = offset
    guard take(UInt8(ascii: "("), in: text) else { return nil }
    var name: [UInt8] = []
    while offset < text.count, Self.isLabelByte(text[offset], isFirst: name.isEmpty) {
      name.append(text[offset])
      offset += 1
    }
    if !name.isEmpty, take(UInt8(ascii: ")"), in: text) {
      return String(decoding: name, as: UTF8.self)
    }
    offset = start
    return nil
  }

  private static func isLabelByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
  }

  /// Reads a width, or a precision after its point: digits, `*` or `*2$`.
  mutating func field(in text: Span<UInt8>) -> FormatSpecifier.Field? {
    if take(UInt8(ascii: "*"), in: text) {
      return position(in: text).map { .argument($0) } ?? .next
    }
    return number(in: text).map { .written($0) }
  }

  /// Reads a length modifier such as `ll`; empty if there is none.
  mutating func length(in text: Span<UInt8>) -> String {
    let start = offset
    guard start < text.count, ("hlqztjL" as StaticString).holds(text[start]) else { return "" }
    let first = text[start]
    offset += 1
    let letter = String(Character(Unicode.Scalar(first)))
    let isDoubled = first == UInt8(ascii: "h") || first == UInt8(ascii: "l")
    return isDoubled && take(first, in: text) ? letter + letter : letter
  }

  /// Reads the `@name@` that follows `%#`.
  mutating func substitutionName(in text: Span<UInt8>) -> String? {
    let start = offset
    guard take(UInt8(ascii: "@"), in: text) else { return nil }
    var name: [UInt8] = []
    while offset < text.count, text[offset] != UInt8(ascii: "@") {
      guard Self.isNameByte(text[offset]) else { break }
      name.append(text[offset])
      offset += 1
    }
    if !name.isEmpty, take(UInt8(ascii: "@"), in: text) {
      return String(decoding: name, as: UTF8.self)
    }
    offset = start
    return nil
  }

  /// Reads the `arg` of `%arg`, the number inside a substitution's forms. Not if an ASCII letter,
  /// digit or `_` follows, as in `%argument`; a sentence may end with `%arg.`.
  mutating func substitutionArgument(in text: Span<UInt8>) -> FormatSpecifier.Kind? {
    let end = offset + 3
    guard end <= text.count, text[offset] == UInt8(ascii: "a"),
      text[offset + 1] == UInt8(ascii: "r"), text[offset + 2] == UInt8(ascii: "g"),
      end == text.count || !Self.isNameByte(text[end]) || text[end] >= 0x80
        || text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: "-")
    else { return nil }
    offset = end
    return .substitutionArgument
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

extension StaticString {
  /// True if a byte is among the characters, which must be ASCII.
  func holds(_ byte: UInt8) -> Bool { withUTF8Buffer { bytes in unsafe bytes.contains(byte) } }
}
