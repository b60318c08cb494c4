import GlossCommandLine
import GlossKit

/// One command of the tool: its declaration on the command line, and its work.
///
/// A command is one file in `Commands` with the options that only it has, and one line in
/// ``CommandList``. Help, manual and completion are made from its declaration. It holds no logic:
/// it turns options into a call of `GlossKit` and the result into output and an exit code.
protocol Command: SendableMetatype {
  static var declaration: CommandDeclaration { get }

  var call: CommandCall { get }

  init(call: CommandCall)

  func run() async -> ExitCode
}

extension Command {
  var terminal: Terminal { call.terminal }
}

/// A command without work of its own, which contains other commands.
protocol CommandGroup: SendableMetatype {
  static var declaration: CommandDeclaration { get }

  /// The subcommands in the order of help.
  static var commands: [any Command.Type] { get }
}

/// One call of a command: the values that the user gave, and the terminal to print to.
struct CommandCall {
  let invocation: Invocation
  private(set) var terminal: Terminal

  init(_ invocation: Invocation) {
    self.invocation = invocation
    terminal = Terminal(
      color: invocation[SharedOptions.color], isQuiet: invocation[SharedOptions.quiet],
      asked: invocation[SharedOptions.messages])
  }

  /// Returns the configuration that `--config` and `--no-config` choose, or `nil` after an error if
  /// both are given.
  func configurationSearch() -> ConfigurationSearch? {
    if gives(SharedOptions.config), self[SharedOptions.noConfig] {
      terminal.error("'--config' and '--no-config' exclude each other: give one of them")
      return nil
    }
    if let path = self[SharedOptions.config] { return .file(path) }
    return self[SharedOptions.noConfig] ? ConfigurationSearch.none : .upwards
  }

  /// The language that the nearest gloss.json names, or `nil` if it names none or cannot be read.
  var configuredLanguage: ReportLanguage? {
    if terminal.asked != nil || self[SharedOptions.noConfig] { return nil }
    let search = self[SharedOptions.config].map(ConfigurationSearch.file) ?? .upwards
    return (try? Configuration.load(search, for: []))?.messages
  }

  /// Returns the call with its messages in the language of the settings, unless `--messages` names
  /// one.
  func withLanguage(_ language: ReportLanguage?) -> CommandCall {
    var call = self
    call.terminal = Terminal(
      color: terminal.color, isQuiet: terminal.isQuiet, asked: terminal.asked ?? language)
    return call
  }

  /// True to list items that are otherwise only counted.
  var isVerbose: Bool { invocation[SharedOptions.verbose] }

  subscript<Value>(option: Option<Value>) -> Value { invocation[option] }

  subscript<Value>(argument: Argument<Value>) -> Value { invocation[argument] }

  /// Returns true if the user gave the option, even with its default value.
  func gives<Value>(_ option: Option<Value>) -> Bool { invocation.gives(option) }

  /// Returns the languages of an option; each value may hold several, separated by commas.
  func languages(_ option: Option<[String]>) -> [String] {
    self[option].flatMap { $0.split(separator: ",").map(String.init) }
  }
}
