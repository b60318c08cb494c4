/// The words that a mistyped word was most likely meant to be, for "did you mean".
struct Suggestions {
  /// The candidates with the least distance, in the order given; at most three.
  let words: [String]

  var isEmpty: Bool { words.isEmpty }

  /// Returns the words as a list, such as `'export' or 'extract'`.
  func text(in language: HelpWords) -> String {
    let quoted = words.map(language.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return language.text(.or, language.list(Array(quoted.dropLast())), last)
  }

  /// Chooses candidates that begin with the word, or differ from it in at most half of the letters
  /// and at most four. A word of more than 64 letters gets none, because the comparison takes
  /// quadratic time.
  init(for word: String, among candidates: [String]) {
    let letters = Array(word.lowercased())
    guard letters.contains(where: { $0.isLetter || $0.isNumber }), letters.count <= 64 else {
      words = []
      return
    }
    let ranked = candidates.compactMap { candidate -> (distance: Int, candidate: String)? in
      let goal = Array(candidate.lowercased())
      if goal.starts(with: letters) { return (1, candidate) }
      let distance = Self.editDistance(letters, goal)
      return distance <= 4 && distance * 2 <= max(letters.count, goal.count)
        ? (distance, candidate) : nil
    }
    let nearest = ranked.map(\.distance).min()
    words = Array(ranked.filter { $0.distance == nearest }.map(\.candidate).prefix(3))
  }

  /// Returns the least number of insertions, deletions, replacements and swaps of neighbors that
  /// turn one word into the other.
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1..<left.count + 1 {
      var current = [row] + last.dropFirst()
      for column in 1..<right.count + 1 {
        let isSame = left[row - 1] == right[column - 1]
        var best = min(last[column] + 1, current[column - 1] + 1)
        best = min(best, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current[column] = best
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
