import LocalizationModel

/// The change from one wording of a text to another, word by word, which can be repeated in other
/// forms of the text.
///
/// If `%lld files` becomes `%lld documents`, the change replaces `files` in the plural forms of the
/// key, too.
struct WordChange {
  typealias Token = TextTokens.Token

  /// One run of words that replaces another.
  struct Hunk {
    /// The removed words; empty for an insertion.
    let removed: [Token]
    /// The inserted words; empty for a deletion.
    let inserted: [Token]
    /// Up to two tokens of the old text before the run; ``behind`` has those after it.
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

  /// Returns another form of the old text with the same change.
  ///
  /// - Returns: `nil` if a changed word is missing from the form or occurs more than once.
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
  /// Returns the index in a text where the removed words stand: with the same words on both sides,
  /// else on one side, else the only occurrence. `nil` if there is none, or several.
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

  /// Returns the inserted words, capitalized like the word that they replace.
  fileprivate func spelled(for old: TextTokens.Token?) -> String {
    let text = inserted.map(\.text).joined()
    guard let old = old?.text.first, let own = removed.first?.text.first, old != own,
      let first = text.first
    else { return text }
    return (old.isUppercase ? first.uppercased() : first.lowercased()) + text.dropFirst()
  }
}
