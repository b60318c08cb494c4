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
      SharedOptions.noConfig, SharedOptions.allowOutside,
    ])

  let arguments: [String]

  func run() async -> ExitCode {
    let plain = Terminal(colour: .auto, isQuiet: false)
    switch CommandList.tree.parse(arguments, width: Terminal.width) {
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
}
