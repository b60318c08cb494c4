import GlossKit

extension Terminal {
  /// Waits until no other run writes in the project, with a note if that takes longer.
  func lock(_ project: Project) throws(GlossError) -> RunLock {
    try RunLock(project) { note("waiting for another run in this project to end") }
  }

  /// Prints errors of files to standard error.
  func report(_ failures: [GlossError]) { report(DiagnosticReport(failures: failures)) }

  func report(_ remarks: DiagnosticReport) {
    let remarks = isQuiet ? remarks.withoutNotes : remarks
    write(remarks.text(in: language(.error), hasColor: hasColor(.error)), to: .error)
    if remarks.hiddenNotes > 0 {
      note(remarks.hiddenSummary)
    }
  }

  /// Standard output in the form that reports write to.
  var standardOutput: StandardOutput {
    StandardOutput(
      hasColor: hasColor(.output), isReadInChinese: isTerminal(.output) && isChinese,
      width: Self.width, environment: environment, write: { write($0, to: .output) })
  }
}
