import GlossCommandLine
import GlossKit
import GlossReports

/// `gloss extract`
struct ExtractCommand {
  private let format: ExtractFormat
  private let isVerbose: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    format = invocation[Commands.format]
    isVerbose = invocation[Commands.verbose]
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    let extraction = await Extraction(of: project)
    let report = ExtractReport(
      extraction.entries.map { ExtractReport.Entry($0.string, catalogs: $0.catalogs) })
    switch format {
    case .json: terminal.write(report.json(version: glossVersion), to: .output)
    case .text:
      var text = TerminalText(hasColour: terminal.hasColour(.output))
      report.write(to: &text)
      terminal.write(text.bytes, to: .output)
    }
    terminal.report(extraction.findings, noteLimit: isVerbose ? .max : 10, to: .error)
    terminal.report(extraction.failures)
    if format == .text, extraction.isComplete { terminal.note(report.summary) }
    return extraction.isComplete ? .clean : .notDone
  }
}
