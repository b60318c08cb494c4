import LocalizationModel

/// Ranks texts by their likeness to a search text: `gloss find`, the agents' `strings` and editors
/// ask it for the keys near a text before one is added.
///
/// Words count, not their order, case, number or punctuation; placeholders count for nothing. A rare
/// word weighs more than a common one. Words also match by a common stem, a slip of one letter, or
/// because they are often used for each other in interfaces, such as *delete* and *remove*.
package struct TextRanking: Sendable {
  /// An element with its likeness to the search text, from 0 to 1.
  package struct Match: Sendable {
    package let index: Int
    package let likeness: Double
  }

  /// One spelling of an element: its key, or its source text.
  private struct Spelling: Sendable {
    let element: Int
    /// The numbers of its words, each once.
    let words: [Int32]
    /// The text without case, blanks and punctuation.
    let letters: String
    var weight = 0.0
  }

  private var spellings: [Spelling] = []
  private var vocabulary: [RankedWord: Int32] = [:]
  private var words: [RankedWord] = []
  /// The spellings that have a word, by its number.
  private var uses: [[Int32]] = []

  /// Prepares elements to be ranked.
  ///
  /// - Parameter texts: The spellings of each element, such as its key and its source text.
  package init(_ texts: [[String]]) {
    for (element, spellings) in texts.enumerated() {
      for (index, text) in spellings.enumerated()
      where !spellings[..<index].contains(where: { $0.hasBytes(of: text) }) {
        add(text, of: element)
      }
    }
    for index in spellings.indices {
      spellings[index].weight = spellings[index].words.reduce(0) { $0 + weight(of: $1) }
    }
  }

  private mutating func add(_ text: String, of element: Int) {
    let ranked = RankedWords(text)
    var numbers: [Int32] = []
    for word in ranked.words {
      let number = vocabulary[word] ?? Int32(words.count)
      if number == words.count {
        vocabulary[word] = number
        words.append(word)
        uses.append([])
      }
      if numbers.contains(number) { continue }
      numbers.append(number)
      uses[Int(number)].append(Int32(spellings.count))
    }
    spellings.append(Spelling(element: element, words: numbers, letters: ranked.letters))
  }

  /// Returns the weight of a word: the rarer, the more.
  private func weight(of word: Int32) -> Double { weight(ofUses: uses[Int(word)].count) }

  private func weight(ofUses count: Int) -> Double {
    0.5 + Double(spellings.count + 1).logarithm - Double(count + 1).logarithm
  }

  /// Returns the elements that resemble a text, the most alike first, equal ones in their order.
  ///
  /// - Parameter least: The least likeness of an element.
  package func matches(_ text: String, least: Double = 0.4) -> [Match] {
    let wanted = RankedWords(text)
    var shares = [Double](repeating: 0, count: spellings.count)
    var wantedWeight = 0.0
    var seen: Set<RankedWord> = []
    for word in wanted.words where seen.insert(word).inserted {
      let weight = vocabulary[word].map(weight(of:)) ?? self.weight(ofUses: 0)
      wantedWeight += weight
      // The best match of the word in each spelling.
      var best: [Int32: Double] = [:]
      for (number, other) in words.enumerated() {
        let likeness = word.likeness(to: other)
        if likeness == 0 { continue }
        let share = likeness * min(weight, self.weight(of: Int32(number)))
        for spelling in uses[number] { best[spelling] = max(best[spelling] ?? 0, share) }
      }
      for (spelling, share) in best { shares[Int(spelling)] += share }
    }
    var likenesses: [Int: Double] = [:]
    for (spelling, share) in zip(spellings, shares) {
      let likeness = likeness(of: spelling, to: wanted, share, wantedWeight)
      if likeness >= least {
        likenesses[spelling.element] = max(likenesses[spelling.element] ?? 0, likeness)
      }
    }
    return likenesses.map { Match(index: $0.key, likeness: $0.value) }.sorted {
      $0.likeness == $1.likeness ? $0.index < $1.index : $0.likeness > $1.likeness
    }
  }

  private func likeness(
    of spelling: Spelling, to wanted: RankedWords, _ share: Double, _ wantedWeight: Double
  ) -> Double {
    if spelling.letters == wanted.letters { return 1 }
    let total = spelling.weight + wantedWeight
    let words = total > 0 ? min(2 * share / total, 1) * 0.98 : 0
    // A single letter is in nearly every text: only texts that begin with it are alike.
    let isPart =
      wanted.letters.utf8.count > 1
      ? spelling.letters.contains(wanted.letters)
      : !wanted.letters.isEmpty && spelling.letters.hasPrefix(wanted.letters)
    return isPart ? max(words, 0.5) : words
  }
}

extension Double {
  /// The natural logarithm, to four digits: enough for weights, and without Foundation.
  fileprivate var logarithm: Double {
    let exponent = self.exponent
    let fraction = (significand - 1) / (significand + 1)
    let square = fraction * fraction
    let series = fraction * (2 + square * (2.0 / 3 + square * (0.4 + square * 2.0 / 7)))
    return Double(exponent) * 0.693_147_180_559_945 + series
  }
}
