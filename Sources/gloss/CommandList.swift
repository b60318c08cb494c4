import GlossCommandLine

/// The commands of the tool, grouped as help lists them.
///
/// A new command is one line here: the parser's tree and the search for the command to run are made
/// from this list.
enum CommandList {
  /// The sections of help, by the people who use the commands.
  private static let parts: [Part] = [
    Part(
      "While developing:", leading: 4,
      [
        .command(StatusCommand.self),
        .command(SyncCommand.self),
        .command(CheckCommand.self),
        .command(WhyCommand.self),
        .command(WatchCommand.self),
        .command(FindCommand.self),
        .command(RulesCommand.self),
        .command(ExtractCommand.self),
        .command(RenameCommand.self),
        .command(SymbolsCommand.self),
        .command(PluralCommand.self),
      ]),
    Part(
      "With translators:", leading: 2,
      [
        .command(ExportCommand.self),
        .command(ImportCommand.self),
        .command(ApproveCommand.self),
        .command(AddLanguageCommand.self),
        .command(PseudoCommand.self),
      ]),
    Part(
      "For scripts and agents:", leading: 0,
      [
        .command(TranslateCommand.self),
        .command(ModelContextCommand.self),
        .command(LanguageServerCommand.self),
      ]),
    Part(
      "Project setup:", leading: 2,
      [
        .command(InitCommand.self),
        .group(GitCommands.self),
        .group(ConfigCommands.self),
        .command(ConvertCommand.self),
        .command(ParityCommand.self),
      ]),
    Part(
      "On catalog files:", leading: 0,
      [
        .command(FormatCommand.self),
        .command(CompileCommand.self),
        .command(DiffCommand.self),
        .command(MergeCommand.self),
        .command(TextConversionCommand.self),
      ]),
  ]

  private struct Part {
    let title: String
    /// The number of entries, from the first on, that the tool shows if it is called without
    /// arguments.
    let leading: Int
    let entries: [Entry]

    init(_ title: String, leading: Int, _ entries: [Entry]) {
      self.title = title
      self.leading = leading
      self.entries = entries
    }
  }

  private enum Entry {
    case command(any Command.Type)
    case group(any CommandGroup.Type)

    var tree: CommandTree {
      switch self {
      case .command(let command): CommandTree(command.declaration)
      case .group(let group):
        CommandTree(
          group.declaration, subcommands: group.commands.map { CommandTree($0.declaration) })
      }
    }

    /// The command, or the commands of the group, each with the names that lead to it.
    var commands: [(path: [String], command: any Command.Type)] {
      switch self {
      case .command(let command): [([command.declaration.name], command)]
      case .group(let group):
        group.commands.map { ([group.declaration.name, $0.declaration.name], $0) }
      }
    }
  }

  /// The tool with all commands, as the parser and help take it.
  static let tree = CommandTree(
    Tool.declaration,
    sections: parts.map {
      CommandSection($0.title, leading: $0.leading, $0.entries.map(\.tree))
    },
    topics: HelpTopics.all, opening: Tool.opening)

  /// Returns the command that an invocation names.
  static func command(of invocation: Invocation) -> any Command.Type {
    let commands = parts.lazy.flatMap(\.entries).flatMap(\.commands)
    let match = commands.first { $0.path == invocation.path }
    guard let match else {
      preconditionFailure("the parser invokes what is in the tree, and no group")
    }
    return match.command
  }
}
