import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// `gloss check`
struct CheckCommand {
  private let formats: [FormatRequest]
  private let outputFile: String?
  private let failOn: FailureThreshold
  private let language: MessageLanguage?
  /// `nil` if nothing is to be mended.
  private let fix: Fixing.Extent?
  private let isDryRun: Bool
  private let terminal: Terminal

  init(_ invocation: Invocation, _ terminal: Terminal) {
    formats = invocation[Commands.checkFormat]
    outputFile = invocation[Commands.output]
    failOn = invocation[Commands.failOn]
    language = invocation[Commands.messages]
    fix = invocation[Commands.fix]
    isDryRun = invocation[Commands.fixDryRun]
    self.terminal = terminal
  }

  func run(_ project: Project) async -> ExitCode {
    if isDryRun, fix == nil {
      terminal.error("'--dry-run' shows what '--fix' would do: give both")
      return .misuse
    }
    let requests = FormatRequest.resolve(
      formats, output: outputFile, environment: terminal.environment)
    guard let requests else {
      terminal.error(
        "two reports would go to one place: give each a file, as '--format sarif=FILE'")
      return .misuse
    }
    let output = CheckOutput(
      requests: requests, language: language ?? project.configuration.messages,
      terminal: terminal)
    guard let fix else { return report(await Check(of: project), of: project, to: output) }
    let fixing = await Fixing(of: project, extent: fix)
    if isDryRun { return preview(fixing) }
    do throws(GlossError) {
      try fixing.write()
    } catch {
      terminal.report(fixing.check.failures + [error])
      return .notDone
    }
    terminal.note(fixing.summary(isWritten: true))
    return report(fixing.check, of: project, to: output)
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

  private func report(
    _ check: Check, of project: Project, to output: CheckOutput
  ) -> ExitCode {
    let report = CheckReport(check, of: project, failing: failOn.severity)
    do throws(GlossError) {
      try output.write(report)
    } catch {
      terminal.report(check.failures + [error])
      return .notDone
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

/// From which severity on findings make a run fail.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error, warning, info, never

  /// `nil` if none does.
  var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }

  func isReached(by severity: Finding.Severity) -> Bool {
    self.severity.map { severity >= $0 } ?? false
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
