/// What tells languages of one script apart: what each sequence of letters says for each language, and
/// the letters that each is written with.
package struct LanguageWeights: Sendable {
  /// Made when a text is not clearly in its own language.
  package static let shared = LanguageWeights()

  private var sequences = SequenceTable(bits: 15)
  /// By the number of a sequence; a lane for each language, in steps of 1/32.
  private var weights: [SIMD64<UInt8>] = []
  /// By a letter's code: the languages that have it, one bit each.
  private var users: [UInt64]

  private init() {
    users = [UInt64](repeating: 0, count: 1 << 12)
    weights.reserveCapacity(16_000)
    for (index, row) in LanguageProfiles.rows.utf8.split(separator: UInt8(ascii: "\n")).enumerated()
    {
      read(Profile(Substring(row)), index)
    }
  }

  private mutating func read(_ profile: Profile, _ language: Int) {
    for letter in profile.letters.unicodeScalars {
      users[Int(LetterReader.code(of: letter))] |= 1 << UInt64(language)
    }
    // By rank r the models that have counts give a sequence a share of about (r + 6)^-1.05; what is
    // not among the first has one of e^-9.
    var weight = 9 - 2.2
    var rank = 0.0
    var profile = profile
    while let sequence = profile.next() {
      let place = sequences.insert(sequence.code)
      if place == weights.count { weights.append(SIMD64(repeating: 0)) }
      weights[place][language] = UInt8(max(weight, 0) * 32)
      weight -= 1.05 / (rank + 6.5)
      rank += 1
    }
  }

  /// Whether a text fits any of these languages that much better than its own, names and words of the
  /// source text included.
  ///
  /// - Parameter text: UTF-8.
  package func exceeds(
    _ margin: Double, _ text: Span<UInt8>, over own: LanguageProfiles.ID,
    in others: LanguageProfiles.Set
  ) -> Bool {
    var reader = LetterReader()
    var word = Word()
    var total = SIMD64<Int32>(repeating: 0)
    var letterCount = 0
    while let code = reader.next(in: text) {
      add(code, to: &word)
      if code == LetterReader.edge {
        total &+= sums(of: word)
        letterCount += word.letterCount
        word = Word()
      }
    }
    let least = margin * Double(letterCount).squareRoot() * 32 + Double(total[own.index])
    for index in 0..<LanguageProfiles.width where Double(total[index]) > least {
      if others.contains(LanguageProfiles.ID(index: index)) { return true }
    }
    return false
  }

  /// How well words fit each language.
  ///
  /// - Parameter words: In lower case.
  package func fit(of words: [[Unicode.Scalar]]) -> LanguageFit {
    LanguageFit(
      words: words.map { letters in
        var word = Word()
        for letter in letters { add(LetterReader.code(of: letter), to: &word) }
        add(LetterReader.edge, to: &word)
        return LanguageFit.Word(sums: sums(of: word), letterCount: letters.count)
      })
  }

  /// What is known of a word while its letters are read.
  private struct Word {
    /// The last five letters, twelve bits each.
    var code = LetterReader.edge
    var letterCount = 0
    var sums = SIMD64<UInt16>(repeating: 0)
    /// The languages that have all its letters.
    var users = UInt64.max
  }

  private func add(_ letter: UInt64, to word: inout Word) {
    // Beyond that no word of any language goes, and the sums would not either.
    if word.letterCount > 48 { return }
    if letter != LetterReader.edge {
      word.letterCount += 1
      if letter > 0x7F, users[Int(letter)] != 0 { word.users &= users[Int(letter)] }
    }
    word.code = word.code << 12 | letter
    let count = min(5, word.letterCount + (letter == LetterReader.edge ? 2 : 1))
    for length in 1...count {
      let code = word.code & (1 << UInt64(12 * length) - 1)
      if let place = sequences.place(of: code) {
        word.sums &+= SIMD64<UInt16>(truncatingIfNeeded: weights[place])
      }
    }
  }

  private func sums(of word: Word) -> SIMD64<Int32> {
    var sums = SIMD64<Int32>(truncatingIfNeeded: word.sums)
    if word.users == .max { return sums }
    // A letter that a language does not have.
    for index in 0..<LanguageProfiles.width where word.users & (1 << UInt64(index)) == 0 {
      sums[index] -= 28 * 32
    }
    return sums
  }
}
