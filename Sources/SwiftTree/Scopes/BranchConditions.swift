internal import LocalizationModel

/// The `#if` branches of a source, to find the conditions around an extracted string, such as
/// `os(iOS)` and `!(DEBUG)`.
///
/// The conditions of one string are bounded, however the directives nest: only the outermost
/// branches count, and the negated conditions of earlier branches only up to a length.
package struct BranchConditions {
  /// The greatest number of nested branches that count; deeper ones are ignored.
  package static let depthLimit = 64
  /// The greatest length, in UTF-8 bytes, of the negated conditions of a branch's predecessors.
  static let negationLimit = 512

  private struct BranchID: BufferIndex {
    let position: Int
  }

  private struct Branch {
    /// The offsets of the branch, between its directives.
    var start: Int
    var end = Int.max
    /// The branch that contains this one.
    var parent: BranchID?
    /// The preceding branch of the same `#if`, for an `#elseif` or `#else`.
    var previous: BranchID?
    /// `!(A) && !(B)` for the preceding branches; made when first asked for.
    var negations: String?
    /// The line of its directive; `nil` for `#else`.
    var directive: ByteRange?
    /// Made when first asked for, then shared by all strings in the branch.
    var condition: String?
  }

  private let tree: SyntaxTree
  /// The branches, ascending by start.
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
        guard let previous = open.popLast() else { continue }
        branches[previous].end = range.start
        if kind == .poundEndif { continue }
        branches.append(
          Branch(
            start: range.end, parent: open.last, previous: previous,
            directive: kind == .poundElseif ? range : nil))
      }
      open.append(branches.endIndex - 1)
    }
  }

  /// The condition that holds if none of the preceding branches was taken.
  private mutating func negations(before branch: BranchID) -> String {
    // From the last branch whose text is known, without recursion: an `#elseif` chain can be long.
    var chain: [BranchID] = []
    var next = branch
    while branches[next].negations == nil, let previous = branches[next].previous {
      chain.append(next)
      next = previous
    }
    var negations = branches[next].negations ?? ""
    for branch in chain.reversed() {
      // Seven bytes are `!()` and the ` && ` before it.
      if let previous = branches[branch].previous, let directive = branches[previous].directive,
        negations.utf8.count + directive.count + 7 <= Self.negationLimit
      {
        let negation = "!(\(text(of: directive)))"
        negations = negations.isEmpty ? negation : Self.joined(negations, negation)
      }
      branches[branch].negations = negations
    }
    return negations
  }

  /// The condition of an `#if` or `#elseif` line, white space normalized.
  private func text(of directive: ByteRange) -> String {
    let words = tree.text(directive).split(whereSeparator: \.isWhitespace)
    return words.dropFirst().joined(separator: " ")
  }

  /// The conditions around a byte, outermost first; empty outside every `#if`.
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
    if let condition = branches[branch].condition { return condition }
    let written = branches[branch].directive.map(text(of:)) ?? ""
    let negations = negations(before: branch)
    let condition =
      negations.isEmpty || written.isEmpty
      ? negations + written : Self.joined(negations, written)
    branches[branch].condition = condition
    return condition
  }

  /// Joins two conditions with `&&` in a string of exact capacity. An interpolated string takes up
  /// to twice its size: 64,000 branches of an `#elseif` chain took 145 MB.
  private static func joined(_ first: String, _ second: String) -> String {
    var joined = ""
    joined.reserveCapacity(first.utf8.count + 4 + second.utf8.count)
    joined += first
    joined += " && "
    joined += second
    return joined
  }
}
