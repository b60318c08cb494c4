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
