import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads assignments to properties in structures and extensions, for ``GuideReader``.
struct AssignmentReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// Reads an assignment to `name`, `self.name` or `_name`; `nil` for any other.
  func assignment(_ node: NodeID) -> AssignmentFact? {
    guard let sides = tree.sides(of: node) else { return nil }
    let target = tree.nodes[sides.target]
    switch target.kind {
    case .name: break
    case .member:
      guard let base = tree.firstChild(of: sides.target), tree.node(base, isWritten: "self") else {
        return nil
      }
    default: return nil
    }
    if target.token == .none { return nil }
    let name = tree.nameRange(ofToken: target.token)
    let isToWrapper = name.count > 1 && tree.source[name.lowerBound] == UInt8(ascii: "_")
    let start = name.lowerBound + (isToWrapper ? 1 : 0)
    return AssignmentFact(
      target: tree.text(ByteRange(start: start, end: name.upperBound)), isToWrapper: isToWrapper,
      range: tree.bytes(of: node), parameter: parameter(assigned: sides.value, isToWrapper),
      making: isToWrapper ? nil : making(sides.value))
  }

  /// Returns the call of an initializer that makes the value which an initializer assigns, in place
  /// or as the value of a local variable.
  private func making(_ value: NodeID) -> AssignmentFact.Making? {
    guard let function = tree.function(around: value, parents),
      tree.nodes[function].kind == .initializer
    else { return nil }
    var made = value
    if tree.nodes[value].kind == .name, tree.nodes[value].token != .none {
      let name = tree.nameHash(tree.nodes[value].token)
      let local = (tree.nodes[function].first..<function).first {
        tree.nodes[$0].kind == .variable && tree.nodes[$0].token != .none
          && tree.nameHash(tree.nodes[$0].token) == name
      }
      made = local.flatMap { VariableParts(of: $0, in: tree).value } ?? value
    }
    guard tree.nodes[made].kind == .call, let token = tree.calledToken(of: made) else {
      return nil
    }
    let isInitializer =
      tree.tokens[token].keyword == .`init` || tree.name(ofToken: token).first?.isUppercase ?? false
    let arguments = CallArguments(of: made, in: tree).nodes
    return isInitializer ? .init(hasArguments: !arguments.isEmpty) : nil
  }

  /// Returns the parameter of the surrounding initializer that a value names, maybe inside a
  /// wrapper; `nil` for any other value.
  private func parameter(assigned value: NodeID, _ isToWrapper: Bool) -> AssignmentFact.Parameter? {
    var value = value
    if isToWrapper, tree.nodes[value].kind != .name {
      let arguments = CallArguments(of: value, in: tree)
      guard tree.nodes[value].kind == .call, arguments.nodes.count == 1,
        let inner = arguments.value("initialValue") ?? arguments.value("wrappedValue")
      else { return nil }
      value = inner
    }
    guard tree.nodes[value].kind == .name, tree.nodes[value].token != .none,
      let function = tree.function(around: value, parents),
      tree.nodes[function].kind == .initializer
    else { return nil }
    let token = tree.nodes[value].token
    let name = tree.nameHash(token)
    for parameter in tree.children(of: function, .parameter) {
      guard let internalName = types?.scoped.parameterName(parameter), internalName == name
      else { continue }
      let written = tree.children(of: parameter, .type).first
      let label = tree.nodes[parameter].token
      return AssignmentFact.Parameter(
        name: tree.name(ofToken: token), label: label == .none ? "_" : tree.name(ofToken: label),
        hasDefault: written != nil && tree.lastChild(of: parameter) != written,
        type: written.flatMap { types?.writtenType($0) },
        writtenType: written.map { tree.written($0) } ?? "")
    }
    return nil
  }
}
