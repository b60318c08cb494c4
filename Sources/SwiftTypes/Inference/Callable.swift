package import SwiftTree

/// Something of the project's that a call can mean.
package struct Callable {
  package enum Target: Hashable {
    case declared(ProjectIndex.Reference)
    /// The initializer that a structure of the project has by itself.
    case memberwise(TypeID)
  }

  package let target: Target
  /// The parameters or properties that its arguments go to.
  package let parameters: Numbered<ParameterID, ProjectIndex.Reference>
  package let isDisfavored: Bool
  /// What stands for its generic parameters, as far as that is known.
  package var substitution: [Name: SwiftType] = [:]

  package init(_ reference: ProjectIndex.Reference, in index: ProjectIndex) {
    target = .declared(reference)
    parameters = Numbered(index.parameters(of: reference))
    isDisfavored = index.record(reference).flags.contains(.isDisfavored)
  }

  package init(memberwise type: TypeID, in index: ProjectIndex) {
    target = .memberwise(type)
    parameters = Numbered(index.storedProperties(of: type))
    isDisfavored = false
  }

  /// What a call gives, by the arguments it is written with.
  package struct Arguments {
    /// Of those between parentheses.
    package let labels: [Name]
    package let trailing: Int
  }

  /// For each argument between the parentheses the parameter that it goes to; `nil` if the call
  /// cannot mean this.
  package func assignment(of arguments: Arguments, in index: ProjectIndex) -> [ParameterID]? {
    var assigned: [ParameterID] = []
    var next = parameters.startIndex
    for label in arguments.labels {
      while next < parameters.endIndex, self.label(next, index) != label {
        guard isOptional(next, index) else { return nil }
        next += 1
      }
      guard next < parameters.endIndex else {
        // A variadic one takes all that has no label.
        guard label == .none, let last = assigned.last,
          index.record(parameters[last]).flags.contains(.isVariadic)
        else { return nil }
        assigned.append(last)
        continue
      }
      assigned.append(next)
      if !index.record(parameters[next]).flags.contains(.isVariadic) { next += 1 }
    }
    var missing = 0
    while next < parameters.endIndex {
      if !isOptional(next, index), !assigned.contains(next) { missing += 1 }
      next += 1
    }
    return missing <= arguments.trailing ? assigned : nil
  }

  private static let wrappedValue = Name("wrappedValue")

  package func label(_ parameter: ParameterID, _ index: ProjectIndex) -> Name {
    index.record(parameters[parameter]).name
  }

  /// Whether a call may leave a parameter out.
  private func isOptional(_ parameter: ParameterID, _ index: ProjectIndex) -> Bool {
    let record = index.record(parameters[parameter])
    if record.flags.contains(.hasDefault) || record.flags.contains(.isVariadic) { return true }
    // Of a property wrapper it is the property's own.
    if record.name == Self.wrappedValue { return true }
    guard record.kind == .property else { return false }
    if record.flags.contains(.isWrapped) { return true }
    guard !record.flags.contains(.isConstant), record.textLength > 0 else { return false }
    let file = index.files[parameters[parameter].file]
    return file.texts[file.text(of: record).upperBound - 1] == UInt8(ascii: "?")
  }

  /// The type of a parameter.
  package func type(of parameter: ParameterID, in inference: TypeInference) -> SwiftType? {
    let reference = parameters[parameter]
    let type =
      inference.index.record(reference).kind == .property
      ? inference.type(of: reference) : inference.index.writtenType(of: reference)
    return type?.substituting(substitution)
  }

  /// The type of the parameter that an argument, maybe a trailing closure, goes to.
  package func parameter(of argument: NodeID, in inference: TypeInference, _ call: NodeID)
    -> SwiftType?
  {
    let tree = inference.tree
    let arguments = inference.arguments(of: call)
    guard let assigned = assignment(of: arguments.written, in: inference.index) else { return nil }
    if let position = arguments.nodes.firstIndex(of: argument) {
      return type(of: assigned[position], in: inference)
    }
    let label = tree.nodes[argument].token
    if label != .none {
      let name = tree.interned(label)
      for parameter in parameters.indices where self.label(parameter, inference.index) == name {
        return type(of: parameter, in: inference)
      }
      return nil
    }
    // A trailing closure goes to the first function behind what is taken.
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
  /// The arguments of a call between its parentheses, and how it is written.
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
      return label == .none ? Name.none : tree.interned(label)
    }
    return (nodes, Callable.Arguments(labels: labels, trailing: trailing))
  }
}
