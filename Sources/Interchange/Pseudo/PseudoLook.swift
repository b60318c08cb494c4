import LocalizationModel

/// What letters of a pseudo-language look like: legible English that shows one kind of trouble.
package enum PseudoLook: Hashable, Sendable {
  /// Latin letters with accents, which reach above and below a line.
  case accented
  /// Letters that run from right to left, without marks that change the direction.
  case rightToLeft
  /// Letters as wide as Chinese ones.
  case wide

  /// The look of the script that the language is written in: `en-XA`, `ar-XB`, `zh-Hans-XA`.
  package init(language: String) {
    switch WritingSystem(language: String(LanguageName.base(of: language)))?.main {
    case .arabic, .hebrew: self = .rightToLeft
    case .han, .kana, .hangul: self = .wide
    default: self = .accented
    }
  }

  /// The letter that stands for one of ASCII's, which is given back if there is none.
  func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
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
