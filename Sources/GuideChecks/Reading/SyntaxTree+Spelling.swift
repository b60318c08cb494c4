import LocalizationModel
import SwiftTree

extension SyntaxTree {
  /// Returns the text of a node as written.
  func written(_ node: NodeID) -> String { text(bytes(of: node)) }

  /// Returns the token of the called name, whatever follows it: parentheses, a closure or generic
  /// arguments.
  func calledToken(of call: NodeID) -> TokenID? {
    guard let callee = firstChild(of: call) else { return nil }
    switch nodes[callee].kind {
    case .name, .member: return nodes[callee].token == .none ? nil : nodes[callee].token
    default: return nil
    }
  }

  /// Returns the expression before the period of a call's callee.
  func base(of call: NodeID) -> NodeID? {
    guard let callee = firstChild(of: call), nodes[callee].kind == .member else { return nil }
    return firstChild(of: callee)
  }

  /// Returns the children of a kind, in the order of the source.
  func children(of node: NodeID, _ kind: SyntaxKind) -> [NodeID] {
    var found: [NodeID] = []
    let first = nodes[node].first
    var child = node - 1
    while child >= first {
      if nodes[child].kind == kind { found.append(child) }
      child = nodes[child].first - 1
    }
    found.reverse()
    return found
  }

  /// Returns the target and the value of an assignment; `nil` if it has other parts.
  func sides(of assignment: NodeID) -> (target: NodeID, value: NodeID)? {
    guard let value = lastChild(of: assignment), let target = firstChild(of: assignment),
      nodes[value].first == target + 1
    else { return nil }
    return (target, value)
  }

  /// Returns the target of an operation such as `count += 1`; `nil` for any other operation.
  func changedOperand(of operation: NodeID) -> NodeID? {
    guard let target = firstChild(of: operation), isChanging(nodes[target].end) else { return nil }
    return target
  }

  /// True for an operator such as `+=`, which changes its left operand.
  func isChanging(_ token: TokenID) -> Bool {
    guard tokens[token].kind == .binaryOperator, case let text = name(ofToken: token),
      text.hasSuffix("=")
    else { return false }
    return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Returns the text of a literal without interpolations and escapes; `nil` for any other.
  func plainText(of literal: NodeID) -> String? {
    let syntax = nodes[literal]
    guard syntax.kind == .string, syntax.first == literal, syntax.end == syntax.start + 1 else {
      return nil
    }
    let token = tokens[syntax.start]
    guard token.kind == .string, token.detail == 0, !token.flags.contains(.multiline),
      !token.flags.contains(.unterminated), token.length >= 2
    else { return nil }
    let body = text(ByteRange(start: token.startOffset + 1, end: token.endOffset - 1))
    return body.contains("\\") ? nil : body
  }

  /// Returns the trailing closure of a call that has exactly one.
  func onlyClosure(of call: NodeID) -> NodeID? {
    let trailing = children(of: call, .trailingClosure)
    guard trailing.count == 1, let closure = lastChild(of: trailing[0]),
      nodes[closure].kind == .closure
    else { return nil }
    return closure
  }

  /// Returns the closures among the arguments of a call, with their labels.
  func closures(of call: NodeID) -> [(label: String?, node: NodeID)] {
    children(of: call).compactMap { child in
      let kind = nodes[child].kind
      guard kind == .argument || kind == .trailingClosure, let value = lastChild(of: child),
        nodes[value].kind == .closure
      else { return nil }
      let label = nodes[child].token
      return (label == .none ? nil : name(ofToken: label), value)
    }
  }

  /// Returns the statements of a closure.
  func items(of closure: NodeID) -> [NodeID] {
    children(of: closure).filter {
      switch nodes[$0].kind {
      case .parameter, .type, .returnType, .attribute: false
      default: true
      }
    }
  }

  /// True if a node holds statements.
  func isList(_ node: NodeID) -> Bool {
    switch nodes[node].kind {
    case .block, .closure, .switchCase: true
    default: false
    }
  }

  /// Returns the function or initializer around a node, within the same type.
  func function(around node: NodeID, _ parents: NodeParents) -> NodeID? {
    var node = node
    while let parent = parents[node] {
      node = parent
      switch nodes[node].kind {
      case .function, .initializer: return node
      case .typeDeclaration: return nil
      default: break
      }
    }
    return nil
  }

  /// True if a call begins with a period, as in a chain that an `#if` divides.
  func isImplicit(_ call: NodeID) -> Bool {
    tokens[nodes[call].start].kind == .period
  }
}
