import LocalizationModel
import SwiftTree
import SwiftTypes

/// Finds calls that pass nothing but members of one model to a subview, for ``GuideReader``.
struct PassedMembersReading {
  let tree: SyntaxTree
  let types: TypeInference?

  /// Reads a call such as `Row(name: model.name, note: $model.note)`; `nil` if an argument is
  /// anything but a member of one value, a literal or a closure.
  func passedMembers(
    _ call: NodeID, _ token: TokenID, _ arguments: [NodeID]
  ) -> PassedMembersFact? {
    guard !arguments.isEmpty, let types, types.index.types.declares(tree.nameHash(token)) else {
      return nil
    }
    var fields: [PassedMembersFact.Field] = []
    var base: String?
    var valueBase: NodeID?
    for argument in arguments {
      guard let field = field(argument) else {
        if isLiteralOrClosure(argument) { continue }
        return nil
      }
      if base != nil, base != field.name { return nil }
      base = field.name
      if !field.isBinding { valueBase = valueBase ?? field.base }
      fields.append(.init(label: label(of: argument), member: field.member))
    }
    guard let base, let view = types.type(of: call)?.nominal?.id, view.isKnown else { return nil }
    let model = valueBase.flatMap { types.type(of: $0)?.nominal?.id } ?? .none
    if valueBase != nil, !model.isKnown { return nil }
    let scope = types.scope(at: call)
    let hasClosure = !tree.children(of: call, .trailingClosure).isEmpty
    return PassedMembersFact(
      range: tree.bytes(ofToken: token), view: types.index.known(view), base: base,
      model: model.isKnown ? types.index.known(model) : .none,
      type: scope.isKnown ? types.index.known(scope) : .none, fields: fields,
      hasOthers: fields.count < arguments.count || hasClosure)
  }

  /// Returns the label of an argument; `_` for none.
  private func label(of argument: NodeID) -> String {
    let token = tree.nodes[argument].token
    return token == .none ? "_" : tree.name(ofToken: token)
  }

  /// True if an argument is a literal or a closure, which passes nothing of a model.
  private func isLiteralOrClosure(_ argument: NodeID) -> Bool {
    guard let value = tree.lastChild(of: argument) else { return false }
    return [.literal, .string, .closure].contains(tree.nodes[value].kind)
  }

  /// Returns `model` and `member` of `label: model.member`, `label: self.model.member` or
  /// `label: $model.member`.
  private func field(
    _ argument: NodeID
  ) -> (base: NodeID, name: String, member: String, isBinding: Bool)? {
    guard let value = tree.lastChild(of: argument), tree.nodes[value].kind == .member,
      tree.nodes[value].token != .none, let base = tree.firstChild(of: value), isOwnName(base)
    else { return nil }
    let name = tree.name(ofToken: tree.nodes[base].token)
    let isBinding = name.hasPrefix("$")
    return (
      base, isBinding ? String(name.dropFirst()) : name,
      tree.name(ofToken: tree.nodes[value].token), isBinding
    )
  }

  /// True for `name` and `self.name`.
  private func isOwnName(_ node: NodeID) -> Bool {
    let syntax = tree.nodes[node]
    if syntax.token == .none { return false }
    if syntax.kind == .name { return !tree.node(node, isWritten: "self") }
    return syntax.kind == .member
      && tree.firstChild(of: node).map { tree.node($0, isWritten: "self") } ?? false
  }
}
