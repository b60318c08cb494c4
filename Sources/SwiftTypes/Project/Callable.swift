internal import LocalizationModel
package import SwiftTree

/// Something of the project's that a call can mean.
package final class Callable: Sendable {
  /// What a call of it means.
  package enum Target: Hashable, Sendable {
    case declared(ProjectIndex.Reference)
    /// The initializer that a structure of the project has by itself.
    case memberwise(TypeID)
  }

  /// The declaration, or the initializer that a type has without one.
  package let target: Target
  /// The parameters or properties that its arguments go to.
  package let parameters: Numbered<ParameterID, ProjectIndex.Reference>
  /// Whether it is marked `@_disfavoredOverload`.
  package let isDisfavored: Bool
  private let takes: Numbered<ParameterID, Taken>
  /// The parameters of each label, ascending; empty where there are only a few.
  private let byLabel: [Name: [ParameterID]]

  /// What of a parameter a call has to know.
  private struct Taken {
    let label: Name
    let isVariadic: Bool
    /// Number of parameters before it that no call may leave out.
    let required: Int32
  }

  init(_ reference: ProjectIndex.Reference, in index: ProjectIndex) {
    target = .declared(reference)
    parameters = Numbered(index.parameters(of: reference))
    isDisfavored = index.record(reference).flags.contains(.isDisfavored)
    (takes, byLabel) = Self.taken(by: parameters, index)
  }

  init(memberwise type: TypeID, in index: ProjectIndex) {
    target = .memberwise(type)
    parameters = Numbered(index.storedProperties(of: type))
    isDisfavored = false
    (takes, byLabel) = Self.taken(by: parameters, index)
  }

  private static func taken(
    by parameters: Numbered<ParameterID, ProjectIndex.Reference>, _ index: ProjectIndex
  ) -> (Numbered<ParameterID, Taken>, [Name: [ParameterID]]) {
    var taken = Numbered<ParameterID, Taken>()
    var byLabel: [Name: [ParameterID]] = [:]
    var required: Int32 = 0
    for parameter in parameters.indices {
      let record = index.record(parameters[parameter])
      taken.append(
        Taken(
          label: record.name, isVariadic: record.flags.contains(.isVariadic), required: required))
      if !isOptional(parameters[parameter], index) { required += 1 }
      if parameters.count > 16 { byLabel[record.name, default: []].append(parameter) }
    }
    // What is behind the last.
    taken.append(Taken(label: .none, isVariadic: false, required: required))
    return (taken, byLabel)
  }

  /// How a call is written, as far as that says what it can mean.
  package struct Arguments: Hashable {
    /// The labels of those between parentheses.
    package let labels: [Name]
    /// Number of closures behind.
    package let trailing: Int
  }

  /// For each argument between the parentheses the parameter that it goes to; `nil` if the call
  /// cannot mean this.
  package func assignment(of arguments: Arguments) -> [ParameterID]? {
    LookCount.add(1 + arguments.labels.count)
    var assigned: [ParameterID] = []
    var next = parameters.startIndex
    for label in arguments.labels {
      guard let found = parameter(labelled: label, from: next) else {
        // A variadic one takes all that has no label.
        guard takes[next].required == takes[parameters.endIndex].required, label == .none,
          let last = assigned.last, takes[last].isVariadic
        else { return nil }
        next = parameters.endIndex
        assigned.append(last)
        continue
      }
      if takes[found].required > takes[next].required { return nil }
      assigned.append(found)
      next = takes[found].isVariadic ? found : found + 1
    }
    let missing = takes[parameters.endIndex].required - takes[next].required
    return missing <= arguments.trailing ? assigned : nil
  }

  /// The first parameter with a label from a place on.
  private func parameter(labelled label: Name, from start: ParameterID) -> ParameterID? {
    if byLabel.isEmpty || start < parameters.endIndex && takes[start].label == label {
      return (start..<parameters.endIndex).first { takes[$0].label == label }
    }
    return byLabel[label]?.first { $0 >= start }
  }

  private static let wrappedValue = Name("wrappedValue")

  /// What stands before the colon at a call; ``Name/none`` where nothing does.
  package func label(_ parameter: ParameterID) -> Name { takes[parameter].label }

  /// Whether a call may leave a parameter out.
  private static func isOptional(
    _ parameter: ProjectIndex.Reference, _ index: ProjectIndex
  ) -> Bool {
    let record = index.record(parameter)
    if record.flags.contains(.hasDefault) || record.flags.contains(.isVariadic) { return true }
    // Of a property wrapper it is the property's own.
    if record.name == wrappedValue { return true }
    guard record.kind == .property else { return false }
    if record.flags.contains(.isWrapped) { return true }
    guard !record.flags.contains(.isConstant), record.textLength > 0 else { return false }
    let file = index.files[parameter.file]
    return file.texts[file.text(of: record).upperBound - 1] == UInt8(ascii: "?")
  }
}
