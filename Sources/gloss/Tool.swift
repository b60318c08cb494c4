import GlossCommandLine
import GlossKit

/// One run of the command line tool: parses its arguments, runs a command, prints and says how it
/// ended.
struct Tool {
  static let declaration = CommandDeclaration(
    "gloss", summary: "Keep String Catalogs in step with Swift sources",
    discussion: """
      Reads Swift sources without Xcode and without a build, and brings the .xcstrings files that \
      serve them up to date.

      Exit codes:
        0   clean
        1   findings, or something is out of date
        2   the work could not be done
        64  misuse of the command line
        70  a fault of gloss itself: please report it
      """,
    options: [
      SharedOptions.quiet, SharedOptions.verbose, SharedOptions.colour, SharedOptions.config,
      SharedOptions.noConfig, SharedOptions.allowOutside, SharedOptions.messages,
    ])

  let arguments: [String]

  func run() async -> ExitCode {
    let plain = Terminal(colour: .auto, isQuiet: false, asked: askedLanguage)
    let words = HelpWords { [language = plain.language(.output)] in
      language.text($0)
    }
    switch CommandList.tree.parse(arguments, width: Terminal.width, in: words) {
    case .help(let text), .completion(let text), .manual(let text):
      plain.write(text, to: .output)
    case .version: plain.write("gloss \(glossVersion)\n", to: .output)
    case .misuse(let text):
      plain.write(text, to: .error)
      return .misuse
    case .run(let invocation):
      return await CommandList.command(of: invocation).init(call: CommandCall(invocation)).run()
    }
    return .clean
  }

  /// What `--messages` names, wherever it stands: help and misuse speak the language before the rest of the
  /// command line is understood.
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
