import LocalizationModel
import SwiftTree

/// The names after `$` and `_` in a source: projections and storage of wrapped properties, for
/// ``TypeReading``.
struct WrapperNames {
  /// The names used in one declaration, without their `$` or `_`.
  struct Uses {
    fileprivate(set) var projected: Set<String> = []
    /// The projections that are passed on whole, without a member.
    fileprivate(set) var whole: Set<String> = []
    fileprivate(set) var wrappers: Set<String> = []
  }

  private let tree: SyntaxTree
  /// The tokens of the names, in the order of the source.
  private let tokens: [TokenID]

  init(_ tree: SyntaxTree, _ tokens: [TokenID]) {
    self.tree = tree
    self.tokens = tokens
  }

  /// Returns the names used among the tokens of a declaration.
  func uses(in range: Range<TokenID>) -> Uses {
    var uses = Uses()
    let first = tokens.partitioningIndex { $0 >= range.lowerBound }
    for token in tokens[first...].prefix(while: { $0 < range.upperBound }) {
      let name = String(tree.name(ofToken: token).dropFirst())
      if tree.source[tree.tokens[token].startOffset] == UInt8(ascii: "_") {
        uses.wrappers.insert(name)
      } else {
        uses.projected.insert(name)
        if tree.tokens[token + 1].kind != .period { uses.whole.insert(name) }
      }
    }
    return uses
  }
}
