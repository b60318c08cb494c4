import LocalizationModel

/// The change from one wording of a key to another, word by word, which ``SourceTextOutcome``
/// repeats in other forms of the text.
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
    /// Up to two tokens of the old text before the run, by which it is found again.
    fileprivate let before: [Token]
    /// Up to two tokens of the old text after the run.
    fileprivate let after: [Token]
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
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let start = (oldIndex, newIndex)
      while true {
        while removed.contains(oldIndex) { oldIndex += 1 }
        while inserted.contains(newIndex) { newIndex += 1 }
        // A blank between two changed words belongs to the change.
        guard start != (oldIndex, newIndex), oldIndex < old.count, newIndex < new.count,
          !old[oldIndex].isWord, !old[oldIndex].isSpecifier,
          removed.contains(oldIndex + 1) || inserted.contains(newIndex + 1)
        else { break }
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
      if start != (oldIndex, newIndex) {
        hunks.append(
          Hunk(
            removed: Array(old[start.0..<oldIndex]), inserted: Array(new[start.1..<newIndex]),
            before: Array(old[..<start.0].suffix(2)),
            after: Array(old[min(oldIndex, old.count)...].prefix(2))))
      }
      (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
    }
    self.hunks = hunks
  }

  /// Returns another form of the old text with the same change.
  ///
  /// - Returns: The new form; `nil` if the changed words are missing or occur more than once, or if
  ///   a specifier changed.
  func applied(to form: String) -> String? {
    let tokens = TextTokens(form).all
    var edits: [(range: Range<Int>, text: String)] = []
    for hunk in hunks {
      if (hunk.removed + hunk.inserted).contains(where: \.isSpecifier) { return nil }
      guard let start = hunk.index(in: tokens) else { return nil }
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
  /// Returns the index of the removed words in a text: with the same words before and after them,
  /// else on one side, else the only occurrence. `nil` if there is none, or several.
  fileprivate func index(in tokens: [TextTokens.Token]) -> Int? {
    let last = tokens.count - removed.count
    guard last >= 0 else { return nil }
    let candidates = (0...last).filter { Array(tokens[$0..<$0 + removed.count]) == removed }
    func hasSameStart(_ index: Int) -> Bool { Array(tokens[..<index].suffix(2)) == before }
    func hasSameEnd(_ index: Int) -> Bool {
      Array(tokens[(index + removed.count)...].prefix(2)) == after
    }
    for matches in [
      candidates.filter { hasSameStart($0) && hasSameEnd($0) },
      candidates.filter { hasSameStart($0) || hasSameEnd($0) }, removed.isEmpty ? [] : candidates,
    ] where !matches.isEmpty {
      return matches.count == 1 ? matches[0] : nil
    }
    return nil
  }

  /// Returns the inserted words, capitalized like `old`, the word that they replace in another form
  /// of the text.
  fileprivate func spelled(for old: TextTokens.Token?) -> String {
    let text = inserted.map(\.text).joined()
    guard let old = old?.text.first, let replaced = removed.first?.text.first, old != replaced,
      let first = text.first
    else { return text }
    return (old.isUppercase ? first.uppercased() : first.lowercased()) + text.dropFirst()
  }
}
