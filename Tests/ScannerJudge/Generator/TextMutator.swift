import TestSupport

/// Makes small changes in a text, most of which leave it valid Swift. ``GeneratedTexts`` mutates
/// some of its texts.
struct TextMutator {
  private var random: SeededGenerator

  init(random: SeededGenerator) { self.random = random }

  /// Returns the text with one to three changes.
  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var words = Words.split(text)
    for _ in 0...random.below(3) where !words.isEmpty {
      change(&words, at: random.below(words.count))
    }
    return words.flatMap(\.self)
  }

  private mutating func change(_ words: inout [[UInt8]], at index: Int) {
    switch random.below(32) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    case 2: words.swapAt(index, random.below(words.count))
    case 3: words.removeSubrange(index...)
    case 4..<12: words.insert(trivia(), at: index)
    case 12..<15: widen(&words, at: index)
    case 15: swapLines(&words, from: index)
    case 16, 17: duplicateLine(&words, at: index)
    case 18: words[index] = words[index].flatMap { random.oneIn(4) ? [$0, $0] : [$0] }
    case 19..<25: replaceName(in: &words, near: index, by: "richString")
    case 25..<27: replaceName(in: &words, near: index, by: "regex")
    default: replaceName(in: &words, near: index, by: "tight")
    }
  }

  private mutating func trivia() -> [UInt8] {
    let all = [
      " ", "\n", "/* ( */", " // \"\n", "/*/* */*/ ", "\t", "\r\n", "\n\n  ", "/** \" */", "\u{B}",
      "\u{C}", ";", " \\\n",
    ]
    return Array(all[random.below(all.count)].utf8)
  }

  /// Makes some white space longer, or removes it.
  private mutating func widen(_ words: inout [[UInt8]], at index: Int) {
    let spaces = words.indices.filter { words[$0].first == UInt8(ascii: " ") }
    guard !spaces.isEmpty else { return }
    let spaceIndex = spaces[random.below(spaces.count)]
    words[spaceIndex] = random.oneIn(3) ? [] : words[spaceIndex] + trivia()
  }

  private mutating func replaceName(
    in words: inout [[UInt8]], near index: Int, by rule: String
  ) {
    guard let nameIndex = words[index...].firstIndex(where: Words.isName) else { return }
    var generator = TextGenerator(random: SeededGenerator(seed: random.next()))
    words[nameIndex] = generator.text(of: rule, softLimit: 30)
  }

  private func lineBounds(_ words: [[UInt8]], around index: Int) -> Range<Int> {
    let isBreak: ([UInt8]) -> Bool = { $0.contains(UInt8(ascii: "\n")) }
    let start = words[..<index].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    return start..<(words[index...].firstIndex(where: isBreak) ?? words.count)
  }

  private func duplicateLine(_ words: inout [[UInt8]], at index: Int) {
    let line = words[lineBounds(words, around: index)]
    words.insert(contentsOf: line + [[UInt8(ascii: "\n")]], at: line.startIndex)
  }

  private func swapLines(_ words: inout [[UInt8]], from index: Int) {
    let first = lineBounds(words, around: index)
    guard first.upperBound + 1 < words.count else { return }
    let second = lineBounds(words, around: first.upperBound + 1)
    guard second.lowerBound >= first.upperBound else { return }
    let swapped = words[second] + words[first.upperBound..<second.lowerBound] + words[first]
    words.replaceSubrange(first.lowerBound..<second.upperBound, with: Array(swapped))
  }
}
