import LocalizationModel

/// The composition of letters with the combining marks after them (Unicode's form NFC), for the
/// scripts of user interfaces. The rule `normalization` compares texts with it. Foundation composes
/// all of Unicode, but rules must not import it.
enum Composition {
  /// Returns a text in which `e` and U+0301 are one `é`.
  static func composed(_ text: String) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if let last = scalars.last, let both = composed(last, scalar) {
        scalars[scalars.count - 1] = both
      } else {
        scalars.append(single(scalar))
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Returns the letter that a sign for ohm, kelvin or angstrom is equivalent to.
  private static func single(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x2126: "Ω"
    case 0x212A: "K"
    case 0x212B: "Å"
    default: scalar
    }
  }

  private static func composed(
    _ base: Unicode.Scalar, _ mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch mark.value {
    // Accents, Arabic marks, and the voicing marks of kana.
    case 0x300...0x345, 0x653...0x655, 0x3099...0x309A:
      let decomposed = text(base, mark)
      return candidates(for: base).lazy.flatMap { $0 }.compactMap(Unicode.Scalar.init)
        .first { isComposed($0, decomposed) }
    // Unicode computes a Hangul syllable from its parts: 21 vowels, each with 28 possible endings.
    case 0x1161...0x1175:
      guard 0x1100...0x1112 ~= base.value else { return nil }
      return Unicode.Scalar(0xAC00 + ((base.value - 0x1100) * 21 + mark.value - 0x1161) * 28)
    case 0x11A8...0x11C2:
      guard 0xAC00...0xD7A3 ~= base.value, (base.value - 0xAC00) % 28 == 0 else { return nil }
      return Unicode.Scalar(base.value + mark.value - 0x11A7)
    default: return nil
    }
  }

  /// True if a scalar is the composed form of a letter and a mark. Here Swift's `==` is right,
  /// because it treats canonical equivalents as equal.
  private static func isComposed(_ scalar: Unicode.Scalar, _ parts: String) -> Bool {
    String(Character(scalar)) == parts
  }

  private static func text(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> String {
    var view = String.UnicodeScalarView()
    view.append(base)
    view.append(mark)
    return String(view)
  }

  /// The ranges that hold the composed letters of a base letter's script.
  private static func candidates(for base: Unicode.Scalar) -> [ClosedRange<UInt32>] {
    switch Script.of(base) {
    case .latin: [0xC0...0x24F, 0x1E00...0x1EFF]
    case .greek: [0x386...0x3CE, 0x1F00...0x1FFC]
    case .cyrillic: [0x400...0x4FF]
    case .kana: [0x3041...0x30FE]
    case .arabic: [0x622...0x626, 0x6C0...0x6D3]
    default: []
    }
  }
}
