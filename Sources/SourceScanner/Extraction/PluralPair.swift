/// The words of a text, to tell whether another is its plural.
struct PluralPair {
  private let words: [Substring]

  init(_ text: String) {
    let lowered = text.lowercased()
    words = lowered.split { !$0.isLetter && $0 != "%" }.filter { !$0.hasPrefix("%") }
  }

  /// Whether one has a word that is another form of one of the other's: `file`, `files`.
  ///
  /// "On" and "Off" are no such pair, neither are "Server: %@" and "Server".
  func isPlural(of other: PluralPair) -> Bool {
    let own = words.filter { !other.words.contains($0) }
    let others = other.words.filter { !words.contains($0) }
    let forms = own.count { word in others.contains { Self.areForms(word, $0) } }
    let common = words.count - own.count
    return forms > 0 && (forms + common) * 2 > min(words.count, other.words.count)
  }

  private static func areForms(_ first: Substring, _ second: Substring) -> Bool {
    let common = zip(first, second).prefix { $0 == $1 }.count
    let (short, long) = (min(first.count, second.count), max(first.count, second.count))
    return common >= 2 && common + 2 >= short && long <= common + 3
  }
}
