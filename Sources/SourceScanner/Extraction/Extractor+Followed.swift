internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Literals that only following a `String` through the project shows to be localizable.
extension Extractor {
  /// Adds those that no other rule has found.
  mutating func addFollowed(_ literals: [FollowedTexts.Literal]) {
    let known = Set(strings.map(\.range.start))
    var byStart: [Int: [FollowedTexts.Literal]] = [:]
    for literal in literals where !known.contains(literal.start) {
      byStart[literal.start, default: []].append(literal)
    }
    if byStart.isEmpty { return }
    for node in tree.nodes.indices where tree.nodes[node].kind == .string {
      guard let found = byStart[tree.bytes(of: node).start] else { continue }
      add(node, found)
    }
  }

  /// What is followed is neither lost nor out of reach.
  mutating func removeFollowedFacts() {
    let lookups = followed?.lookups ?? []
    let followed = Set(strings.filter(\.isFollowed).map(\.range))
    if lookups.isEmpty && followed.isEmpty { return }
    facts.removeAll { fact in
      fact.kind == .keyWithoutLiteral
        ? lookups.contains(fact.range.start)
        : Self.hidesText(fact.kind) && followed.contains(fact.range)
    }
  }

  private mutating func add(_ node: NodeID, _ literals: [FollowedTexts.Literal]) {
    guard let key = LiteralText(node, in: tree).staticText else { return }
    var tables: Set<String> = []
    for literal in literals where tables.insert(literal.table).inserted {
      var string = ExtractedString(
        key: key, defaultValue: literal.defaultValue, table: .named(literal.table),
        bundle: literal.bundle, comment: literal.comment ?? comment(beside: node),
        api: literal.api, path: path, range: tree.bytes(of: node),
        position: SourcePosition(line: 1, column: 1))
      string.chain = literal.chain
      string.isFollowed = true
      if collectsFacts { string.site = site(ofTyped: node, table.traits(of: literal.api)) }
      append(string)
    }
  }

  /// The `comment:` of the call that a literal is an argument of.
  private mutating func comment(beside node: NodeID) -> String? {
    guard let argument = parents[node], tree.nodes[argument].kind == .argument,
      let call = parents[argument], tree.nodes[call].kind == .call
    else { return nil }
    return staticText(CallArguments(of: call, in: tree).value("comment"))
  }
}
