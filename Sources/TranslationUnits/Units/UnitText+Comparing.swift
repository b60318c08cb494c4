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
  /// True if the texts differ, but only in the kind of their blanks: services turn a no-break space
  /// into a plain one.
  package func differsInBlanks(from other: UnitText) -> Bool {
    guard self != other else { return false }
    let (left, right) = (joined, other.joined)
    // A blank of another kind has at least one byte that is not ASCII, or is a tab.
    return left.unicodeScalars.count == right.unicodeScalars.count
      && zip(left.unicodeScalars, right.unicodeScalars).allSatisfy {
        $0 == $1 || Self.isBlank($0) && Self.isBlank($1)
      }
  }

  /// True for a tab and for every character that is a space, whatever its width.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
  }
}

extension String {
  /// The text with each blank other than a plain space spelled as its code, such as `U+00A0`, so
  /// that a message shows it.
  package var spellingBlanks: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      let isPlain = scalar == " " || scalar.properties.generalCategory != .spaceSeparator
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "[U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
  }
}
