extension Span<UInt8> {
  /// True if a word appears anywhere in a range of offsets, even inside a longer word.
  ///
  /// - Parameter word: Must not be empty.
  func holds(_ word: Span<UInt8>, in range: Range<Int>) -> Bool {
    let first = word[0]
    var start = range.lowerBound
    while start + word.count <= range.upperBound {
      if self[start] == first {
        var length = 1
        while length < word.count, self[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      start += 1
    }
    return false
  }
}
