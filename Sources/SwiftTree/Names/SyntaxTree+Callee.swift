extension SyntaxTree {
  /// The token that names the callee: `Text` in `Text(…)` and `Text.init(…)`, `alert` in
  /// `view.alert(…)`; `nil` if the callee is not a name, or for a call without parentheses.
  package func calleeName(of call: NodeID) -> TokenID? {
    if nodes[call].token == .none { return nil }
    var name = nodes[call].token - 1
    if tokens[name].kind == .keyword, tokens[name].keyword == .`init` {
      let start = nodes[call].start
      if name - 2 >= start, tokens[name - 1].kind == .period { name -= 2 }
      return name
    }
    // Generic arguments may stand between the name and the parenthesis; the callee's node knows the
    // name.
    if tokens[name].kind != .identifier, let callee = firstChild(of: call) {
      name = nodes[callee].token
    }
    return tokens[name].kind == .identifier ? name : nil
  }
}
