internal import SwiftTree

/// Where in a file's tokens a type or an extension of one stands.
struct TypeBody {
  let tokens: Range<TokenID>
  /// Names from the outermost type in.
  let path: [String]
}

/// Finds the names in a source that can be those of types: they begin with a capital and are looked
/// up where they stand or in a module.
struct NameReader {
  private let tree: SyntaxTree
  /// Sorted by their first tokens, so that a type comes before those in it.
  private let bodies: [TypeBody]

  init(_ tree: SyntaxTree, in bodies: [TypeBody]) {
    self.tree = tree
    self.bodies = bodies.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private struct Key: Hashable {
    let name: String
    let module: String?
    /// Index of the type around it, or -1.
    let body: Int
  }

  /// - Parameter line: The line of a byte.
  func uses(line: (Int) -> Int) -> [NameUse] {
    var uses: [NameUse] = []
    var seen: Set<Key> = []
    var around: [Int] = []
    var next = 0
    for token in tree.tokens.indices where isCapitalized(token) {
      while next < bodies.count, bodies[next].tokens.lowerBound <= token {
        around.append(next)
        next += 1
      }
      around.removeAll { bodies[$0].tokens.upperBound <= token }
      let isMember = tree.tokens[token - 1].kind == .period
      let module = isMember ? moduleName(before: token - 1) : nil
      if isMember, module == nil { continue }
      let key = Key(name: tree.name(ofToken: token), module: module, body: around.last ?? -1)
      guard seen.insert(key).inserted else { continue }
      uses.append(
        NameUse(
          name: key.name, module: module, scope: around.last.map { bodies[$0].path } ?? [],
          line: line(tree.tokens[token].startOffset)))
    }
    return uses
  }

  private func isCapitalized(_ token: TokenID) -> Bool {
    let found = tree.tokens[token]
    guard token > .none, found.kind == .identifier else { return false }
    let first = tree.source[found.startOffset + (found.flags.contains(.backticked) ? 1 : 0)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// The name before a period, if nothing is before that; it can be a module's.
  private func moduleName(before period: TokenID) -> String? {
    guard period > .first, tree.tokens[period - 1].kind == .identifier,
      tree.tokens[period - 2].kind != .period
    else { return nil }
    return tree.name(ofToken: period - 1)
  }
}
