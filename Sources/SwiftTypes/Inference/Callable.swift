package import SwiftTree

/// Something of the project's that a call can mean.
package struct Callable {
  package enum Target: Hashable {
    case declared(ProjectIndex.Reference)
    /// The initializer that a structure of the project has by itself.
    case memberwise(Int32)
  }

  package let target: Target
  /// The parameters or properties that its arguments go to.
  package let parameters: [ProjectIndex.Reference]
  package let isDisfavored: Bool
  /// What stands for its generic parameters, as far as that is known.
  package var substitution: [Name: SwiftType] = [:]

  package init(_ reference: ProjectIndex.Reference, in index: ProjectIndex) {
    target = .declared(reference)
    parameters = index.parameters(of: reference)
    isDisfavored = index.record(reference).flags.contains(.isDisfavored)
  }

  package init(memberwise type: Int32, in index: ProjectIndex) {
    target = .memberwise(type)
    parameters = index.storedProperties(of: type)
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
  package func assignment(of arguments: Arguments, in index: ProjectIndex) -> [Int]? {
    var assigned: [Int] = []
    var next = 0
    for label in arguments.labels {
      while next < parameters.count, self.label(next, index) != label {
        guard isOptional(next, index) else { return nil }
        next += 1
      }
      guard next < parameters.count else {
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
    while next < parameters.count {
      if !isOptional(next, index), !assigned.contains(next) { missing += 1 }
      next += 1
    }
    return missing <= arguments.trailing ? assigned : nil
  }

  private static let wrappedValue = Name("wrappedValue")

  package func label(_ parameter: Int, _ index: ProjectIndex) -> Name {
    index.record(parameters[parameter]).name
  }

  /// Whether a call may leave a parameter out.
  private func isOptional(_ parameter: Int, _ index: ProjectIndex) -> Bool {
    let record = index.record(parameters[parameter])
    if record.flags.contains(.hasDefault) || record.flags.contains(.isVariadic) { return true }
    // Of a property wrapper it is the property's own.
    if record.name == Self.wrappedValue { return true }
    guard record.kind == .property else { return false }
    if record.flags.contains(.isWrapped) { return true }
    guard !record.flags.contains(.isConstant), record.textLength > 0 else { return false }
    let file = index.files[Int(parameters[parameter].file)]
    return file.texts[file.text(of: record).upperBound - 1] == UInt8(ascii: "?")
  }

  /// The type of a parameter.
  package func type(of parameter: Int, in inference: TypeInference) -> SwiftType? {
    let reference = parameters[parameter]
    let type =
      inference.index.record(reference).kind == .property
      ? inference.type(of: reference) : inference.index.writtenType(of: reference)
    return type?.substituting(substitution)
  }

  /// The type of the parameter that an argument, maybe a trailing closure, goes to.
  package func parameter(of argument: Int, in inference: TypeInference, _ call: Int) -> SwiftType? {
    let tree = inference.tree
    let arguments = inference.arguments(of: call)
    guard let assigned = assignment(of: arguments.written, in: inference.index) else { return nil }
    if let position = arguments.nodes.firstIndex(of: argument) {
      return type(of: assigned[position], in: inference)
    }
    let label = Int(tree.nodes[argument].token)
    if label != 0 {
      let name = tree.interned(label)
      for parameter in parameters.indices where self.label(parameter, inference.index) == name {
        return type(of: parameter, in: inference)
      }
      return nil
    }
    // A trailing closure goes to the first function behind what is taken.
    let start = (assigned.last ?? -1) + 1
    for parameter in parameters.indices.dropFirst(start) {
      if let type = type(of: parameter, in: inference), case .function = type.unwrapped {
        return type
      }
    }
    return nil
  }
}

extension TypeInference {
  /// The token of the name that is called, with parentheses or without.
  package func calledName(of call: Int) -> Int? {
    guard let callee = tree.firstChild(of: call) else { return nil }
    let syntax = tree.nodes[callee]
    guard syntax.kind == .name || syntax.kind == .member, syntax.token != 0 else { return nil }
    return Int(syntax.token)
  }

  /// The arguments of a call between its parentheses, and how it is written.
  package func arguments(of call: Int) -> (nodes: [Int], written: Callable.Arguments) {
    var nodes: [Int] = []
    var trailing = 0
    let parenthesis = Int(tree.nodes[call].token)
    for child in tree.children(of: call) {
      switch tree.nodes[child].kind {
      case .argument where Int(tree.nodes[child].start) > parenthesis && parenthesis != 0:
        nodes.append(child)
      case .trailingClosure: trailing += 1
      default: break
      }
    }
    let labels = nodes.map { node in
      let label = Int(tree.nodes[node].token)
      return label == 0 ? Name.none : tree.interned(label)
    }
    return (nodes, Callable.Arguments(labels: labels, trailing: trailing))
  }
}
