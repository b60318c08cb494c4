import SwiftTree

extension CallArguments {
  /// The arguments that describe a posted notification: those of `post` itself, or those of the
  /// `Notification(name: …)` that it posts, in place or by a local name.
  init(ofPost call: NodeID, in tree: SyntaxTree, _ parents: NodeParents) {
    self = CallArguments(of: call, in: tree)
    guard var value = first else { return }
    if tree.nodes[value].kind == .cast, let inner = tree.firstChild(of: value) { value = inner }
    if tree.nodes[value].kind == .name, tree.nodes[value].token != .none,
      let function = tree.function(around: call, parents)
    {
      let name = tree.nameHash(tree.nodes[value].token)
      for variable in tree.nodes[function].first..<function
      where tree.nodes[variable].kind == .variable && tree.nodes[variable].token != .none
        && tree.nameHash(tree.nodes[variable].token) == name
      {
        value = VariableParts(of: variable, in: tree).value ?? value
      }
    }
    let names = [
      "Notification", "NSNotification", ".init", "Notification.init", "NSNotification.init",
    ]
    guard tree.nodes[value].kind == .call, let callee = tree.firstChild(of: value),
      names.contains(tree.written(callee)),
      case let inner = CallArguments(of: value, in: tree), inner.value("name") != nil
    else { return }
    self = inner
  }
}
