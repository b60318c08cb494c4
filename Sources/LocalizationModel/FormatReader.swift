/// Reads the parts of a format specifier one after the other.
struct FormatReader {
  /// Offset of the next byte.
  private(set) var offset: Int

  init(offset: Int) { self.offset = offset }

  mutating func take(_ byte: UInt8, in text: Span<UInt8>) -> Bool {
    guard offset < text.count, text[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// All that follows of these characters, as written.
  mutating func run(of characters: StaticString, in text: Span<UInt8>) -> String {
    var run = ""
    while offset < text.count, characters.holds(text[offset]) {
      run.unicodeScalars.append(Unicode.Scalar(text[offset]))
      offset += 1
    }
    return run
  }

  /// A number of at most nine digits.
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

  /// `2$`.
  mutating func position(in text: Span<UInt8>) -> Int? {
    let start = offset
    if let number = number(in: text), number > 0, take(UInt8(ascii: "$"), in: text) {
      return number
    }
    offset = start
    return nil
  }

  /// `(name)`: the name begins with a letter or `_` and goes on with these and digits.
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

  /// A width, or a precision after its point.
  mutating func field(in text: Span<UInt8>) -> FormatSpecifier.Field? {
    if take(UInt8(ascii: "*"), in: text) {
      return position(in: text).map { .argument($0) } ?? .next
    }
    return number(in: text).map { .written($0) }
  }

  /// A length modifier; empty if there is none.
  mutating func length(in text: Span<UInt8>) -> String {
    let start = offset
    guard start < text.count, ("hlqztjL" as StaticString).holds(text[start]) else { return "" }
    let first = text[start]
    offset += 1
    let letter = String(Character(Unicode.Scalar(first)))
    let isDoubled = first == UInt8(ascii: "h") || first == UInt8(ascii: "l")
    return isDoubled && take(first, in: text) ? letter + letter : letter
  }

  /// `@name@`, what follows `%#`.
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

  /// `arg`, what follows the percent sign of `%arg`.
  mutating func substitutionArgument(in text: Span<UInt8>) -> FormatSpecifier.Kind? {
    let end = offset + 3
    guard end <= text.count, text[offset] == UInt8(ascii: "a"),
      text[offset + 1] == UInt8(ascii: "r"), text[offset + 2] == UInt8(ascii: "g"),
      end == text.count || !Self.isNameByte(text[end]) || text[end] >= 0x80
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
  /// Whether a byte is among its characters, which are ASCII.
  func holds(_ byte: UInt8) -> Bool { withUTF8Buffer { bytes in unsafe bytes.contains(byte) } }
}
