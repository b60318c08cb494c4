import LocalizationModel

/// The letters of a pseudo-language, with which ``PseudoText`` replaces ASCII letters. The text
/// stays legible and shows one kind of layout problem.
package enum PseudoAlphabet: Hashable, Sendable {
  /// Latin letters with accents, which reach above and below a line.
  case accented
  /// Arabic letters, which run from right to left without marks that change the direction.
  case rightToLeft
  /// Full-width letters, as wide as Chinese characters.
  case wide

  /// Chooses the letters by the script of a language, such as `en-XA`, `ar-XB` or `zh-Hans-XA`.
  package init(language: String) {
    switch WritingSystem(language: String(LanguageCodeSpelling.base(of: language)))?.main {
    case .arabic, .hebrew: self = .rightToLeft
    case .han, .kana, .hangul: self = .wide
    default: self = .accented
    }
  }

  /// Returns the letter that replaces an ASCII letter; any other character is returned as it is.
  func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    // Small letters are 0x61 to 0x7A, capitals 0x41 to 0x5A. `accents` has 26 small letters first,
    // then the capitals. A full-width letter lies 0xFEE0 after its ASCII letter.
    let isSmall = 0x61...0x7A ~= value
    guard isSmall || 0x41...0x5A ~= value else { return scalar }
    switch self {
    case .accented: return Self.accents[Int(value - (isSmall ? 0x61 : 0x41 - 26))]
    case .rightToLeft: return Self.arabic[Int(value - (isSmall ? 0x61 : 0x41))]
    case .wide: return Unicode.Scalar(value + 0xFEE0) ?? scalar
    }
  }

  private static let accents = Array(
    "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars)
  private static let arabic = Array("ابثدهفجحيژكلمنوپقرستعطغخىز".unicodeScalars)
}
