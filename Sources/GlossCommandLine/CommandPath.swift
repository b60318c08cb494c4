/// A command with the groups around it, from the tool down, such as `gloss git install`.
///
/// The parser moves down with it; help and the completion scripts visit all paths of a tree.
struct CommandPath: Sendable {
  /// The commands from the root down; never empty.
  private(set) var commands: [CommandTree]
  /// The innermost command.
  private(set) var command: CommandTree

  init(_ root: CommandTree) {
    commands = [root]
    command = root
  }

  static let helpOption = OptionDeclaration(
    name: "help", short: "h", help: HelpWords.Phrase.help.rawValue)
  static let versionOption = OptionDeclaration(
    name: "version", short: nil, help: HelpWords.Phrase.version.rawValue)
  private static let hiddenVersionOption = OptionDeclaration(
    name: versionOption.name, short: nil, isHidden: true, help: versionOption.help)
  static let completionOption = OptionDeclaration(
    name: "generate-completion-script", short: nil,
    value: ValueDeclaration(
      of: Shell.self, placeholder: "SHELL", default: nil, completion: .nothing),
    help: HelpWords.Phrase.completionScript.rawValue)
  static let manualOption = OptionDeclaration(
    name: "generate-manual", short: nil,
    value: ValueDeclaration(
      of: ManualDate.self, placeholder: "DATE", default: nil, completion: .nothing),
    isHidden: true, help: "Print the manual page, dated YYYY-MM-DD")
  static let reservedOptions = [completionOption, manualOption, versionOption, helpOption]

  /// The full name as the user types it, such as `gloss git install`.
  var name: String { commands.map(\.name).joined(separator: " ") }
  /// The names of the groups and the command, without the tool's.
  var names: [String] { commands.dropFirst().map(\.name) }
  var isRoot: Bool { commands.count == 1 }

  /// The options of the groups above the command, from the root down.
  var inheritedOptions: [OptionDeclaration] { commands.dropLast().flatMap(\.options) }

  /// The options that every tool has, of which a command below the root has only two.
  var builtInOptions: [OptionDeclaration] {
    isRoot ? Self.reservedOptions : [Self.hiddenVersionOption, Self.helpOption]
  }

  /// The option `--format` of a command that can answer in JSON, for which `--json` is short; `nil`
  /// for any other command.
  var jsonFormat: OptionDeclaration? {
    allOptions.first { $0.name == "format" && $0.value?.accepts("json") == true }
  }

  private static let jsonOption = OptionDeclaration(
    name: "json", short: nil, help: "The same as '--format=json'")

  /// The options that completion scripts offer; help says `--json` in words.
  var offeredOptions: [OptionDeclaration] {
    allOptions.filter { !$0.isHidden } + (jsonFormat == nil ? [] : [Self.jsonOption])
  }

  var allOptions: [OptionDeclaration] { command.options + inheritedOptions + builtInOptions }

  /// The names that can follow `help`: commands, then topics that share their name with no command.
  var helpNames: [String] {
    let names = command.subcommands.map(\.name)
    return names + command.topics.map(\.name).filter { !names.contains($0) }
  }

  func appending(_ command: CommandTree) -> CommandPath {
    var path = self
    path.commands.append(command)
    path.command = command
    return path
  }

  func subcommand(named name: String) -> CommandPath? {
    command.subcommands.first { $0.name == name }.map(appending)
  }

  /// This command and all commands below, parents first.
  var tree: [CommandPath] { [self] + command.subcommands.flatMap { appending($0).tree } }
}
