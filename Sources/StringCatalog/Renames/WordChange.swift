import LocalizationModel

/// The change from one wording of a text to another, word by word, to be made in its other forms, too.
struct WordChange {
  typealias Token = TextTokens.Token

  /// One run of words that takes the place of another.
  struct Hunk {
    /// Empty for what is put in.
    let removed: [Token]
    /// Empty for what is left out.
    let inserted: [Token]
    /// Up to two tokens of the old text before it, and behind it.
    fileprivate let before: [Token]
    fileprivate let behind: [Token]
  }

  let hunks: [Hunk]

  init(from old: String, to new: String) {
    let (old, new) = (TextTokens(old).all, TextTokens(new).all)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var (place, other) = (0, 0)
    while place < old.count || other < new.count {
      let start = (place, other)
      while true {
        while removed.contains(place) { place += 1 }
        while inserted.contains(other) { other += 1 }
        // A blank between two changed words belongs to the change.
        guard start != (place, other), place < old.count, other < new.count,
          !old[place].isWord, !old[place].isSpecifier,
          removed.contains(place + 1) || inserted.contains(other + 1)
        else { break }
        (place, other) = (place + 1, other + 1)
      }
      if start != (place, other) {
        hunks.append(
          Hunk(
            removed: Array(old[start.0..<place]), inserted: Array(new[start.1..<other]),
            before: Array(old[..<start.0].suffix(2)),
            behind: Array(old[min(place, old.count)...].prefix(2))))
      }
      (place, other) = (place + 1, other + 1)
    }
    self.hunks = hunks
  }

  /// Another form of the old text with the same change.
  ///
  /// - Returns: `nil` if a changed word is not in it, or more than once.
  func applied(to form: String) -> String? {
    let tokens = TextTokens(form).all
    var edits: [(range: Range<Int>, text: String)] = []
    for hunk in hunks {
      if (hunk.removed + hunk.inserted).contains(where: \.isSpecifier) { return nil }
      guard let start = hunk.place(in: tokens) else { return nil }
      let range = start..<start + hunk.removed.count
      if let last = edits.last, last.range.upperBound > start { return nil }
      edits.append((range, hunk.spelled(for: tokens[range].first)))
    }
    var written = ""
    var copied = 0
    for (range, text) in edits {
      written += tokens[copied..<range.lowerBound].map(\.text).joined() + text
      copied = range.upperBound
    }
    return written + tokens[copied...].map(\.text).joined()
  }
}

extension WordChange.Hunk {
  /// The one place in another text where the old words stand: the one with the same words around it, else
  /// on one side, else the only one.
  fileprivate func place(in tokens: [TextTokens.Token]) -> Int? {
    let last = tokens.count - removed.count
    guard last >= 0 else { return nil }
    let places = (0...last).filter { Array(tokens[$0..<$0 + removed.count]) == removed }
    func isBehind(_ place: Int) -> Bool { Array(tokens[..<place].suffix(2)) == before }
    func isBefore(_ place: Int) -> Bool {
      Array(tokens[(place + removed.count)...].prefix(2)) == behind
    }
    for level in [
      places.filter { isBehind($0) && isBefore($0) },
      places.filter { isBehind($0) || isBefore($0) }, removed.isEmpty ? [] : places,
    ] where !level.isEmpty {
      return level.count == 1 ? level[0] : nil
    }
    return nil
  }

  /// The new words, with the capital of the word that they take the place of.
  fileprivate func spelled(for old: TextTokens.Token?) -> String {
    let text = inserted.map(\.text).joined()
    guard let old = old?.text.first, let own = removed.first?.text.first, old != own,
      let first = text.first
    else { return text }
    return (old.isUppercase ? first.uppercased() : first.lowercased()) + text.dropFirst()
  }
}
