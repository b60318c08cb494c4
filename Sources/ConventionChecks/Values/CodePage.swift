/// An encoding with one byte for each character that programs take UTF-8 for.
struct CodePage: Sendable {
  /// Whether a single sequence tells that it was used: none of its signs stands so in a text.
  let isDistinct: Bool
  private let bytes: [Unicode.Scalar: UInt8]
  /// Whether what it has no character for is the control of that number.
  private let hasControls: Bool

  /// - Parameter upper: The characters from 0x80 on.
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
    // Windows-1252, and Latin-1 by its controls.
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

  /// The number of characters that are one of UTF-8, and that one; `nil` if there is none.
  func sequence(
    at index: Int, in scalars: [Unicode.Scalar]
  ) -> (length: Int, meant: Unicode.Scalar)? {
    guard scalars[index].value > 0x7F, let first = byte(scalars[index]) else { return nil }
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
    if isDistinct, rest.allSatisfy({ [0xA0, 0xAB, 0xBB].contains($0) }) { return nil }
    return String(validating: [first] + rest, as: UTF8.self)?.unicodeScalars.first
      .map { (length, $0) }
  }
}
