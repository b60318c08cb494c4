import GlossReports
package import LocalizationModel

/// Findings and failures as lines of one form, such as `App/Main.swift:12:5: warning: …`, so that
/// editors and CI find the places of both.
///
/// All commands that write catalogs print their remarks through it on standard error.
package struct DiagnosticReport: Sendable {
  /// Errors and warnings, then as many notes as are shown.
  private let findings: [Finding]
  private let failures: [GlossError]
  /// The number of notes that are not shown.
  package let hiddenNotes: Int

  /// - Parameters:
  ///   - findings: Findings in any order.
  ///   - failures: Errors in the order to show them, after the findings.
  ///   - noteLimit: The most notes to show.
  ///   - hidesRecurring: True to count notes that every run repeats instead of showing them.
  package init(
    findings: [Finding] = [], failures: [GlossError] = [], noteLimit: Int = .max,
    hidesRecurring: Bool = false
  ) {
    let notes = findings.filter { $0.severity == .info }
    let shown = notes.filter { !hidesRecurring || !Self.recurringRules.contains($0.rule) }
      .prefix(noteLimit)
    self.findings = findings.filter { $0.severity != .info } + shown
    self.failures = failures
    hiddenNotes = notes.count - shown.count
  }

  /// Rules whose notes return at every run, because they name entries that stay as they are.
  private static let recurringRules: Set = [BuiltinDiagnostic.keyUnrecognized.rawValue]

  /// The report without notes and without their number.
  package var withoutNotes: DiagnosticReport {
    DiagnosticReport(findings: findings.filter { $0.severity != .info }, failures: failures)
  }

  /// The remark that notes are not shown.
  package var hiddenSummary: Message {
    Message(
      "notes not shown: \(hiddenNotes); '--verbose' lists them",
      comment: "还有未列出的提示。%lld：条数；--verbose 是选项，原样保留")
  }

  /// A line for each error, warning and shown note.
  package func text(in language: MessageLanguage = .english, hasColor: Bool) -> ContiguousArray<
    UInt8
  > {
    var text = TerminalText(hasColor: hasColor)
    FindingReport(findings).write(to: &text, in: language)
    for failure in failures {
      // The working directory as a whole is no place worth naming, and some errors have none.
      if !failure.place.isEmpty {
        text.append("\(failure.place == "." ? "gloss" : failure.place): ", .strong)
      }
      text.append("error:", .error)
      text.line(" \(failure.message(in: language))")
    }
    return text.bytes
  }
}
