/// Lets the first entries of an export through that have so many words together.
struct WordLimit: Sendable {
  private let limit: Int
  /// The words that were let through.
  private(set) var taken = 0
  /// The words that were not.
  private(set) var left = 0
  private var isReached = false

  init(_ limit: Int) { self.limit = limit }

  /// Whether an entry goes out. The first one always does, and none behind one that does not.
  ///
  /// - Parameter words: How many of its words are to be translated.
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
