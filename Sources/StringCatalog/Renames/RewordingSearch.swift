import LocalizationModel

/// Finds new keys that are gone keys reworded.
///
/// A catalog does not say where in the sources a key was. So keys are compared by text, comment,
/// arguments and, if it is known, by place. Two keys belong together only if each resembles the
/// other by far the most; and since many texts of one app are alike ("Sort by name", "Sort by
/// size"), the new key must resemble the gone one more than any key that stays.
/// ``RewordingCandidates`` makes the input.
struct RewordingSearch {
  /// A key with the facts that it is compared by.
  struct Candidate {
    let key: String
    let text: ComparableText
    /// The comment; `nil` if there is none, or if Xcode generated it.
    let comment: String?
    /// True if the sources leave the type of a placeholder open.
    var hasOpenPlaceholders = false
  }

  private struct Pair {
    let old: Int
    let new: Int
    let strength: Double
    /// True if a comment or the place also speaks for the pair, not the texts alone.
    let hasWitness: Bool
    let likeness: Double
  }

  let old: [Candidate]
  let new: [Candidate]
  /// The number of entries and new keys that have a comment, by comment.
  let commentUses: [String: Int]
  /// For an old key the new keys that stand where it stood.
  let successors: [String: Set<String>]
  /// Returns the texts of the keys that stay. A closure, because making them is slow and often
  /// needless.
  let others: () -> [ComparableText]

  /// The least likeness, from 0 to 1, of a pair for which only its texts speak.
  private static let leastLikeness = 0.66
  /// The least likeness of a pair whose comments differ.
  private static let leastLikenessAgainstComments = 0.85
  /// The least likeness of a pair with a comment that no other text has, or at one place.
  private static let leastLikenessWithWitness = 0.3
  /// The likeness of texts that say the same but for their spelling.
  private static let sameText = 0.8
  /// The lead in strength that a pair needs over any rival.
  private static let margin = 0.05

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
      for (newIndex, new) in new.enumerated() where takeTheSame(old, new) {
        let likeness = old.text.likeness(to: new.text)
        let isSuccessor = successors.contains(new.key)
        let comments = compareComments(old, new)
        let hasWitness = isSuccessor || comments == .same
        var least = comments == .other ? Self.leastLikenessAgainstComments : Self.leastLikeness
        var strength = likeness
        if hasWitness {
          strength = max(likeness, old.text.looseLikeness(to: new.text))
          least = isSuccessor && comments == .same ? 0 : Self.leastLikenessWithWitness
        }
        guard strength >= least else { continue }
        strength += (comments == .same ? 0.5 : 0) + (isSuccessor ? 1 : 0)
        pairs.append(
          Pair(
            old: oldIndex, new: newIndex, strength: strength, hasWitness: hasWitness,
            likeness: likeness))
      }
    }
    return pairs
  }

  /// Sorts pairs by strength, the strongest first, and splits off those whose new text resembles a
  /// key that stays as much.
  private func sorted(_ pairs: [Pair]) -> (pairs: [Pair], commonplaces: [Pair]) {
    let pairs = pairs.sorted {
      if $0.strength != $1.strength { return $0.strength > $1.strength }
      let edits = (edits($0), edits($1))
      return (edits.0, $0.old, $0.new) < (edits.1, $1.old, $1.new)
    }
    if pairs.allSatisfy(\.hasWitness) { return (pairs, []) }
    let others = others()
    var rivals: [Int: (likeness: Double, edits: Int)] = [:]
    func isCommonplace(_ pair: Pair) -> Bool {
      if pair.hasWitness { return false }
      let text = new[pair.new].text
      let rival =
        rivals[pair.new]
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

  private func edits(_ pair: Pair) -> Int { old[pair.old].text.edits(to: new[pair.new].text) }

  /// True if a pair is at least as alike as another and needs fewer edits, so that the other is no
  /// rival.
  private func isCloser(_ pair: Pair, than other: Pair) -> Bool {
    pair.likeness >= other.likeness && edits(pair) < edits(other)
  }

  /// True if both keys take the same arguments, so that a translation of one can serve the other.
  private func takeTheSame(_ old: Candidate, _ new: Candidate) -> Bool {
    if old.text.arguments == new.text.arguments { return true }
    return new.hasOpenPlaceholders
      && Set(old.text.arguments.keys) == Set(new.text.arguments.keys)
  }

  private enum Comments { case same, other, unknown }

  private func compareComments(_ old: Candidate, _ new: Candidate) -> Comments {
    guard let left = old.comment, let right = new.comment else { return .unknown }
    if !left.hasBytes(of: right) { return .other }
    // A comment of many texts does not tell one of them from the others.
    return commentUses[left, default: 0] <= 2 ? .same : .unknown
  }
}
