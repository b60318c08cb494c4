import GlossCommandLine
import GlossKit
import GlossReports

/// `gloss parity`
struct ParityCommand {
  private let folder: String
  private let format: ListFormat
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    folder = invocation[Commands.stringsData]
    format = invocation[Commands.whyFormat]
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    let parity: Parity
    do throws(GlossError) {
      parity = await Parity(of: project, with: try StringsDataFolder(folder, of: project))
    } catch {
      terminal.report(project.failures + [error])
      return .notDone
    }
    switch format {
    case .json: terminal.write(parity.report.json(), to: .output)
    case .text:
      var text = TerminalText(hasColour: terminal.hasColour(.output))
      parity.report.write(to: &text)
      terminal.write(text.bytes, to: .output)
    }
    terminal.report(RemarkReport(findings: parity.flaws, failures: parity.failures))
    if format == .text { terminal.note(parity.report.summary) }
    if !parity.isComplete { return .notDone }
    return parity.report.differences.isEmpty ? .clean : .findings
  }
}
