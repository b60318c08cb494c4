/// A limit on the words of an export (`--limit-words`): lets entries through in order while their
/// words fit, and counts the words on both sides.
struct WordLimit: Sendable {
  private let limit: Int
  /// The number of words that were let through.
  private(set) var taken = 0
  /// The number of words that were held back.
  private(set) var left = 0
  private var isReached = false

  init(_ limit: Int) { self.limit = limit }

  /// True if an entry is let through. The first one always is, and none after one that is not.
  ///
  /// - Parameter words: The number of words to translate in the entry.
  mutating func takes(_ words: Int) -> Bool {
    if isReached || taken > 0 && taken + words > limit {
      isReached = true
      left += words
      return false
    }
    taken += words
    return true
  }
}
