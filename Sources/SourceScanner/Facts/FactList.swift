internal import LocalizationModel
internal import SwiftTree

/// The facts of one source, on which rules are based: first in the order in which ``FactCollector``
/// finds them, at the end filtered and sorted.
struct FactList {
  private let tree: SyntaxTree
  /// The facts in the order in which they were found; after ``keep(_:)`` ascending by offset.
  private(set) var all: [CodeFact]

  init(_ tree: SyntaxTree, _ facts: [CodeFact] = []) {
    self.tree = tree
    all = facts
  }

  mutating func append(_ fact: CodeFact) { all.append(fact) }

  /// Adds a fact about a literal, with the literal's text.
  mutating func note(
    _ kind: CodeFact.Kind, _ literal: NodeID, sink: String, context: ByteRange? = nil,
    confidence: CodeFact.Confidence = .high
  ) {
    all.append(
      CodeFact(
        kind, range: tree.bytes(of: literal), sink: sink, text: text(ofLiteral: literal),
        context: context, confidence: confidence))
  }

  /// The text of a literal with each interpolation as `%@`; `nil` for other nodes.
  private func text(ofLiteral node: NodeID) -> String? {
    guard tree.nodes[node].kind == .string else { return nil }
    return LiteralText(node, in: tree).pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .interpolation: text += "%@"
      }
    }
  }

  /// Keeps one fact for each hidden text: the fact of the highest rank or, of equal ones, the first
  /// found.
  mutating func removeRepeats() {
    var best: [ByteRange: Int] = [:]
    for (index, fact) in all.enumerated() {
      guard fact.kind.hidesText else { continue }
      if let other = best[fact.range], Self.rank(all[other]) >= Self.rank(fact) { continue }
      best[fact.range] = index
    }
    var index = -1
    all.removeAll { fact in
      index += 1
      return fact.kind.hidesText && best[fact.range] != index
    }
  }

  /// Keeps the facts about code of a release, and sorts them by offset.
  mutating func keep(_ filter: ReleaseFilter) {
    filter.removeUnreleased(from: &all)
    all.sort { ($0.range.start, $0.kind.rawValue) < ($1.range.start, $1.kind.rawValue) }
  }

  /// The confidence, from 0 to 2. Lost texts and shown variables, which explain most, come before
  /// all others: 4 is more than any confidence.
  private static func rank(_ fact: CodeFact) -> Int {
    (fact.kind == .textOfVariable || fact.kind == .lostText ? 4 : 0) + fact.confidence.rawValue
  }

  /// Removes facts about literals and lookups that `"follow"` has connected: such literals are
  /// localized, and such lookups have their keys. Facts about literals that a view also shows
  /// directly stay.
  ///
  /// - Parameters:
  ///   - lookups: The offsets of lookups whose literals are known.
  ///   - shown: The offsets of literals that are shown without a lookup.
  mutating func removeFollowed(
    _ strings: [ExtractedString], lookups: Set<Int>, shown: Set<Int>
  ) {
    let followed = Set(
      strings.filter { $0.isFollowed && !shown.contains($0.range.start) }.map(\.range))
    if lookups.isEmpty && followed.isEmpty { return }
    all.removeAll { fact in
      fact.kind == .keyWithoutLiteral
        ? lookups.contains(fact.range.start)
        : fact.kind.hidesText && followed.contains(fact.range)
    }
  }
}

extension CodeFact.Kind {
  /// True if the fact is about a text on the screen that no catalog has.
  fileprivate var hidesText: Bool { Self.hidingText.contains(self) }

  private static let hidingText: [CodeFact.Kind] = [
    .shownArgument, .assignedText, .initialText, .returnedText, .verbatimText, .lostText,
    .textOfVariable,
  ]
}
