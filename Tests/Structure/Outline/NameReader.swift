internal import SwiftTree

/// The tokens of a type or an extension in a file.
struct TypeBody {
  let tokens: Range<TokenID>
  /// The names from the outermost type in.
  let path: [String]
}

/// Finds the names in a source that can be types: they begin with a capital, and stand alone or
/// after the names of a module or of types. It also finds the names that can be members, functions
/// or values. ``OutlineReader`` uses it.
struct NameReader {
  private let tree: SyntaxTree
  /// The types, sorted by their first tokens, so that a type comes before those in it.
  private let bodies: [TypeBody]

  init(_ tree: SyntaxTree, in bodies: [TypeBody]) {
    self.tree = tree
    self.bodies = bodies.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private struct Key: Hashable {
    let name: String
    let qualifier: [String]
    /// The index of the type around it, or -1.
    let body: Int
  }

  /// Returns the names that can be types.
  ///
  /// - Parameter line: Returns the line of a byte.
  func uses(line: (Int) -> Int) -> [NameUse] {
    var uses: [NameUse] = []
    var found: Set<Key> = []
    var around: [Int] = []
    var next = 0
    for token in tree.tokens.indices where isCapitalized(token) {
      while next < bodies.count, bodies[next].tokens.lowerBound <= token {
        around.append(next)
        next += 1
      }
      around.removeAll { bodies[$0].tokens.upperBound <= token }
      let isMember = tree.tokens[token - 1].kind == .period
      let qualifier = isMember ? names(before: token - 1) : []
      if isMember, qualifier.isEmpty { continue }
      let key = Key(
        name: tree.name(ofToken: token), qualifier: qualifier, body: around.last ?? -1)
      guard found.insert(key).inserted else { continue }
      uses.append(
        NameUse(
          name: key.name, qualifier: qualifier, scope: around.last.map { bodies[$0].path } ?? [],
          line: line(tree.tokens[token].startOffset)))
    }
    return uses
  }

  /// Returns the names that do not begin with a capital and are not labels.
  ///
  /// - Parameter line: Returns the line of a byte.
  func mentions(line: (Int) -> Int) -> [Mention] {
    var mentions: [Mention] = []
    var found: [Bool: Set<String>] = [:]
    for token in tree.tokens.indices.dropFirst()
    where tree.tokens[token].kind == .identifier && !isCapitalized(token) {
      let isMember = tree.tokens[token - 1].kind == .period
      if !isMember, tree.tokens[token + 1].kind == .colon { continue }
      let name = tree.name(ofToken: token)
      guard found[isMember, default: []].insert(name).inserted else { continue }
      mentions.append(
        Mention(name: name, isMember: isMember, line: line(tree.tokens[token].startOffset)))
    }
    return mentions
  }

  private func isCapitalized(_ token: TokenID) -> Bool {
    let found = tree.tokens[token]
    guard token > .none, found.kind == .identifier else { return false }
    let first = tree.source[found.startOffset + (found.flags.contains(.backticked) ? 1 : 0)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// Returns the names before a period, from the outermost in, if only names precede it.
  private func names(before period: TokenID) -> [String] {
    var names: [String] = []
    var period = period
    while period > .first, tree.tokens[period - 1].kind == .identifier {
      names.insert(tree.name(ofToken: period - 1), at: 0)
      guard tree.tokens[period - 2].kind == .period else { return names }
      period = period - 2
    }
    return []
  }
}
