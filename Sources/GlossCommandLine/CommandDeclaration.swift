/// What the command line says of one command, or of a group of commands.
package struct CommandDeclaration: Sendable {
  package let name: String
  /// One line without a full stop.
  package let summary: String
  /// Paragraphs with empty lines between them. A line that starts with a space is kept as it is.
  package let discussion: String
  package let arguments: [ArgumentDeclaration]
  /// In the order of help.
  package let options: [OptionDeclaration]

  /// - Precondition: No argument follows a repeating one and no required one an optional one.
  package init(
    _ name: String, summary: String, discussion: String = "",
    arguments: [any DeclaresArgument] = [], options: [any DeclaresOption] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments.map(\.declaration)
    self.options = options.map(\.declaration)
    checkArguments()
  }

  private func checkArguments() {
    precondition(
      !arguments.dropLast().contains(where: \.isRepeating),
      "only the last argument of '\(name)' can repeat")
    let firstOptional = arguments.firstIndex { !$0.isRequired } ?? arguments.endIndex
    precondition(
      !arguments[firstOptional...].contains(where: \.isRequired),
      "no required argument of '\(name)' can follow an optional one")
    precondition(
      Set(arguments.map(\.value.placeholder)).count == arguments.count,
      "two arguments of '\(name)' have the same placeholder")
  }
}
