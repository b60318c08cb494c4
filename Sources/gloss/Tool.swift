import GlossCommandLine
import GlossKit

/// One run of the command line tool: arguments come in, the exit code comes out.
///
/// It parses the arguments by ``CommandList``, prints help or misuse itself, and hands an
/// invocation to its command.
struct Tool {
  static let declaration = CommandDeclaration(
    "gloss", summary: "Keep String Catalogs in step with Swift sources",
    discussion: """
      Reads Swift sources without Xcode and without a build, and updates their .xcstrings \
      files.
      """,
    options: [
      SharedOptions.quiet, SharedOptions.verbose, SharedOptions.color, SharedOptions.config,
      SharedOptions.noConfig, SharedOptions.allowOutside, SharedOptions.messages,
    ])

  /// The advice below the list of commands that the tool shows if it is called without arguments.
  static let opening = """
    A first run needs no configuration: call 'gloss status' in the project's folder, then \
    'gloss sync --dry-run'.

    In continuous integration, 'gloss sync --check' exits 1 if a catalog is out of date, and 'gloss \
    check --format auto' if there is an error; neither changes a file.
    """

  let arguments: [String]

  func run() async -> ExitCode {
    let terminal = Terminal(color: .auto, isQuiet: false, asked: askedLanguage)
    let language = terminal.language(.output)
    let words = HelpWords(comma: language.listComma, quotes: language.quotes) { language.text($0) }
    switch CommandList.tree.parse(arguments, width: Terminal.width, in: words) {
    case .help(let text), .completion(let text), .manual(let text):
      terminal.write(text, to: .output)
    case .version: terminal.write("gloss \(glossVersion)\n", to: .output)
    case .misuse(let text):
      terminal.write(text, to: .error)
      return .misuse
    case .run(let invocation):
      let command = CommandList.command(of: invocation)
      let call = CommandCall(invocation)
      // A command on a project reads the settings itself, and takes its language from them.
      if command is any ProjectCommand.Type { return await command.init(call: call).run() }
      return await command.init(call: call.withLanguage(call.configuredLanguage)).run()
    }
    return .clean
  }

  /// The language of the last `--messages` on the command line. It is read before parsing, because
  /// help and errors of the parser are in that language, too.
  private var askedLanguage: ReportLanguage? {
    let name = "--\(SharedOptions.messages.declaration.name)"
    for (index, word) in arguments.enumerated().reversed() {
      if word.hasPrefix(name + "=") {
        return ReportLanguage(named: String(word.dropFirst(name.count + 1)))
      }
      if word == name, index + 1 < arguments.count {
        return ReportLanguage(named: arguments[index + 1])
      }
    }
    return nil
  }
}
