import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// `gloss check`
struct CheckCommand {
  private let format: CheckFormat
  private let failOn: FailureThreshold
  private let language: MessageLanguage
  /// `nil` if nothing is to be mended.
  private let fix: Fixing.Extent?
  private let isDryRun: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    format = invocation[Commands.checkFormat]
    failOn = invocation[Commands.failOn]
    language = terminal.language(
      invocation[Commands.messages], isForPeople: invocation[Commands.checkFormat] == .text)
    fix = invocation[Commands.fix]
    isDryRun = invocation[Commands.fixDryRun]
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    if isDryRun, fix == nil {
      terminal.error("'--dry-run' shows what '--fix' would do: give both")
      return .misuse
    }
    guard let fix else { return report(await Check(of: project)) }
    let fixing = await Fixing(of: project, extent: fix)
    if isDryRun { return preview(fixing) }
    do throws(GlossError) {
      try fixing.write()
    } catch {
      terminal.report(fixing.check.failures + [error])
      return .notDone
    }
    terminal.note(fixing.summary(isWritten: true))
    return report(fixing.check)
  }

  /// Shows what the fixes would change.
  private func preview(_ fixing: Fixing) -> ExitCode {
    var text = TerminalText(hasColour: terminal.hasColour(.output))
    for file in fixing.files {
      UnifiedDiff(from: file.oldBytes, to: file.newBytes).write(path: file.path, to: &text)
    }
    terminal.write(text.bytes, to: .output)
    terminal.report(fixing.check.failures)
    terminal.note(fixing.summary(isWritten: false))
    if !fixing.check.isComplete { return .notDone }
    return fixing.files.isEmpty ? code(for: fixing.check) : .findings
  }

  private func report(_ check: Check) -> ExitCode {
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
    return code(for: check)
  }

  private func code(for check: Check) -> ExitCode {
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

extension Fixing {
  /// `3 findings mended in 2 files`.
  fileprivate func summary(isWritten: Bool) -> String {
    let findings = fixCount == 1 ? "1 finding" : "\(fixCount) findings"
    let places = files.count == 1 ? "1 file" : "\(files.count) files"
    return fixCount == 0
      ? "nothing to mend" : "\(findings) \(isWritten ? "" : "would be ")mended in \(places)"
  }
}
