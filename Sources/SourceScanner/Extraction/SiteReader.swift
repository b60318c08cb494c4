internal import LocalizationModel
internal import SwiftTree

/// Makes the sites of strings: descriptions of the call, its arguments and the code around it, by
/// which rules on code judge a string and write fixes.
struct SiteReader {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The site of the strings that come from an argument of a call.
  func site(
    of value: NodeID, _ call: NodeID, _ arguments: CallArguments, _ row: LocalizingAPI,
    _ surroundings: inout NodeSurroundings
  ) -> StringSite {
    let open = tree.nodes[call].token
    let close = tree.tokens[open].partner
    let start = tree.tokens[open].startOffset
    let end = close == .none ? tree.bytes(of: call).end : tree.tokens[close].endOffset
    let name = tree.calleeName(of: call) ?? max(open - 1, tree.nodes[call].start)
    return StringSite(
      call: StringSite.Call(
        name: tree.name(ofToken: name),
        range: ByteRange(start: tree.bytes(of: call).start, end: end),
        parentheses: ByteRange(start: start, end: end),
        arguments: arguments.nodes.compactMap(argument),
        commentLabel: row.comment.isEmpty ? nil : row.comment),
      traits: row.traits, value: tree.bytes(of: value),
      surrounding: surroundings.surrounding(of: call),
      note: row.comment.isEmpty || arguments.value(row.comment) == nil
        ? tree.note(beside: tree.bytes(of: value)) : nil,
      holder: surroundings.viewName(around: call))
  }

  /// The site of strings that the type of a variable, result or argument makes localizable.
  func site(
    ofTyped value: NodeID, _ traits: LocalizingTraits, _ surroundings: inout NodeSurroundings
  ) -> StringSite {
    StringSite(
      call: nil, traits: traits, value: tree.bytes(of: value),
      surrounding: surroundings.surrounding(of: value))
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
}
