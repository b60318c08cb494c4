/// A limit on the words of an export (`--limit-words`): accepts entries in order while their words
/// fit, and counts the words of accepted and refused entries. ``DocumentMaker`` asks it.
struct WordLimit: Sendable {
  private let limit: Int
  /// The number of words in accepted entries.
  private(set) var taken = 0
  /// The number of words in refused entries.
  private(set) var left = 0
  private var isReached = false

  init(_ limit: Int) { self.limit = limit }

  /// True if an entry is accepted. The first entry with words always is, so that a small limit does
  /// not stop the work; after a refused entry no other is.
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
