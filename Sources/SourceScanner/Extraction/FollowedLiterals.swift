internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Adds the literals that reach a lookup only as a `String`, which `"follow"` traces through the
/// project, and the names of enum cases whose raw value is such a `String`. ``Extractor`` runs it
/// after the other stages.
struct FollowedLiterals {
  private let tree: SyntaxTree
  private let table: LocalizingAPITable

  init(_ tree: SyntaxTree, _ table: LocalizingAPITable) {
    self.tree = tree
    self.table = table
  }

  /// Adds the literals that no other stage has found.
  func add(_ literals: [FollowedTexts.Literal], to strings: inout StringCollector) {
    let extracted = Set(strings.strings.map(\.range.start))
    var byStart: [Int: [FollowedTexts.Literal]] = [:]
    for literal in literals where !extracted.contains(literal.start) {
      byStart[literal.start, default: []].append(literal)
    }
    if byStart.isEmpty { return }
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .string:
        let range = tree.bytes(of: node)
        if let found = byStart[range.start], let key = LiteralText(node, in: tree).staticText {
          add(key, range, node, found, to: &strings)
        }
      case .enumElement:
        // A case without a written raw value has its name as one.
        let token = tree.nodes[node].token
        let range = tree.nameRange(ofToken: token)
        if let found = byStart[range.lowerBound] {
          let bytes = ByteRange(start: range.lowerBound, end: range.upperBound)
          add(tree.name(ofToken: token), bytes, nil, found, to: &strings)
        }
      default: break
      }
    }
  }

  /// - Parameter node: The literal's node; `nil` for the name of a case.
  private func add(
    _ key: String, _ range: ByteRange, _ node: NodeID?, _ literals: [FollowedTexts.Literal],
    to strings: inout StringCollector
  ) {
    var tables: Set<String> = []
    for literal in literals where tables.insert(literal.table).inserted {
      var string = ExtractedString(
        key: key, defaultValue: literal.defaultValue, table: .named(literal.table),
        bundle: literal.bundle,
        comment: literal.comment ?? node.flatMap { comment(beside: $0, &strings.surroundings) },
        api: literal.api, path: strings.path, range: range,
        position: SourcePosition(line: 1, column: 1))  // set by `addPositions(in:)`
      string.chain = literal.chain
      string.isFollowed = true
      let traits = table.traits(of: literal.api)
      if let site = node.flatMap({ strings.site(ofTyped: $0, traits) }) { string.site = site }
      strings.append(string)
    }
  }

  /// The text of the `comment:` argument beside a literal, or `nil`.
  private func comment(
    beside node: NodeID, _ surroundings: inout NodeSurroundings
  ) -> String? {
    guard let argument = surroundings.parent(of: node), tree.nodes[argument].kind == .argument,
      let call = surroundings.parent(of: argument), tree.nodes[call].kind == .call
    else { return nil }
    return tree.staticText(CallArguments(of: call, in: tree).value("comment"))
  }
}
