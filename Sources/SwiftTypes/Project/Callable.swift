internal import LocalizationModel
package import SwiftTree

/// A declaration of the project that a call can mean (function, initializer, subscript or enum
/// case), prepared to be matched with the labels of calls.
package final class Callable: Sendable {
  /// The declaration that a call runs.
  package enum Target: Hashable, Sendable {
    case declared(ProjectIndex.Reference)
    /// The memberwise initializer that the compiler gives a structure.
    case memberwise(TypeID)
  }

  /// The declaration, or the type of a memberwise initializer.
  package let target: Target
  /// The parameters, or the properties that a memberwise initializer sets, in order.
  package let parameters: Numbered<ParameterID, ProjectIndex.Reference>
  /// True if the declaration is marked `@_disfavoredOverload`.
  package let isDisfavored: Bool
  private let forms: Numbered<ParameterID, ParameterForm>
  /// The parameters of each label, ascending; empty for short lists, which are searched.
  private let byLabel: [Name: [ParameterID]]

  /// The properties of a parameter by which a call is matched.
  private struct ParameterForm {
    let label: Name
    let isVariadic: Bool
    /// The number of preceding parameters that a call must not leave out.
    let required: Int32
  }

  init(_ reference: ProjectIndex.Reference, in index: ProjectIndex) {
    target = .declared(reference)
    parameters = Numbered(index.parameters(of: reference))
    isDisfavored = index.record(reference).flags.contains(.isDisfavored)
    (forms, byLabel) = Self.forms(of: parameters, index)
  }

  init(memberwise type: TypeID, in index: ProjectIndex) {
    target = .memberwise(type)
    parameters = Numbered(index.storedProperties(of: type))
    isDisfavored = false
    (forms, byLabel) = Self.forms(of: parameters, index)
  }

  private static func forms(
    of parameters: Numbered<ParameterID, ProjectIndex.Reference>, _ index: ProjectIndex
  ) -> (Numbered<ParameterID, ParameterForm>, [Name: [ParameterID]]) {
    var forms = Numbered<ParameterID, ParameterForm>()
    var byLabel: [Name: [ParameterID]] = [:]
    var required: Int32 = 0
    for parameter in parameters.indices {
      let record = index.record(parameters[parameter])
      forms.append(
        ParameterForm(
          label: record.name, isVariadic: record.flags.contains(.isVariadic), required: required))
      if !isOptional(parameters[parameter], index) { required += 1 }
      if parameters.count > 16 { byLabel[record.name, default: []].append(parameter) }
    }
    // An extra element after the last parameter holds the number of all required parameters.
    forms.append(ParameterForm(label: .none, isVariadic: false, required: required))
    return (forms, byLabel)
  }

  /// The form of a call, which decides between overloads. Few forms exist, so that matches are kept
  /// by form.
  package struct Arguments: Hashable {
    /// The labels of the arguments between the parentheses; ``Name/none`` where there is no label.
    package let labels: [Name]
    /// The number of trailing closures.
    package let trailing: Int
  }

  /// Matches the labels of a call with the parameters, from left to right.
  ///
  /// - Returns: For each argument between the parentheses its parameter; `nil` if such a call
  ///   cannot mean this declaration.
  package func assignment(of arguments: Arguments) -> [ParameterID]? {
    LookupCounter.add(1 + arguments.labels.count)
    var assigned: [ParameterID] = []
    var next = parameters.startIndex
    for label in arguments.labels {
      guard let found = parameter(labelled: label, from: next) else {
        // A variadic parameter takes all following arguments without a label.
        guard forms[next].required == forms[parameters.endIndex].required, label == .none,
          let last = assigned.last, forms[last].isVariadic
        else { return nil }
        next = parameters.endIndex
        assigned.append(last)
        continue
      }
      if forms[found].required > forms[next].required { return nil }
      assigned.append(found)
      next = forms[found].isVariadic ? found : found + 1
    }
    let missing = forms[parameters.endIndex].required - forms[next].required
    return missing <= arguments.trailing ? assigned : nil
  }

  /// The first parameter with a label, from a position on.
  private func parameter(labelled label: Name, from start: ParameterID) -> ParameterID? {
    if byLabel.isEmpty || start < parameters.endIndex && forms[start].label == label {
      return (start..<parameters.endIndex).first { forms[$0].label == label }
    }
    return byLabel[label]?.first { $0 >= start }
  }

  private static let wrappedValue = Name("wrappedValue")

  /// The argument label of a parameter; ``Name/none`` if it has none.
  package func label(_ parameter: ParameterID) -> Name { forms[parameter].label }

  /// True if a call may leave the parameter out.
  private static func isOptional(
    _ parameter: ProjectIndex.Reference, _ index: ProjectIndex
  ) -> Bool {
    let record = index.record(parameter)
    if record.flags.contains(.hasDefault) || record.flags.contains(.isVariadic) { return true }
    // The `wrappedValue` of a property wrapper is the initial value of the wrapped property.
    if record.name == wrappedValue { return true }
    guard record.kind == .property else { return false }
    if record.flags.contains(.isWrapped) { return true }
    // `var detail: String?` has the default `nil`.
    guard !record.flags.contains(.isConstant), record.textLength > 0 else { return false }
    let file = index.files[parameter.file]
    return file.texts[file.text(of: record).upperBound - 1] == UInt8(ascii: "?")
  }
}
