import LocalizationModel

/// Finds new keys that are gone keys reworded. (A gone key is one that the sources no longer have.)
///
/// ``RewordingCandidates`` makes the input for `gloss sync`. A catalog does not say where in the
/// sources a key was. So keys are compared by text, comment, arguments and, if it is known, by the
/// place in the sources. Two keys are a pair only if each resembles the other by far the most.
/// Since many texts of one app are alike ("Sort by name", "Sort by size"), the new key must also
/// resemble the gone one more than any key that stays.
struct RewordingSearch {
  /// A key with the properties by which it is compared.
  struct Candidate {
    let key: String
    let text: ComparableText
    /// The comment; `nil` if there is none, or if Xcode generated it.
    let comment: String?
    /// True if the sources do not tell the type of a placeholder.
    var hasUntypedPlaceholders = false
  }

  private struct Pair {
    /// The index in `old` of the search.
    let old: Int
    /// The index in `new` of the search.
    let new: Int
    /// The likeness of the texts, plus bonuses for an equal comment and for the same place.
    let strength: Double
    /// True if an equal comment or the same place is evidence for the pair besides the texts.
    let hasEvidence: Bool
    /// The likeness of the texts, from 0 to 1.
    let likeness: Double
  }

  let old: [Candidate]
  let new: [Candidate]
  /// The number of entries and new keys that have a comment, by comment.
  let commentUses: [String: Int]
  /// For each old key, the new keys at its place in the sources.
  let successors: [String: Set<String>]
  /// Returns the texts of the keys that stay. A closure, because making the texts is slow and often
  /// not needed.
  let others: () -> [ComparableText]

  /// The least likeness, from 0 to 1, of a pair without other evidence than its texts.
  private static let leastLikeness = 0.66
  /// The least likeness of a pair whose comments differ.
  private static let leastLikenessAgainstComments = 0.85
  /// The least likeness of a pair with a comment that no other text has, or at the same place.
  private static let leastLikenessWithEvidence = 0.3
  /// The likeness of texts that differ only in spelling.
  private static let sameText = 0.8
  /// The lead in strength that a pair needs over any rival.
  private static let margin = 0.05

