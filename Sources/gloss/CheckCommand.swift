import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// `gloss check`
struct CheckCommand {
  private let format: CheckFormat
  private let failOn: FailureThreshold
  private let language: MessageLanguage
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    format = invocation[Commands.checkFormat]
    failOn = invocation[Commands.failOn]
    language = terminal.language(
      invocation[Commands.messages], isForPeople: invocation[Commands.checkFormat] == .text)
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    let check = await Check(of: project)
    let report = CheckReport(check.findings, rules: Check.rules)
    switch format {
    case .json: terminal.write(report.json(version: glossVersion, in: language), to: .output)
    case .text:
      var text = TerminalText(hasColour: terminal.hasColour(.output))
      report.write(to: &text, in: language)
      terminal.write(text.bytes, to: .output)
    }
    terminal.report(check.failures)
    terminal.note(report.summary)
    if !check.isComplete { return .notDone }
    return check.findings.contains { failOn.isReached(by: $0.finding.severity) }
      ? .findings : .clean
  }
}

enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  static var allValueDescriptions: [String: String] {
    ["text": "for people", "json": "for programs: one object, see the README"]
  }
}

/// From which severity on findings make a run fail.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error, warning, info, never

  func isReached(by severity: Finding.Severity) -> Bool {
    Finding.Severity(rawValue: rawValue).map { severity >= $0 } ?? false
  }
}

extension MessageLanguage: ExpressibleByArgument {}

extension Terminal {
  /// The language of a report on standard output: the one asked for, else that of the environment if
  /// a person is reading on a terminal, else English.
  func language(_ asked: MessageLanguage?, isForPeople: Bool) -> MessageLanguage {
    asked ?? (isForPeople && isTerminal(.output) && isChinese ? .chinese : .english)
  }
}
