internal import LocalizationModel
internal import SwiftTree

/// How strings stand in the code.
extension Extractor {
  /// The site of the strings that come from an argument of a call.
  mutating func site(
    of value: NodeID, _ call: NodeID, _ arguments: CallArguments, _ row: LocalizingAPI
  ) -> StringSite {
    let open = tree.nodes[call].token
    let close = tree.tokens[open].partner
    let start = tree.tokens[open].startOffset
    let end = close == .none ? tree.bytes(of: call).end : tree.tokens[close].endOffset
    let name = calleeName(of: call) ?? max(open - 1, tree.nodes[call].start)
    return StringSite(
      call: StringSite.Call(
        name: tree.name(ofToken: name),
        range: ByteRange(start: tree.bytes(of: call).start, end: end),
        parentheses: ByteRange(start: start, end: end),
        arguments: arguments.nodes.compactMap(argument),
        commentLabel: row.comment.isEmpty ? nil : row.comment),
      traits: row.traits, value: tree.bytes(of: value), surrounding: surrounding(of: call),
      note: row.comment.isEmpty ? tree.note(beside: tree.bytes(of: value)) : nil)
  }

  /// The site of strings that a type makes localizable.
  mutating func site(ofTyped value: NodeID, _ traits: LocalizingTraits) -> StringSite {
    StringSite(
      call: nil, traits: traits, value: tree.bytes(of: value), surrounding: surrounding(of: value))
  }

  private func argument(_ node: NodeID) -> StringSite.Argument? {
    guard let value = tree.lastChild(of: node) else { return nil }
    let label = tree.nodes[node].token
    let isLiteral = tree.nodes[value].kind == .string
    return StringSite.Argument(
      label: label == .none ? nil : tree.name(ofToken: label), range: tree.bytes(of: node),
      value: tree.bytes(of: value),
      text: isLiteral ? LiteralText(value, in: tree).staticText : nil, isLiteral: isLiteral)
  }

  /// What an expression is directly a part of, through parentheses, `try` and `await`.
  private mutating func surrounding(of node: NodeID) -> StringSite.Surrounding? {
    var node = node
    while let parent = parent(of: node) {
      switch tree.nodes[parent].kind {
      case .effect: node = parent
      case .argument:
        guard let holder = self.parent(of: parent) else { return nil }
        if tree.nodes[holder].kind == .tuple, tree.children(of: holder).count == 1 {
          node = holder
        } else {
          return surrounding(ofArgument: parent, holder)
        }
      default:
        return kind(of: parent, around: node)
          .map { StringSite.Surrounding(kind: $0, range: tree.bytes(of: parent)) }
      }
    }
    return nil
  }

  private mutating func surrounding(
    ofArgument argument: NodeID, _ holder: NodeID
  ) -> StringSite.Surrounding? {
    let label = tree.nodes[argument].token
    switch tree.nodes[holder].kind {
    case .call, .macro, .attribute:
      guard let name = calleeName(of: holder) else { return nil }
      return StringSite.Surrounding(
        kind: .argument(
          of: tree.name(ofToken: name), label: label == .none ? nil : tree.name(ofToken: label)),
        range: tree.bytes(of: holder))
    case .subscripting:
      return StringSite.Surrounding(kind: .subscripting, range: tree.bytes(of: holder))
    case .interpolation:
      guard let literal = parent(of: holder) else { return nil }
      return StringSite.Surrounding(kind: .interpolation, range: tree.bytes(of: literal))
    default: return nil
    }
  }

  private func kind(of parent: NodeID, around node: NodeID) -> StringSite.Surrounding.Kind? {
    switch tree.nodes[parent].kind {
    case .operation:
      .operation(
        tree.children(of: parent).dropLast().map {
          tree.text(tree.bytes(ofToken: tree.nodes[$0].end))
        })
    case .ternary: .ternary
    case .switchStatement: .switching
    case .switchCase: isPattern(node) ? .switching : nil
    case .dictionary:
      // Keys and values in turn.
      tree.children(of: parent).firstIndex(of: node).map { $0 % 2 == 0 } == true ? .dictionary : nil
    default: nil
    }
  }

  /// Whether a part of a `case` is a pattern: a colon, comma or `where` follows it.
  private func isPattern(_ node: NodeID) -> Bool {
    let next = tree.tokens[tree.nodes[node].end]
    return next.kind == .colon || next.kind == .comma || next.keyword == .where
  }

  private mutating func parent(of node: NodeID) -> NodeID? {
    parents[node]
  }
}
