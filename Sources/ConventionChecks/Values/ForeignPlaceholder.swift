import LocalizationModel

/// A placeholder of another system, which the program fills by its own means: `{name}`, `{{user}}`,
/// `%{count}`, `%name%`, `$1`. The rule `placeholder-foreign` compares them; ``NamedPlaceholder``
/// has those of Apple's systems, `${name}`.
enum ForeignPlaceholder {
  /// Returns the placeholders of a text as it spells them, in order.
  static func all(in text: CheckedText) -> [String] {
    if text.traits.isDisjoint(with: [.bracket, .percent, .other]) { return [] }
    let bytes = Array(text.text.utf8)
    var found: [String] = []
    var numbered: [String] = []
    var offset = 0
    while offset < bytes.count {
      let end: Int?
      switch bytes[offset] {
      case UInt8(ascii: "{"): end = endOfBraces(from: offset, in: bytes)
      case UInt8(ascii: "%"): end = endOfPercents(from: offset, in: bytes)
      case UInt8(ascii: "$"):
        if let end = endOfNumber(from: offset, in: bytes) {
          numbered.append(String(decoding: bytes[offset..<end], as: UTF8.self))
        }
        // `${name}` is a named placeholder of Apple's.
        let isNamed = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "{")
        offset += isNamed ? 2 : 1
        continue
      default: end = nil
      }
      if let end { found.append(String(decoding: bytes[offset..<end], as: UTF8.self)) }
      offset = end ?? offset + 1
    }
    // `$5` alone is an amount of money.
    let isNumbered = numbered.contains("$1") && numbered.contains("$2")
    return isNumbered || !found.isEmpty ? found + numbered : found
  }

  /// Returns the end of `{name}` or `{{name}}`.
  private static func endOfBraces(from start: Int, in bytes: [UInt8]) -> Int? {
    let isDouble = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "{")
    let name = start + (isDouble ? 2 : 1)
    var end = name
    while end < bytes.count, isName(bytes[end]) || isDouble && bytes[end] == 0x20 { end += 1 }
    let closing = isDouble ? 2 : 1
    // `{x}` is a set, and `frac{a}` a formula.
    let isBehindName = start > 0 && (isName(bytes[start - 1]) || bytes[start - 1] == 0x5C)
    guard end > name, end - name > 1 || 0x30...0x39 ~= bytes[name], !isBehindName,
      end + closing <= bytes.count,
      bytes[end..<end + closing].allSatisfy({ $0 == UInt8(ascii: "}") })
    else { return nil }
    return end + closing
  }

  /// Returns the end of `%{name}` or `%name%`; `nil` for a format specifier.
  private static func endOfPercents(from start: Int, in bytes: [UInt8]) -> Int? {
    if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "{") {
      return endOfBraces(from: start + 1, in: bytes)
    }
    var end = start + 1
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "%"), name.utf8.count > 1,
      Unicode.Scalar(bytes[start + 1]).isASCIILetter, !specifiers.contains(name),
      start == 0 || !(0x30...0x39 ~= bytes[start - 1]),
      end + 1 == bytes.count || !isName(bytes[end + 1])
    else { return nil }
    return end + 1
  }

  /// The characters between the percent signs of `%lld%`.
  private static let specifiers: Set<String> = [
    "arg", "ld", "lu", "li", "lf", "lx", "lX", "lld", "llu", "lli", "llx", "llX", "zd", "zu", "hd",
    "hu", "hhd", "hhu", "qd", "qu", "tu", "td",
  ]

  /// Returns the end of `$1`.
  private static func endOfNumber(from start: Int, in bytes: [UInt8]) -> Int? {
    guard start + 1 < bytes.count, 0x31...0x39 ~= bytes[start + 1],
      start == 0 || bytes[start - 1] >= 0x80 || !isName(bytes[start - 1])
    else { return nil }
    let next = start + 2 < bytes.count ? bytes[start + 2] : 0x20
    let isAmount = 0x30...0x39 ~= next || next == UInt8(ascii: ".") || next == UInt8(ascii: ",")
    let isLast = start + 3 >= bytes.count || !(0x30...0x39 ~= bytes[start + 3])
    return isAmount && !isLast || 0x30...0x39 ~= next ? nil : start + 2
  }

  private static func isName(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte < 0x80
      && (scalar.isASCIILetter || scalar.isASCIIDigit || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-"))
  }
}
