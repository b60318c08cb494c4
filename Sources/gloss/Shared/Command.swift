import GlossCommandLine
import GlossKit

/// One command of the tool: what the command line says of it, and what it does.
///
/// A command is one file in `Commands`, with the options that only it has, and one line in
/// ``CommandList``. Help, completion and `gloss help` are made from its declaration.
protocol Command: SendableMetatype {
  static var declaration: CommandDeclaration { get }

  var call: CommandCall { get }

  init(call: CommandCall)

  func run() async -> ExitCode
}

extension Command {
  var terminal: Terminal { call.terminal }
}

/// A command without work of its own, which only leads to others.
protocol CommandGroup: SendableMetatype {
  static var declaration: CommandDeclaration { get }

  /// In the order of help.
  static var commands: [any Command.Type] { get }
}

/// What a command is called with: the values that the user gave, and the streams.
struct CommandCall {
  let invocation: Invocation
  private(set) var terminal: Terminal

  init(_ invocation: Invocation) {
    self.invocation = invocation
    terminal = Terminal(
      color: invocation[SharedOptions.color], isQuiet: invocation[SharedOptions.quiet],
      asked: invocation[SharedOptions.messages])
  }

  /// The language that the nearest gloss.json names, if that can be read.
  var languageOfSettings: ReportLanguage? {
    if terminal.asked != nil || self[SharedOptions.noConfig] { return nil }
    let search = self[SharedOptions.config].map(ConfigurationSearch.file) ?? .upwards
    return (try? Configuration.load(search, for: []))?.messages
  }

  /// The same call with all that is printed in the language that the project's settings name, unless the
  /// command line names one.
  func speaking(_ language: ReportLanguage?) -> CommandCall {
    var call = self
    call.terminal = Terminal(
      color: terminal.color, isQuiet: terminal.isQuiet, asked: terminal.asked ?? language)
    return call
  }

  /// Whether also to list what is otherwise only counted.
  var isVerbose: Bool { invocation[SharedOptions.verbose] }

  subscript<Value>(option: Option<Value>) -> Value { invocation[option] }

  subscript<Value>(argument: Argument<Value>) -> Value { invocation[argument] }

  /// Whether the user gave the option, be it with its default value.
  func gives<Value>(_ option: Option<Value>) -> Bool { invocation.gives(option) }

  /// The languages that an option names, one or several with commas at a time.
  func languages(_ option: Option<[String]>) -> [String] {
    self[option].flatMap { $0.split(separator: ",").map(String.init) }
  }
}
