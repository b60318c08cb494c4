import LocalizationModel
import SwiftTree
import SwiftTypes

extension GuideReader {
  mutating func readAssignment(_ node: NodeID) {
    let children = tree.children(of: node)
    guard children.count == 2 else { return }
    let target = tree.nodes[children[0]]
    switch target.kind {
    case .name: break
    case .member:
      guard let base = tree.firstChild(of: children[0]), tree.written(base) == "self" else {
        return
      }
    default: return
    }
    guard target.token != .none else { return }
    let name = tree.name(ofToken: target.token)
    let isToWrapper = name.first == "_" && name.count > 1
    let function = tree.function(around: node, parents)
    source.assignments.append(
      AssignmentFact(
        target: isToWrapper ? String(name.dropFirst()) : name, isToWrapper: isToWrapper,
        range: tree.bytes(of: node),
        parameter: function.flatMap { parameter(assigned: children[1], isToWrapper, in: $0) },
        function: function.map { tree.bytes(of: $0) }))
  }

  /// The parameter of an initializer that a value is.
  private func parameter(
    assigned value: NodeID, _ isToWrapper: Bool, in function: NodeID
  ) -> AssignmentFact.Parameter? {
    guard tree.nodes[function].kind == .initializer else { return nil }
    var value = value
    if isToWrapper {
      let arguments = CallArguments(of: value, in: tree)
      guard tree.nodes[value].kind == .call, arguments.nodes.count == 1,
        let inner = arguments.value("initialValue") ?? arguments.value("wrappedValue")
      else { return nil }
      value = inner
    }
    guard tree.nodes[value].kind == .name, tree.nodes[value].token != .none else { return nil }
    let name = tree.name(ofToken: tree.nodes[value].token)
    for parameter in tree.children(of: function, .parameter) {
      guard let inside = types?.scoped.parameterName(parameter), inside == Name(name) else {
        continue
      }
      let type = tree.children(of: parameter, .type).first.flatMap { types?.writtenType($0) }
      return AssignmentFact.Parameter(name: name, type: type)
    }
    return nil
  }
}
