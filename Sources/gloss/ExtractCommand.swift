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
    var summary: String?
    switch format {
    case .json:
      let elements = await concurrentlyMap(extraction.files) { Self.report($0).jsonElements() }
      terminal.write(ExtractReport.json(elements, version: glossVersion), to: .output)
    case .text:
      let report = Self.report(extraction.entries)
      var text = TerminalText(hasColour: terminal.hasColour(.output))
      report.write(to: &text)
      terminal.write(text.bytes, to: .output)
      summary = report.summary
    }
    terminal.report(extraction.findings, noteLimit: isVerbose ? .max : 10, to: .error)
    terminal.report(extraction.failures)
    if let summary, extraction.isComplete { terminal.note(summary) }
    return extraction.isComplete ? .clean : .notDone
  }

  private static func report(_ entries: [Extraction.Entry]) -> ExtractReport {
    ExtractReport(entries.map { ExtractReport.Entry($0.string, catalogs: $0.catalogs) })
  }
}
