package import LocalizationModel

/// The reworded keys of one file: pairs of an old key and the new key in its place.
///
/// `sync` compares a source as of the catalog's last commit with the source now: if a key was
/// reworded, its translations move to the new key.
package struct KeyReplacements: Sendable {
  /// The old and the new key of each pair, in the order of the source.
  package private(set) var pairs: [(old: String, new: String)] = []

  package init() {}

  /// Compares two versions of one file by the sequence of calls and keys.
  ///
  /// Strings found in both versions are anchors. Between two anchors old and new strings are paired
  /// if their calls are the same in number and kind, or if a call is the only one of its kind.
  package init(_ old: [ExtractedString], _ new: [ExtractedString]) {
    let old = old.sorted { $0.range.start < $1.range.start }
    let new = new.sorted { $0.range.start < $1.range.start }
    let changes = new.map { Self.callAndKey($0) }
      .difference(from: old.map { Self.callAndKey($0) })
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    // Walks both versions from anchor to anchor, pairing the strings between them.
    var next = (old: 0, new: 0)
    while next.old < old.count || next.new < new.count {
      var gap: (old: [ExtractedString], new: [ExtractedString]) = ([], [])
      while next.old < old.count, removed.contains(next.old) {
        gap.old.append(old[next.old])
        next.old += 1
      }
      while next.new < new.count, inserted.contains(next.new) {
        gap.new.append(new[next.new])
        next.new += 1
      }
      pair(gap.old, gap.new)
      next.old += 1
      next.new += 1
    }
  }

  private static func callAndKey(_ string: ExtractedString) -> [String] {
    [string.api, string.key]
  }

  /// Pairs the strings between two anchors.
  private mutating func pair(_ old: [ExtractedString], _ new: [ExtractedString]) {
    if old.map(\.api) == new.map(\.api) {
      for (old, new) in zip(old, new) { pairs.append((old.key, new.key)) }
      return
    }
    for string in old where old.count(where: { $0.api == string.api }) == 1 {
      let candidates = new.filter { $0.api == string.api }
      if candidates.count == 1 { pairs.append((string.key, candidates[0].key)) }
    }
  }
}
