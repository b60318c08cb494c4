import GlossCommandLine

/// The commands of the tool.
enum CommandList {
  /// In the order of help.
  private static let entries: [Entry] = [
    .command(InitCommand.self),
    .command(ExtractCommand.self),
    .command(SyncCommand.self),
    .command(RenameCommand.self),
    .command(CheckCommand.self),
    .command(RulesCommand.self),
    .command(WhyCommand.self),
    .command(ParityCommand.self),
    .command(ExportCommand.self),
    .command(ImportCommand.self),
    .command(StatusCommand.self),
    .command(FormatCommand.self),
    .command(ConvertCommand.self),
    .command(MergeCommand.self),
    .command(DiffCommand.self),
    .command(TextConversionCommand.self),
    .group(GitCommands.self),
    .group(ConfigCommands.self),
  ]

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

    /// The command or those of the group, with the names that lead to them.
    var commands: [(path: [String], command: any Command.Type)] {
      switch self {
      case .command(let command): [([command.declaration.name], command)]
      case .group(let group):
        group.commands.map { ([group.declaration.name, $0.declaration.name], $0) }
      }
    }
  }

  /// The tool with all commands, as the command line is parsed.
  static let tree = CommandTree(Tool.declaration, subcommands: entries.map(\.tree))

  /// The command that an invocation is of.
  static func command(of invocation: Invocation) -> any Command.Type {
    let match = entries.lazy.flatMap(\.commands).first { $0.path == invocation.path }
    guard let match else {
      preconditionFailure("the parser invokes what is in the tree, and no group")
    }
    return match.command
  }
}
