import GlossCommandLine
import GlossKit
import GlossReports

/// `gloss why`
struct WhyCommand {
  private let key: String
  private let format: ListFormat
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    key = invocation[Commands.key]
    format = invocation[Commands.whyFormat]
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    let options = Sync.Options(stale: project.configuration.stale ?? .xcode)
    let why = await Why(key, in: project, options: options)
    switch format {
    case .json: terminal.write(why.report.json(), to: .output)
    case .text:
      var text = TerminalText(hasColour: terminal.hasColour(.output))
      why.report.write(to: &text)
      terminal.write(text.bytes, to: .output)
    }
    terminal.report(RemarkReport(findings: why.flaws, failures: why.failures))
    if !why.isComplete { return .notDone }
    if !why.report.isKnown {
      terminal.error(why.report.unknownKey)
      return .findings
    }
    if format == .text { terminal.note(why.summary) }
    return .clean
  }
}
