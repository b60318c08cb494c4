/// What tells languages of one script apart: what each sequence of letters says for each language, and
/// the letters that each is written with.
package struct LanguageWeights: Sendable {
  /// Made when a text is not clearly in its own language.
  package static let shared = LanguageWeights()

  /// All sequences and all that these begin with.
  private var sequences = SequenceTable(bits: 15)
  /// By the number of a sequence what it and all that it ends in say together: a lane for each language,
  /// in steps of 1/32. So one look for each letter is enough.
  private var weights: [SIMD64<UInt16>] = []
  /// By a letter's code: the languages that have it, one bit each.
  private var users: [UInt64]
  /// By the code of a short word with its edges: the languages in which it is frequent, one bit each.
  private var smallWords: [UInt64: UInt64] = [:]

  private init() {
    users = [UInt64](repeating: 0, count: 1 << 12)
    weights.reserveCapacity(20_000)
    // Codes of up to five letters each, by the number of a sequence.
    var codes: [UInt64] = []
    codes.reserveCapacity(20_000)
    Profile.forEach { rows, language, profile in read(&profile, rows, language, &codes) }
    sumUp(codes)
  }

  private mutating func read(
    _ profile: inout Profile, _ rows: Span<UInt8>, _ language: Int, _ codes: inout [UInt64]
  ) {
    profile.forEachLetter(in: rows) { users[Int($0)] |= 1 << UInt64(language) }
    // By rank r the models that have counts give a sequence a share of about (r + 6)^-1.05; what is
    // not among the first has one of e^-9.
    var weight = 9 - 2.2
    var rank = 0.0
    while let sequence = profile.next(in: rows) {
      if sequence.isWord { smallWords[sequence.code, default: 0] |= 1 << UInt64(language) }
      weights[number(of: sequence.code, &codes)][language] = UInt16(max(weight, 0) * 32)
      weight -= 1.05 / (rank + 6.5)
      rank += 1
    }
  }

  /// Numbers a sequence and all that it begins with.
  private mutating func number(of code: UInt64, _ codes: inout [UInt64]) -> Int {
    let number = sequences.insert(code)
    if number < codes.count { return number }
    codes.append(code)
    weights.append(SIMD64(repeating: 0))
    var start = code >> 12
    while start != 0 {
      let place = sequences.insert(start)
      if place < codes.count { break }
      codes.append(start)
      weights.append(SIMD64(repeating: 0))
      start >>= 12
    }
    return number
  }

  /// Adds to the weights of each sequence those of the longest one that it ends in, the short ones first.
  private mutating func sumUp(_ codes: [UInt64]) {
    for length in 2...Self.longest {
      let mask = UInt64(1) << UInt64(12 * (length - 1)) - 1
      for place in codes.indices where codes[place] >> UInt64(12 * (length - 1)) != 0 {
        if length < Self.longest, codes[place] >> UInt64(12 * length) != 0 { continue }
        var rest = mask
        while rest != 0 {
          if let end = sequences.place(of: codes[place] & rest) {
            weights[place] &+= weights[end]
            break
          }
          rest >>= 12
        }
      }
    }
  }

  /// How many letters and edges a sequence has at most.
  private static let longest = 5

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
    var total = Total()
    while let code = reader.next(in: text) {
      add(code, to: &word)
      if code == LetterReader.edge {
        total.add(word)
        word = Word()
      }
    }
    return total.exceeds(margin, own, in: others)
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
        // A word that is no sequence as a whole is none of them.
        return LanguageFit.Word(
          sums: sums(of: word), letterCount: letters.count,
          frequentIn: smallWords[word.code] ?? 0)
      })
  }

  /// What is known of a word while its letters are read.
  private struct Word {
    /// The longest sequence, or beginning of one, that it ends in so far, twelve bits each.
    var code = LetterReader.edge
    /// How many letters and edges that has.
    var length = 1
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
    let code = word.code << 12 | letter
    var length = min(Self.longest, word.length + 1)
    while length > 0 {
      word.code = code & (1 << UInt64(12 * length) - 1)
      if let place = sequences.place(of: word.code) {
        word.sums &+= weights[place]
        break
      }
      length -= 1
    }
    word.length = length
    if length == 0 { word.code = 0 }
  }

  private func sums(of word: Word) -> SIMD64<Int32> {
    var sums = SIMD64<Int32>(truncatingIfNeeded: word.sums)
    if word.users == .max { return sums }
    for index in 0..<LanguageProfiles.width where word.users & (1 << UInt64(index)) == 0 {
      sums[index] -= Self.foreignLetter
    }
    return sums
  }

  /// What a word with a letter that a language does not have loses there.
  private static let foreignLetter: Int32 = 28 * 32

  /// What the words of a text say together.
  private struct Total {
    private var sums = SIMD64<Int32>(repeating: 0)
    /// The sums of the last words, which are not yet in ``sums``.
    private var lastSums = SIMD64<UInt16>(repeating: 0)
    /// How many letters and edges are in these; the sums have room for 60.
    private var lastCount = 0
    /// For each language the words with a letter that it does not have.
    private var foreign = SetCounter()
    private var foreignCount = 0
    private var letterCount = 0

    mutating func add(_ word: Word) {
      if lastCount + word.letterCount + 1 > 60 || foreignCount == SetCounter.limit { flush() }
      lastSums &+= word.sums
      lastCount += word.letterCount + 1
      letterCount += word.letterCount
      if word.users == .max { return }
      foreign.add(~word.users)
      foreignCount += 1
    }

    private mutating func flush() {
      sums &+= SIMD64<Int32>(truncatingIfNeeded: lastSums)
      (lastSums, lastCount) = (SIMD64(repeating: 0), 0)
      if foreignCount < SetCounter.limit { return }
      for index in 0..<LanguageProfiles.width { sums[index] -= loss(index) }
      (foreign, foreignCount) = (SetCounter(), 0)
    }

    private func loss(_ language: Int) -> Int32 {
      foreignCount == 0 ? 0 : Int32(foreign.most(of: 1 << UInt64(language))) * foreignLetter
    }

    /// Whether another language fits that much better.
    mutating func exceeds(
      _ margin: Double, _ own: LanguageProfiles.ID, in others: LanguageProfiles.Set
    ) -> Bool {
      flush()
      let least =
        margin * Double(letterCount).squareRoot() * 32 + Double(sums[own.index] - loss(own.index))
      for index in 0..<LanguageProfiles.width where Double(sums[index]) > least {
        if others.contains(LanguageProfiles.ID(index: index)),
          Double(sums[index] - loss(index)) > least
        {
          return true
        }
      }
      return false
    }
  }
}
