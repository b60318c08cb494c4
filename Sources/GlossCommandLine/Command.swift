/// A command of the tool, or a group of commands; the root is the tool itself.
///
/// A group's options are taken before and after the name of a command in it. Every command has
/// `--help` and `-h`, every group the command `help`, the root also `--version` and
/// `--generate-completion-script`.
package struct Command: Sendable {
  package let name: String
  /// One line without a full stop.
  package let summary: String
  /// Paragraphs with empty lines between them. A line that starts with a space is kept as it is.
  package let discussion: String
  package let arguments: [ArgumentDeclaration]
  /// In the order of help.
  package let options: [OptionDeclaration]
  /// In the order of help; empty unless the command is a group.
  package let subcommands: [Command]

  /// - Precondition: Names are unique, `help` and the like are not taken, a group has no
  ///   arguments, no argument follows a repeating one and no required one an optional one.
  package init(
    _ name: String, summary: String, discussion: String = "",
    arguments: [any DeclaresArgument] = [], options: [any DeclaresOption] = [],
    subcommands: [Command] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments.map(\.declaration)
    self.options = options.map(\.declaration)
    self.subcommands = subcommands
    checkNames(besides: CommandPath.reservedOptions)
    checkArguments()
  }

  /// Whether it only leads to other commands.
  package var isGroup: Bool { !subcommands.isEmpty }

  /// - Parameter taken: The options that hold here already.
  private func checkNames(besides taken: [OptionDeclaration]) {
    let all = taken + options
    precondition(
      Set(all.map(\.name)).count == all.count, "two options of '\(name)' have the same name")
    let shorts = all.compactMap(\.short)
    precondition(
      Set(shorts).count == shorts.count, "two options of '\(name)' have the same letter")
    let names = subcommands.map(\.name) + ["help"]
    precondition(Set(names).count == names.count, "two commands in '\(name)' have the same name")
    for command in subcommands { command.checkNames(besides: all) }
  }

  private func checkArguments() {
    precondition(!isGroup || arguments.isEmpty, "the group '\(name)' cannot have arguments")
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
