extension Array {
  /// The index of the first element that belongs behind; all before it do not, all after it do.
  package func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        belongsBehind(self[middle])
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
