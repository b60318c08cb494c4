import GlossKit

/// The use that a command makes of its plan of changes.
enum WritingMode {
  /// Write the files and list what has changed: the default.
  case write
  /// `--check`: write nothing, list what would change, exit 1 if anything would.
  case check
  /// `--dry-run`: the same with a unified diff instead of the list.
  case diff

  init(isCheck: Bool, isDryRun: Bool) { self = isDryRun ? .diff : isCheck ? .check : .write }
}

extension CommandCall {
  /// The mode of a command that has both `--check` and `--dry-run`.
  var writingMode: WritingMode {
    WritingMode(isCheck: self[SharedOptions.check], isDryRun: self[SharedOptions.dryRun])
  }
}

extension Command {
  /// Makes a plan and, in the mode for it, writes it. The lock is taken first, so that no other run
  /// writes between the plan and its files.
  ///
  /// - Parameter project: The project to lock; `nil` if the files belong to none.
  /// - Returns: `nil` after an error, which is reported.
  func carryOut<Plan: FilePlan>(
    _ mode: WritingMode, on project: Project?, _ makePlan: () async -> Plan
  ) async -> Plan? {
    var failures: [GlossError] = []
    do throws(GlossError) {
      var lock: RunLock?
      if mode == .write, let project { lock = try terminal.lock(project) }
      let plan = await makePlan()
      failures = plan.failures
      if mode == .write { try plan.write(under: lock) }
      return plan
    } catch {
      terminal.report(failures + [error])
      return nil
    }
  }

  /// Prints the result of a plan to standard output: its diff in the mode for it, else its list.
  func show(_ plan: some ReportedPlan, _ mode: WritingMode) {
    let hasColor = terminal.hasColor(.output)
    terminal.write(
      mode == .diff
        ? plan.fileChanges.diff(isForPeople: terminal.isForPeople(.output), hasColor: hasColor)
        : plan.text(in: terminal.language(.output), hasColor: hasColor), to: .output)
  }

  /// Makes a plan, writes it in the mode for it, and prints its result, remarks and summary.
  ///
  /// - Parameters:
  ///   - failure: A note that nothing is written, to be printed after failures.
  ///   - hasFindings: True for a plan that leaves something out, which is exit code 1.
  func run<Plan: ReportedPlan>(
    _ mode: WritingMode, on project: Project, failure: String? = nil,
    hasFindings: (Plan) -> Bool = { _ in false }, _ makePlan: () async -> Plan
  ) async -> ExitCode {
    guard let plan = await carryOut(mode, on: project, makePlan) else { return .notDone }
    show(plan, mode)
    terminal.report(DiagnosticReport(findings: plan.findings, failures: plan.failures))
    if !plan.failures.isEmpty {
      if let failure { terminal.note(failure) }
      return .notDone
    }
    terminal.note(plan.summary(isWritten: mode == .write))
    if mode == .write, let next = plan.nextStep { terminal.note(next) }
    return hasFindings(plan) ? .findings : code(of: plan, mode)
  }

  /// Returns the exit code of a plan without failures: 1 if it was not written and would change
  /// something.
  func code(of plan: some FilePlan, _ mode: WritingMode) -> ExitCode {
    mode != .write && plan.isOutOfDate ? .findings : .clean
  }
}
