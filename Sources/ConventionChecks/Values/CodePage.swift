/// An encoding with one byte per character that a program may wrongly use to read UTF-8: `é`
/// becomes `Ã©`. ``MisreadText`` searches texts for such mistakes.
struct CodePage: Sendable {
  /// True if a single sequence proves the mistake, because real texts do not have these characters
  /// side by side.
  let isDistinct: Bool
  private let bytes: [Unicode.Scalar: UInt8]
  /// True if the bytes from 0x80 to 0x9F that have no character become control characters.
  private let hasControls: Bool

  /// Makes the table from characters to bytes.
  ///
  /// - Parameter upper: The characters of the bytes from 0x80 on, in order; `?` for a byte without
  ///   a character.
  private init(_ upper: String, isDistinct: Bool, hasControls: Bool = false) {
    self.isDistinct = isDistinct
    self.hasControls = hasControls
    bytes = Dictionary(
      zip(upper.unicodeScalars, UInt8(0x80)...UInt8.max).lazy.filter { $0.0 != "?" },
      uniquingKeysWith: { first, _ in first })
  }

  private static let latin = String(
    String.UnicodeScalarView((UInt8(0xA0)...UInt8.max).map(Unicode.Scalar.init)))

  static let all = [
    // Windows-1252; with its control characters also Latin-1.
    CodePage(
      "€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ" + latin, isDistinct: true, hasControls: true),
    // Mac Roman.
    CodePage(
      "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
      isDistinct: false),
    // Windows-1251.
    CodePage(
      "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
      isDistinct: false),
  ]

  private func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if hasControls, 0x80..<0xA0 ~= scalar.value { return UInt8(scalar.value) }
    return bytes[scalar]
  }

  /// Returns the misread character at an index: the number of characters that it became, and the
  /// character itself; `nil` if the characters there are no valid UTF-8 when read as bytes.
  func sequence(
    at index: Int, in scalars: [Unicode.Scalar]
  ) -> (length: Int, meant: Unicode.Scalar)? {
    guard scalars[index].value > 0x7F, let first = byte(scalars[index]) else { return nil }
    // The first byte of a character in UTF-8 gives its length.
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
    // `Â«` and `é »` with a no-break space may be intended.
    if isDistinct, rest.allSatisfy({ [0xA0, 0xAB, 0xBB].contains($0) }) { return nil }
    return String(validating: [first] + rest, as: UTF8.self)?.unicodeScalars.first
      .map { (length, $0) }
  }
}
