internal import LocalizationModel

/// Which `#if` branches enclose a place.
///
/// What it says of a string is bounded, however the directives nest: only so many of the outermost
/// branches count, and only so much of the conditions of the branches before one.
package struct ConditionMap {
  /// Branches in branches that count.
  package static let depthLimit = 64
  /// UTF-8 bytes that the negated conditions of the branches before one may take.
  static let negationLimit = 512

  private struct BranchID: BufferIndex {
    let position: Int
  }

  private struct Branch {
    /// Byte offsets.
    var start: Int
    var end = Int.max
    /// The branch around it.
    var parent: BranchID?
    /// The branch before it, if it is an `#elseif` or `#else`.
    var before: BranchID?
    /// `!(A) && !(B)` for the branches before it; put together when first asked for.
    var negations: String?
    /// The line of its directive; `nil` for `#else`.
    var directive: ByteRange?
    /// Put together when first asked for, then shared by all strings in the branch.
    var condition: String?
  }

  private let tree: SyntaxTree
  /// Ascending by start.
  private var branches = Numbered<BranchID, Branch>()

  /// Reads the `#if` blocks of a tree.
  package init(_ tree: SyntaxTree) {
    self.tree = tree
    var open: [BranchID] = []
    var ignored = 0
    for token in tree.directives {
      let range = tree.bytes(ofToken: token)
      let kind = tree.tokens[token].kind
      if kind == .poundIf {
        if open.count == Self.depthLimit {
          ignored += 1
          continue
        }
        branches.append(Branch(start: range.end, parent: open.last, directive: range))
      } else {
        if ignored > 0 {
          if kind == .poundEndif { ignored -= 1 }
          continue
        }
        guard let before = open.popLast() else { continue }
        branches[before].end = range.start
        if kind == .poundEndif { continue }
        branches.append(
          Branch(
            start: range.end, parent: open.last, before: before,
            directive: kind == .poundElseif ? range : nil))
      }
      open.append(branches.endIndex - 1)
    }
  }

  /// What holds where none of the branches before one was taken.
  private mutating func negations(before branch: BranchID) -> String {
    // From the last one that is known downwards: a chain of `#elseif` can be long.
    var chain: [BranchID] = []
    var next = branch
    while branches[next].negations == nil, let before = branches[next].before {
      chain.append(next)
      next = before
    }
    var negations = branches[next].negations ?? ""
    for branch in chain.reversed() {
      if let before = branches[branch].before, let directive = branches[before].directive,
        negations.utf8.count + directive.count + 7 <= Self.negationLimit
      {
        let negation = "!(\(written(directive)))"
        negations = negations.isEmpty ? negation : Self.joined(negations, negation)
      }
      branches[branch].negations = negations
    }
    return negations
  }

  /// The condition of an `#if` or `#elseif` line.
  private func written(_ directive: ByteRange) -> String {
    let words = tree.text(directive).split(whereSeparator: \.isWhitespace)
    return words.dropFirst().joined(separator: " ")
  }

  /// Conditions around a byte, outermost first.
  package mutating func conditions(at offset: Int) -> [String] {
    var low = branches.startIndex
    var high = branches.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if branches[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var conditions: [String] = []
    var next = low > branches.startIndex ? low - 1 : nil
    while let branch = next {
      if offset < branches[branch].end { conditions.append(condition(of: branch)) }
      next = branches[branch].parent
    }
    conditions.reverse()
    return conditions
  }

  private mutating func condition(of branch: BranchID) -> String {
    if let known = branches[branch].condition { return known }
    let own = branches[branch].directive.map(written) ?? ""
    let negations = negations(before: branch)
    let condition =
      negations.isEmpty || own.isEmpty ? negations + own : Self.joined(negations, own)
    branches[branch].condition = condition
    return condition
  }

  /// Both in a text that is no larger than they are: one that grows takes twice the memory, and a
  /// chain of `#elseif` has one for each branch.
  private static func joined(_ first: String, _ second: String) -> String {
    var joined = ""
    joined.reserveCapacity(first.utf8.count + 4 + second.utf8.count)
    joined += first
    joined += " && "
    joined += second
    return joined
  }
}
