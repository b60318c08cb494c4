/// How well a text fits each of the ``LanguageProfiles``.
package struct LanguageFit: Sendable {
  struct Word: Sendable {
    /// In steps of 1/32.
    let sums: SIMD64<Int32>
    let letterCount: Int
    /// The languages in which it is a frequent short word, one bit each.
    let frequentIn: UInt64
  }

  private let words: [Word]
  private let sums: SIMD64<Int32>
  /// How many letters were looked at.
  package let letterCount: Int

  init(words: [Word]) {
    self.words = words
    sums = words.reduce(into: SIMD64(repeating: 0)) { $0 &+= $1.sums }
    letterCount = words.reduce(0) { $0 + $1.letterCount }
  }

  /// How much better a text fits another language than its own; comparable between texts of any length.
  package func margin(of other: LanguageProfiles.ID, over own: LanguageProfiles.ID) -> Double {
    Self.margin(Double(sums[other.index] - sums[own.index]) / 32, letterCount)
  }

  /// How sure it is that a text is in another language rather than its own; above 5 it is hardly chance.
  ///
  /// One word alone, be it a name or borrowed, does not make it sure, and a few words make it less so.
  package func certainty(of other: LanguageProfiles.ID, over own: LanguageProfiles.ID) -> Double {
    let differences = words.map { Double($0.sums[other.index] - $0.sums[own.index]) / 32 }
    let most = differences.indices.max { differences[$0] < differences[$1] }
    guard let most else { return 0 }
    let rest = Self.margin(
      differences.reduce(-differences[most], +), letterCount - words[most].letterCount)
    let shortness = (words.count < 4 ? 0.6 : 1) * (letterCount < 16 ? 0.7 : 1)
    return min(margin(of: other, over: own), 3 * rest) * shortness
  }

  /// Whether more of the small words that sentences are built with are its own language's than the
  /// other's; those that both have are left out.
  package func hasMoreSmallWords(
    of own: LanguageProfiles.ID, than other: LanguageProfiles.ID
  ) -> Bool {
    let (ownBit, otherBit) = (UInt64(1) << UInt64(own.index), UInt64(1) << UInt64(other.index))
    return words.reduce(0) { count, word in
      let (isOwn, isOther) = (word.frequentIn & ownBit != 0, word.frequentIn & otherBit != 0)
      return count + (isOwn ? 1 : 0) - (isOther ? 1 : 0)
    } > 0
  }

  private static func margin(_ difference: Double, _ letterCount: Int) -> Double {
    difference / Double(max(letterCount, 1)).squareRoot()
  }

  /// Which of these languages the text fits best.
  package func best(of others: LanguageProfiles.Set) -> LanguageProfiles.ID? {
    (0..<LanguageProfiles.width).map(LanguageProfiles.ID.init).filter(others.contains)
      .max { sums[$0.index] < sums[$1.index] }
  }
}
