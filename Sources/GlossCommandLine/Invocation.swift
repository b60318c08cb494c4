/// A command with the values that the user gave it, all of them checked.
package struct Invocation: Sendable {
  /// The names of the command and the groups it lies in, without the tool's own.
  package let path: [String]
  /// The accepted words by the name of their option; one word per occurrence of a flag.
  let optionTexts: [String: [String]]
  /// The accepted words by the placeholder of their argument.
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

  /// - Precondition: The command declares the option, or a group above it does.
  package subscript<Value>(option: Option<Value>) -> Value {
    let name = option.declaration.name
    precondition(optionNames.contains(name), "'\(path)' does not declare '--\(name)'")
    return option.read(optionTexts[name] ?? [])
  }

  /// - Precondition: The command declares the argument.
  package subscript<Value>(argument: Argument<Value>) -> Value {
    let placeholder = argument.declaration.value.placeholder
    precondition(
      placeholders.contains(placeholder), "'\(path)' does not declare '\(placeholder)'")
    return argument.read(argumentTexts[placeholder] ?? [])
  }

  /// Whether the user gave the option, be it with its default value.
  package func gives<Value>(_ option: Option<Value>) -> Bool {
    optionTexts[option.declaration.name] != nil
  }
}
