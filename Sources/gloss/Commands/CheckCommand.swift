import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// `gloss check`
struct CheckCommand {
  private let invocation: Invocation
  private let terminal: Terminal
  private let failOn: FailureThreshold

  init(_ invocation: Invocation, _ terminal: Terminal) {
    self.invocation = invocation
    self.terminal = terminal
    failOn = invocation[Commands.failOn]
  }

  func run(_ project: Project) async -> ExitCode {
    let requests = FormatRequest<CheckFormat>.resolve(
      invocation[Commands.checkFormat], output: invocation[Commands.output],
      environment: terminal.environment)
    if let misuse = misuse(requests, project.configuration) {
      terminal.error(misuse)
      return .misuse
    }
    let output = CheckOutput(
      requests: requests ?? [],
      language: invocation[Commands.messages] ?? project.configuration.messages,
      terminal: terminal)
    do throws(GlossError) {
      if invocation[Commands.writeBaseline] { return try await writeBaseline(project) }
      return try await check(project, output)
    } catch {
      terminal.report([error])
      return .notDone
    }
  }

  /// What does not go together; `nil` if all does.
  private func misuse(
    _ requests: [FormatRequest<CheckFormat>]?, _ configuration: Configuration
  ) -> String? {
    let writesBaseline = invocation[Commands.writeBaseline]
    let prunes = invocation[Commands.pruneBaseline]
    if requests == nil { return FormatRequest<CheckFormat>.clash }
    if invocation[Commands.fixDryRun], invocation[Commands.fix] == nil {
      return "'--dry-run' shows what '--fix' would do: give both"
    }
    if writesBaseline || prunes, baselinePath(configuration) == nil {
      return "no baseline is named: give '--baseline FILE', or set 'baseline' in gloss.json"
    }
    let others = [
      ("--prune-baseline", prunes), ("--fix", invocation.gives(Commands.fix)),
      ("--since", invocation.gives(Commands.since)),
    ]
    if writesBaseline, let other = others.first(where: \.1) {
      return "'--write-baseline' writes down all that is found: leave '\(other.0)' out"
    }
    if prunes, invocation[Commands.fixDryRun] {
      return "'--prune-baseline' writes, and '--dry-run' does not: give one of them"
    }
    return nil
  }

  private func baselinePath(_ configuration: Configuration) -> String? {
    invocation[Commands.baseline] ?? configuration.baseline
  }

  // MARK: What it does

  private func writeBaseline(_ project: Project) async throws(GlossError) -> ExitCode {
    guard let path = baselinePath(project.configuration) else { return .misuse }
    let check = await Check(of: project)
    guard check.isComplete else {
      terminal.report(RemarkReport(findings: check.flaws, failures: check.failures))
      terminal.error("no baseline is written while something cannot be read whole")
      return .notDone
    }
    let baseline = try Baseline(path, of: check, in: project)
    try baseline.write()
    terminal.note(
      "\(path): \(baseline.count == 1 ? "1 finding" : "\(baseline.count) findings") put up with")
    return .clean
  }

  private func check(
    _ project: Project, _ output: CheckOutput
  ) async throws(GlossError) -> ExitCode {
    var project = project
    var selection = FindingSelection()
    var baseline: Baseline?
    if let path = baselinePath(project.configuration) {
      let found = try Baseline(path)
      selection.accepted = found.fingerprints
      baseline = found
    }
    if let reference = invocation[Commands.since] {
      selection.earlier = Set(
        try await project.compare(with: reference).compactMap(\.fingerprint))
    }
    let check: Check
    if let extent = invocation[Commands.fix] {
      let lock = invocation[Commands.fixDryRun] ? nil : try terminal.lock(project)
      let fixing = await Fixing(of: project, extent: extent, selection: selection)
      if invocation[Commands.fixDryRun] { return preview(fixing) }
      try output.checkFiles()
      check = await written(fixing, under: lock, of: project, selection)
    } else {
      check = await Check(of: project, selection: selection)
    }
    if let baseline { try compare(baseline, with: check, of: project) }
    var report = CheckReport(check, of: project, failing: failOn.severity)
    report.hasBaseline = baseline != nil
    try output.write(report)
    terminal.report(check.failures)
    terminal.note(report.summary)
    return code(for: check)
  }

  /// Writes what the fixes make of the files.
  ///
  /// - Returns: What is found then: if they cannot be written, all that was there, with the reason.
  private func written(
    _ fixing: Fixing, under lock: RunLock?, of project: Project, _ selection: FindingSelection
  ) async -> Check {
    do throws(GlossError) {
      try fixing.write(under: lock)
      terminal.note(fixing.summary(isWritten: true))
      return fixing.check
    } catch {
      return await Check(of: project, selection: selection).failing(with: error)
    }
  }

  /// Takes what is mended out of the baseline, or says that it could be.
  private func compare(
    _ baseline: Baseline, with check: Check, of project: Project
  ) throws(GlossError) {
    let count = baseline.mendedCount(after: check, of: project)
    if count == 0 { return }
    let findings = count == 1 ? "1 finding is" : "\(count) findings are"
    if invocation[Commands.pruneBaseline] {
      var baseline = baseline
      baseline.prune(after: check, of: project)
      try baseline.write()
      terminal.note("\(baseline.path): \(findings) mended and taken out")
    } else {
      terminal.note("\(baseline.path): \(findings) mended: '--prune-baseline' takes them out")
    }
  }

  /// Shows what the fixes would change.
  private func preview(_ fixing: Fixing) -> ExitCode {
    terminal.write(
      fixing.diff(
        isForPeople: terminal.isForPeople(.output), hasColour: terminal.hasColour(.output)),
      to: .output)
    terminal.report(RemarkReport(findings: fixing.check.flaws, failures: fixing.check.failures))
    terminal.note(fixing.summary(isWritten: false))
    if !fixing.check.isComplete { return .notDone }
    return fixing.files.isEmpty ? code(for: fixing.check) : .findings
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
