package import LocalizationModel

extension UnitText? {
  /// True if both texts are equal apart from the kind of line ends, which programs change. Other
  /// white space has to be equal.
  package func isSame(as other: UnitText?) -> Bool {
    guard let self, let other else { return self == other }
    if self == other { return true }
    func unified(_ text: UnitText) -> UnitText {
      .plain(text.joined.replacing("\r\n", with: "\n"))
    }
    return unified(self) == unified(other)
  }
}

extension UnitText {
  /// True if the texts are equal but for special blanks of the other, such as no-break spaces, that
  /// are plain spaces here. Services change blanks so; a person who types a special blank means it.
  package func hasLostBlanks(of other: UnitText) -> Bool {
    isSame(as: other) { $0 == " " && $1.isSpecialBlank }
  }

  /// True if the texts differ, but only in the kind of their blanks, so that both look the same.
  func looksLike(_ other: UnitText) -> Bool {
    isSame(as: other) { ($0 == " " || $0.isSpecialBlank) && ($1 == " " || $1.isSpecialBlank) }
  }

  /// True if the texts differ, and only in pairs of characters that fit.
  private func isSame(
    as other: UnitText, where fits: (Unicode.Scalar, Unicode.Scalar) -> Bool
  ) -> Bool {
    if self == other { return false }
    let (left, right) = (joined.unicodeScalars, other.joined.unicodeScalars)
    return left.count == right.count && zip(left, right).allSatisfy { $0 == $1 || fits($0, $1) }
  }
}

extension Unicode.Scalar {
  /// True for every space but the plain one, whatever its width.
  fileprivate var isSpecialBlank: Bool {
    self != " " && properties.generalCategory == .spaceSeparator
  }
}

extension String {
  /// Returns the text as a message shows it beside another: with special blanks spelled as their
  /// codes if the texts differ in nothing else.
  func spelled(beside other: String) -> String {
    UnitText.plain(self).looksLike(.plain(other)) ? spellingBlanks : self
  }

  /// The text with each special blank spelled as its code, such as `U+00A0`, so that a message
  /// shows it.
  package var spellingBlanks: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      if !scalar.isSpecialBlank {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "[U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
  }
}
