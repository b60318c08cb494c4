import GlossCommandLine
import GlossKit

/// `gloss extract`
struct ExtractCommand {
  private let format: ExtractFormat
  private let output: String?
  private let isVerbose: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    format = invocation[Commands.format]
    output = invocation[Commands.stringsDataFolder]
    isVerbose = invocation[Commands.verbose]
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    if (format == .stringsdata) != (output != nil) {
      terminal.error(
        "'--format stringsdata' goes to the folder of '--output': give both, or neither")
      return .misuse
    }
    let extraction = await Extraction(of: project)
    Memory.keep((project, extraction))
    switch format {
    case .stringsdata:
      do throws(GlossError) {
        try extraction.writeStringsData(to: output ?? ".", of: project)
      } catch {
        terminal.report(extraction.failures + [error])
        return .notDone
      }
    case .json: terminal.write(await extraction.json(), to: .output)
    case .text:
      terminal.write(await extraction.text(hasColour: terminal.hasColour(.output)), to: .output)
    }
    terminal.report(
      RemarkReport(
        findings: extraction.findings, failures: extraction.failures,
        noteLimit: isVerbose ? .max : 10))
    if format != .json, extraction.isComplete { terminal.note(extraction.summary) }
    return extraction.isComplete ? .clean : .notDone
  }
}
