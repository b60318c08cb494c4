/// Characters whose bytes in Windows-1252 are one character of UTF-8, or several.
struct MisreadText {
  let text: String
  let meant: String

  static func all(in text: String) -> [MisreadText] {
    parts(of: text).compactMap { part in
      part.meant.map { MisreadText(text: part.text, meant: $0) }
    }
  }

  static func repaired(_ text: String) -> String {
    parts(of: text).map { $0.meant ?? $0.text }.joined()
  }

  private static func parts(of text: String) -> [(text: String, meant: String?)] {
    let scalars = Array(text.unicodeScalars)
    var parts: [(text: String, meant: String?)] = []
    var plain = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let length = length(at: index, in: scalars) {
        if !plain.isEmpty { parts.append((String(plain), nil)) }
        plain = String.UnicodeScalarView()
        var misread = String.UnicodeScalarView()
        misread.append(contentsOf: scalars[index..<index + length])
        let bytes = scalars[index..<index + length].compactMap(byte)
        parts.append((String(misread), String(decoding: bytes, as: UTF8.self)))
        index += length
      } else {
        plain.append(scalars[index])
        index += 1
      }
    }
    if !plain.isEmpty { parts.append((String(plain), nil)) }
    return parts
  }

  /// The number of characters that are one of UTF-8; `nil` if there is none.
  private static func length(at index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard let first = byte(scalars[index]) else { return nil }
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, index + length <= scalars.count else { return nil }
    let rest = scalars[(index + 1)..<(index + length)].compactMap(byte)
    guard rest.count == length - 1, rest.allSatisfy({ 0x80...0xBF ~= $0 }) else { return nil }
    // `Â«` and `é »` with a no-break space may be meant.
    if rest.allSatisfy({ [0xA0, 0xAB, 0xBB].contains($0) }) { return nil }
    return String(validating: [first] + rest, as: UTF8.self) == nil ? nil : length
  }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x80...0xFF: UInt8(scalar.value)
    default: windows[scalar]
    }
  }

  /// What Windows-1252 has in the place of controls.
  private static let windows: [Unicode.Scalar: UInt8] = Dictionary(
    uniqueKeysWithValues: zip(
      "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars,
      [
        0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8C, 0x8E, 0x91, 0x92,
        0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0x9B, 0x9C, 0x9E, 0x9F,
      ]))
}
