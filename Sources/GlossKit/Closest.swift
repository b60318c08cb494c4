import LocalizationModel

extension Sequence<String> {
  /// The text that `word` is most likely a slip of, or `nil` if none is close: at most one edit for
  /// every three characters, letter case not counted. Of equally close ones the first by bytes.
  func closest(to word: String) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    let limit = Swift.max(wanted.count / 3, 1)
    var best: (distance: Int, text: String)?
    for text in self where text != "." && text != ".." {
      let scalars = Array(text.lowercased().unicodeScalars)
      if abs(scalars.count - wanted.count) > limit { continue }
      let distance = editDistance(wanted, scalars)
      if distance > limit { continue }
      if let best, (best.distance, 1) < (distance, text.precedesInBytes(best.text) ? 0 : 2) {
        continue
      }
      best = (distance, text)
    }
    return best?.text
  }
}

/// Insertions, removals, replacements, and swaps of neighbours that turn one text into the other.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let same = left[row] == right[column]
      var cost = Swift.min(
        last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = Swift.min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
