package import SwiftTree

extension Callable {
  /// The type of a parameter, or of the property that a memberwise initializer sets.
  package func type(of parameter: ParameterID, in inference: TypeInference) -> SwiftType? {
    let reference = parameters[parameter]
    return inference.index.record(reference).kind == .property
      ? inference.type(of: reference) : inference.index.writtenType(of: reference)
  }

  /// Returns the type that a call expects of an argument or a trailing closure, from which the types
  /// of literals and of `$0` follow; `nil` if the call does not fit.
  package func parameter(of argument: NodeID, in inference: TypeInference, _ call: NodeID)
    -> SwiftType?
  {
    let tree = inference.tree
    let arguments = inference.arguments(of: call)
    guard let assigned = assignment(of: arguments.written) else { return nil }
    if let position = arguments.nodes.firstIndex(of: argument) {
      return type(of: assigned[position], in: inference)
    }
    let label = tree.nodes[argument].token
    if label != .none {
      let name = tree.nameHash(label)
      for parameter in parameters.indices where self.label(parameter) == name {
        return type(of: parameter, in: inference)
      }
      return nil
    }
    // An unlabelled trailing closure goes to the first function parameter after the arguments in
    // parentheses, which alone are assigned.
    let start = assigned.last.map { $0 + 1 } ?? parameters.startIndex
    for parameter in parameters.indices where parameter >= start {
      if let type = type(of: parameter, in: inference), case .function = type.unwrapped {
        return type
      }
    }
    return nil
  }
}

extension TypeInference {
  /// The arguments between a call's parentheses, in order, and the call's form for matching
  /// overloads.
  package func arguments(of call: NodeID) -> (nodes: [NodeID], written: Callable.Arguments) {
    var nodes: [NodeID] = []
    var trailing = 0
    let parenthesis = tree.nodes[call].token
    for child in tree.children(of: call) {
      switch tree.nodes[child].kind {
      case .argument where tree.nodes[child].start > parenthesis && parenthesis != .none:
        nodes.append(child)
      case .trailingClosure: trailing += 1
      default: break
      }
    }
    let labels = nodes.map { node in
      let label = tree.nodes[node].token
      return label == .none ? Name.none : tree.nameHash(label)
    }
    return (nodes, Callable.Arguments(labels: labels, trailing: trailing))
  }
}
