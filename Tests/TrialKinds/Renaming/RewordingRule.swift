/// One way in which people reword a text, for ``RewordingTrials``.
enum RewordingRule: String, CaseIterable {
  case typo, punctuation, letterCase = "case", oneWord = "one word", clause

  /// Returns a text in other words; `nil` if the rule does not apply to it.
  ///
  /// - Parameter vocabulary: Words of other texts.
  func reworded(
    _ text: String, _ vocabulary: [String], _ numbers: inout some RandomNumberGenerator
  ) -> String? {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let plain = words.indices.filter { Self.isPlain(words[$0]) }
    guard let plainWord = plain.randomElement(using: &numbers) else { return nil }
    switch self {
    case .typo:
      guard let long = plain.filter({ words[$0].count >= 4 }).randomElement(using: &numbers) else {
        return nil
      }
      words[long] = Self.misspelled(words[long], &numbers)
    case .punctuation:
      let marks: Set<Character> = [".", "!", "?", "…", ":", ","]
      guard let last = words.last else { return nil }
      if let mark = last.last, marks.contains(mark) {
        words[words.count - 1] = String(last.dropLast())
      } else {
        words[words.count - 1] =
          last + [".", "!", "…", ":"][Int.random(in: 0..<4, using: &numbers)]
      }
    case .letterCase:
      let word = words[plainWord]
      let first = word.prefix(1)
      words[plainWord] =
        (first.uppercased() == first ? first.lowercased() : first.uppercased()) + word.dropFirst()
    case .oneWord:
      guard words.count >= 3, let other = vocabulary.randomElement(using: &numbers) else {
        return nil
      }
      words[plainWord] = other
    case .clause:
      guard words.count >= 2 else { return nil }
      let count = Int.random(in: 2...3, using: &numbers)
      let clause = (0..<count).compactMap { _ in vocabulary.randomElement(using: &numbers) }
      words[words.count - 1] += Bool.random(using: &numbers) ? "," : ""
      words += clause.map { $0.lowercased() }
    }
    let reworded = words.joined(separator: " ")
    return reworded == text ? nil : reworded
  }

  /// True if a word has letters only, so that no placeholder and no number is touched.
  static func isPlain(_ word: String) -> Bool {
    word.count >= 2 && word.allSatisfy { $0.isLetter && $0.isASCII }
  }

  private static func misspelled(
    _ word: String, _ numbers: inout some RandomNumberGenerator
  ) -> String {
    var letters = Array(word)
    let index = Int.random(in: 1..<letters.count - 1, using: &numbers)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: letters.swapAt(index, index + 1)
    case 1: letters.remove(at: index)
    default: letters.insert(letters[index], at: index)
    }
    return String(letters)
  }
}
