package import LocalizationModel

extension UnitText? {
  /// Exactly, or but for the kind of line ends; never with blanks folded.
  package func isSame(as other: UnitText?) -> Bool {
    guard let self, let other else { return self == other }
    if self == other { return true }
    func unified(_ text: UnitText) -> UnitText {
      .plain(text.joined.replacing("\r\n", with: "\n"))
    }
    return unified(self) == unified(other)
  }
}
