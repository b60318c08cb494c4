/// A command to run with the values that the user gave, all of them valid.
///
/// The parser makes it; the command reads each value by its ``Option`` or ``Argument`` as key.
package struct Invocation: Sendable {
  /// The names of the groups and the command, without the tool's.
  package let path: [String]
  /// The accepted words by option name; a flag has one empty word for each occurrence.
  let optionTexts: [String: [String]]
  /// The accepted words by the placeholder of the argument.
  let argumentTexts: [String: [String]]
  private let optionNames: Set<String>
  private let placeholders: Set<String>

  init(
    of path: CommandPath, optionTexts: [String: [String]], argumentTexts: [String: [String]]
  ) {
    self.path = path.names
    self.optionTexts = optionTexts
    self.argumentTexts = argumentTexts
    optionNames = Set(path.allOptions.map(\.name))
    placeholders = Set(path.command.arguments.map(\.value.placeholder))
  }

  /// The value of an option, or its default.
  ///
  /// - Precondition: The command declares the option, or a group above it does.
  package subscript<Value>(option: Option<Value>) -> Value {
    let name = option.declaration.name
    precondition(optionNames.contains(name), "'\(path)' does not declare '--\(name)'")
    return option.read(optionTexts[name] ?? [])
  }

  /// The value of an argument.
  ///
  /// - Precondition: The command declares the argument.
  package subscript<Value>(argument: Argument<Value>) -> Value {
    let placeholder = argument.declaration.value.placeholder
    precondition(
      placeholders.contains(placeholder), "'\(path)' does not declare '\(placeholder)'")
    return argument.read(argumentTexts[placeholder] ?? [])
  }

  /// Returns true if the user gave the option, even with its default value.
  package func gives<Value>(_ option: Option<Value>) -> Bool {
    optionTexts[option.declaration.name] != nil
  }
}
