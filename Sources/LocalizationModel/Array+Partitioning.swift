extension Array {
  /// Returns the index of the first element that the predicate accepts, or `endIndex`, by binary
  /// search. The array must be partitioned: once an element is accepted, all after it are.
  package func partitioningIndex(where isAccepted: (Element) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        isAccepted(self[middle])
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
