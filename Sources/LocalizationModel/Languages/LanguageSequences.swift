/// The frequent sequences of two and three letters of each language with a profile: enough to pass over nearly
/// all texts that are in their own language.
package struct LanguageSequences: Sendable {
  /// Made when the first text is asked for its language.
  package static let shared = LanguageSequences()

  private var sequences = SequenceTable(bits: 14)
  /// By the place of a sequence: the languages in which it is frequent.
  private var users: ContiguousArray<LanguageProfiles.Set> = []

  private init() {
    users.reserveCapacity(10_000)
    Profile.forEach { rows, language, profile in
      while let sequence = profile.next(in: rows) {
        guard 2...3 ~= sequence.length else { continue }
        let place = sequences.insert(sequence.code)
        if place == users.count { users.append(LanguageProfiles.Set()) }
        users[place].bits |= 1 << UInt64(language)
      }
    }
  }

  /// Whether a text has more sequences of another language than of its own. Nine of ten that are in their
  /// own have not, and hardly any that are in another.
  ///
  /// - Parameter text: UTF-8. Its first sentence is enough.
  package func isUnusual(
    _ text: Span<UInt8>, for own: LanguageProfiles.ID, among others: LanguageProfiles.Set
  ) -> Bool {
    var counts = SetCounter()
    var reader = LetterReader()
    var code = LetterReader.edge
    let users = users.span
    var count = 0
    while count < SetCounter.limit, let next = reader.next(in: text) {
      code = (code << 12 | next) & 0xF_FFFF_FFFF
      if let place = sequences.place(of: code & 0xFF_FFFF) { counts.add(users[place].bits) }
      // No sequence goes on beyond a word.
      if code >> 24 != 0, code >> 12 & 0xFFF != LetterReader.edge,
        let place = sequences.place(of: code)
      {
        counts.add(users[place].bits)
      }
      count += 2
    }
    return counts.most(of: others.bits) > counts.most(of: 1 << UInt64(own.index)) + 1
  }
}
