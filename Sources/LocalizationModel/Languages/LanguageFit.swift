/// How well a text fits each of the ``LanguageProfiles``.
package struct LanguageFit: Sendable {
  /// In steps of 1/32.
  let sums: [Int]
  package let letterCount: Int

  /// How much better the text fits one language than another; comparable between texts of any
  /// length. Above 6 it is hardly chance.
  package func margin(of other: LanguageProfiles.ID, over own: LanguageProfiles.ID) -> Double {
    let difference = Double(sums[other.index] - sums[own.index]) / 32
    return difference / Double(max(letterCount, 1)).squareRoot()
  }

  /// Whether the text fits any language that much better than its own.
  package func exceeds(_ margin: Double, over own: LanguageProfiles.ID) -> Bool {
    let best = Double((sums.max() ?? 0) - sums[own.index]) / 32
    return best / Double(max(letterCount, 1)).squareRoot() > margin
  }
}