  /// Pairs the keys: the strongest pairs first, each key at most once. A pair with rivals of nearly
  /// the same strength is a doubt, together with these.
  func run() -> Rewordings {
    let (pairs, commonplaces) = sorted(pairs())
    var result = Rewordings()
    var usedOld: Set<Int> = []
    var usedNew: Set<Int> = []
    for (index, pair) in pairs.enumerated() {
      if usedOld.contains(pair.old) || usedNew.contains(pair.new) { continue }
      let rivals = pairs[(index + 1)...].prefix { $0.strength > pair.strength - Self.margin }
        .filter {
          ($0.old == pair.old) != ($0.new == pair.new) && !usedOld.contains($0.old)
            && !usedNew.contains($0.new) && !isCloser(pair, than: $0)
        }
      let olds = Set([pair.old] + rivals.map(\.old))
      let news = Set([pair.new] + rivals.map(\.new))
      usedOld.formUnion(olds)
      usedNew.formUnion(news)
      if rivals.isEmpty {
        result.certain.append(Rewording(old: old[pair.old].key, new: new[pair.new].key))
      } else {
        result.doubtful.append(
          Rewordings.Doubt(
            old: olds.map { old[$0].key }.sorted(by: Self.precedes),
            new: news.map { new[$0].key }.sorted(by: Self.precedes)))
      }
    }
    for pair in commonplaces where !usedOld.contains(pair.old) && !usedNew.contains(pair.new) {
      usedOld.insert(pair.old)
      usedNew.insert(pair.new)
      result.doubtful.append(Rewordings.Doubt(old: [old[pair.old].key], new: [new[pair.new].key]))
    }
    result.certain.sort { Self.precedes($0.old, $1.old) }
    result.doubtful.sort { Self.precedes($0.old[0], $1.old[0]) }
    return result
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private func pairs() -> [Pair] {
    var pairs: [Pair] = []
    for (oldIndex, old) in old.enumerated() {
      let successors = successors[old.key] ?? []
      for (newIndex, new) in new.enumerated() where takeSameArguments(old, new) {
        let likeness = old.text.likeness(to: new.text)
        let isSuccessor = successors.contains(new.key)
        let comments = compareComments(old, new)
        let hasEvidence = isSuccessor || comments == .same
        var least = comments == .other ? Self.leastLikenessAgainstComments : Self.leastLikeness
        var strength = likeness
        if hasEvidence {
          strength = max(likeness, old.text.looseLikeness(to: new.text))
          least = isSuccessor && comments == .same ? 0 : Self.leastLikenessWithEvidence
        }
        guard strength >= least else { continue }
        strength += (comments == .same ? 0.5 : 0) + (isSuccessor ? 1 : 0)
        pairs.append(
          Pair(
            old: oldIndex, new: newIndex, strength: strength, hasEvidence: hasEvidence,
            likeness: likeness))
      }
    }
    return pairs
  }

  /// Sorts pairs by strength, the strongest first, and splits off the commonplaces: pairs whose new
  /// text resembles a key that stays as much as it resembles the gone key.
  private func sorted(_ pairs: [Pair]) -> (pairs: [Pair], commonplaces: [Pair]) {
    let pairs = pairs.sorted {
      if $0.strength != $1.strength { return $0.strength > $1.strength }
      let edits = (edits($0), edits($1))
      return (edits.0, $0.old, $0.new) < (edits.1, $1.old, $1.new)
    }
    if pairs.allSatisfy(\.hasEvidence) { return (pairs, []) }
    let others = others()
    var rivals: [Int: (likeness: Double, edits: Int)] = [:]
    func isCommonplace(_ pair: Pair) -> Bool {
      if pair.hasEvidence { return false }
      let text = new[pair.new].text
      let rival =
        rivals[pair.new]
        // The key that stays with the greatest likeness and, among these, the fewest edits.
        ?? others.reduce((0, Int.max)) { best, other in
          let likeness = text.likeness(to: other)
          if likeness < max(best.0, Self.leastLikeness) { return best }
          return (likeness, min(likeness > best.0 ? .max : best.1, text.edits(to: other)))
        }
      rivals[pair.new] = rival
      if pair.likeness - Self.margin >= rival.likeness { return false }
      return pair.likeness < max(rival.likeness, Self.sameText) || edits(pair) >= rival.edits
    }
    return (pairs.filter { !isCommonplace($0) }, pairs.filter(isCommonplace))
  }

  /// Returns the number of characters in which the two texts of a pair differ.
  private func edits(_ pair: Pair) -> Int { old[pair.old].text.edits(to: new[pair.new].text) }

  /// True if a pair has at least the likeness of `other` and needs fewer edits, so that `other` is
  /// no rival.
  private func isCloser(_ pair: Pair, than other: Pair) -> Bool {
    pair.likeness >= other.likeness && edits(pair) < edits(other)
  }

  /// True if both keys take the same arguments, so that a translation fits both.
  private func takeSameArguments(_ old: Candidate, _ new: Candidate) -> Bool {
    if old.text.arguments == new.text.arguments { return true }
    return new.hasUntypedPlaceholders
      && Set(old.text.arguments.keys) == Set(new.text.arguments.keys)
  }

  private enum Comments { case same, other, unknown }

  private func compareComments(_ old: Candidate, _ new: Candidate) -> Comments {
    guard let left = old.comment, let right = new.comment else { return .unknown }
    if !left.hasBytes(of: right) { return .other }
    // A comment that further entries have does not identify one of them. Two is one use by each
    // key.
    return commentUses[left, default: 0] <= 2 ? .same : .unknown
  }
}
