/// A command of the tool, or a group with the commands in it; the root is the tool itself.
///
/// A group's options are taken before and after the name of a command in it. Every command has
/// `--help` and `-h`, every group the command `help`, the root also `--version`,
/// `--generate-completion-script` and, hidden, `--generate-manual`.
package struct CommandTree: Sendable {
  /// What help and the parser know of it.
  package let declaration: CommandDeclaration
  /// In the order of help; empty unless the command is a group.
  package let subcommands: [CommandTree]
  /// The same commands as help shows them; empty where it makes no parts.
  let sections: [CommandSection]
  /// What `help NAME` explains beside commands, in the order of help.
  package let topics: [HelpTopic]
  /// What a call without words says below the commands to begin with.
  let opening: String

  /// - Precondition: Names are unique, `help` and the like are not taken, a group has no arguments.
  ///   Only debug builds look.
  package init(_ declaration: CommandDeclaration, subcommands: [CommandTree] = []) {
    self.init(declaration, subcommands: subcommands, sections: [], topics: [], opening: "")
  }

  /// A tool whose commands stand in parts.
  ///
  /// - Parameter opening: What a call without words says below the commands to begin with; paragraphs
  ///   with empty lines between them.
  /// - Precondition: As above; topics have different names.
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

  /// Whether it only leads to other commands.
  package var isGroup: Bool { !subcommands.isEmpty }

  var name: String { declaration.name }
  var summary: String { declaration.summary }
  var discussion: String { declaration.discussion }
  var arguments: [ArgumentDeclaration] { declaration.arguments }
  var options: [OptionDeclaration] { declaration.options }

  /// - Parameter taken: The options that hold here already.
  private func flaw(besides taken: [OptionDeclaration]) -> String? {
    if isGroup, !arguments.isEmpty { return "the group '\(name)' has arguments" }
    let all = taken + options
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
