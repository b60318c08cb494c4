internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Literals that only following a `String` through the project shows to be localizable.
struct FollowedLiterals {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable

  init(_ tree: SyntaxTree, _ table: LocalizingAPITable) {
    self.tree = tree
    self.table = table
  }

  /// Adds those that no other rule has found.
  func add(_ literals: [FollowedTexts.Literal], to strings: inout StringCollector) {
    let known = Set(strings.strings.map(\.range.start))
    var byStart: [Int: [FollowedTexts.Literal]] = [:]
    for literal in literals where !known.contains(literal.start) {
      byStart[literal.start, default: []].append(literal)
    }
    if byStart.isEmpty { return }
    for node in tree.nodes.indices where tree.nodes[node].kind == .string {
      guard let found = byStart[tree.bytes(of: node).start] else { continue }
      add(node, found, to: &strings)
    }
  }

  private func add(
    _ node: NodeID, _ literals: [FollowedTexts.Literal], to strings: inout StringCollector
  ) {
    guard let key = LiteralText(node, in: tree).staticText else { return }
    var tables: Set<String> = []
    for literal in literals where tables.insert(literal.table).inserted {
      var string = ExtractedString(
        key: key, defaultValue: literal.defaultValue, table: .named(literal.table),
        bundle: literal.bundle,
        comment: literal.comment ?? comment(beside: node, &strings.surroundings),
        api: literal.api, path: strings.path, range: tree.bytes(of: node),
        position: SourcePosition(line: 1, column: 1))
      string.chain = literal.chain
      string.isFollowed = true
      if let site = strings.site(ofTyped: node, table.traits(of: literal.api)) {
        string.site = site
      }
      strings.append(string)
    }
  }

  /// The `comment:` of the call that a literal is an argument of.
  private func comment(
    beside node: NodeID, _ surroundings: inout NodeSurroundings
  ) -> String? {
    guard let argument = surroundings.parent(of: node), tree.nodes[argument].kind == .argument,
      let call = surroundings.parent(of: argument), tree.nodes[call].kind == .call
    else { return nil }
    return tree.staticText(CallArguments(of: call, in: tree).value("comment"))
  }
}
