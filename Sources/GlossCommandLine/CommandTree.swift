/// A command, or a group with its subcommands; the root is the tool itself.
///
/// The options of a group are accepted before and after the name of a subcommand. Every command has
/// `--help` and `-h`, every group the command `help`, and the root `--version`,
/// `--generate-completion-script` and the hidden `--generate-manual`.
package struct CommandTree: Sendable {
  /// The declaration that help, completion and the parser read.
  package let declaration: CommandDeclaration
  /// The subcommands in the order of help; empty for a command that does work.
  package let subcommands: [CommandTree]
  /// The subcommands in sections, as help shows them; empty if there are none.
  let sections: [CommandSection]
  /// The pages of `help NAME` on other subjects, in the order of help.
  package let topics: [HelpTopic]
  /// The text below the list of commands that the tool prints when it is called without arguments.
  let opening: String

  /// - Precondition: Names are unique and not reserved like `help`, and a group has no arguments.
  ///   Only debug builds check this.
  package init(_ declaration: CommandDeclaration, subcommands: [CommandTree] = []) {
    self.init(declaration, subcommands: subcommands, sections: [], topics: [], opening: "")
  }

  /// Makes a tool whose commands are in sections.
  ///
  /// - Parameter opening: The text below the list of commands that the tool prints when it is called
  ///   without arguments; paragraphs separated by empty lines.
  /// - Precondition: As for any command; topics have different names.
  package init(
    _ declaration: CommandDeclaration, sections: [CommandSection], topics: [HelpTopic],
    opening: String
  ) {
    self.init(
      declaration, subcommands: sections.flatMap(\.commands), sections: sections, topics: topics,
      opening: opening)
  }

  private init(
    _ declaration: CommandDeclaration, subcommands: [CommandTree], sections: [CommandSection],
    topics: [HelpTopic], opening: String
  ) {
    self.declaration = declaration
    self.subcommands = subcommands
    self.sections = sections
    self.topics = topics
    self.opening = opening
    assert(
      flaw(besides: CommandPath.reservedOptions) == nil,
      flaw(besides: CommandPath.reservedOptions) ?? "")
  }

  /// True for a group, which only contains other commands.
  package var isGroup: Bool { !subcommands.isEmpty }

  var name: String { declaration.name }
  var summary: String { declaration.summary }
  var discussion: String { declaration.discussion }
  var forms: [String] { declaration.forms }
  var arguments: [ArgumentDeclaration] { declaration.arguments }
  var options: [OptionDeclaration] { declaration.options }

  /// Returns the first violated precondition of this command and the ones below, or `nil`.
  ///
  /// - Parameter inherited: The options of the groups above.
  private func flaw(besides inherited: [OptionDeclaration]) -> String? {
    if isGroup, !arguments.isEmpty { return "the group '\(name)' has arguments" }
    let all = inherited + options
    if Set(all.map(\.name)).count < all.count {
      return "two options of '\(name)' have the same name"
    }
    let shorts = all.compactMap(\.short)
    if Set(shorts).count < shorts.count { return "two options of '\(name)' have the same letter" }
    let names = subcommands.map(\.name) + ["help"]
    if Set(names).count < names.count { return "two commands in '\(name)' have the same name" }
    if Set(topics.map(\.name)).count < topics.count { return "two topics have the same name" }
    return subcommands.lazy.compactMap { $0.flaw(besides: all) }.first
  }
}
