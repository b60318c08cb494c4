import LocalizationModel

/// A word of a text that people read, as ``UnchangedRule`` compares it with words of another text.
struct ProseWord {
  /// The letters in lower case.
  let letters: String
  /// True if the word has no capital and so is no name.
  let isPlain: Bool

  /// Returns the words of at least two letters, in order. `@name` is an account, not a word.
  static func all(in prose: Prose) -> [ProseWord] {
    var words: [ProseWord] = []
    var index = 0
    while index < prose.scalars.count {
      let start = index
      while let scalar = prose[index], scalar.isLetter || scalar == "'" || scalar == "’" {
        index += 1
      }
      if index - start >= 2, start == 0 || prose.scalars[start - 1] != "@" {
        var word = String.UnicodeScalarView()
        word.append(contentsOf: prose.scalars[start..<index])
        words.append(
          ProseWord(
            letters: String(word).lowercased(),
            isPlain: word.allSatisfy { !$0.isUppercaseLetter }))
      }
      index += 1
    }
    return words
  }
}
