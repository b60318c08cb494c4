import GlossReports
package import LocalizationModel

/// Findings and failures as lines of one form, so that editors and CI find the places of both.
package struct RemarkReport: Sendable {
  /// Errors and warnings, and as many notes as are wanted.
  private let findings: [Finding]
  private let failures: [GlossError]
  /// The number of notes that are left out.
  package let hiddenNotes: Int

  /// - Parameters:
  ///   - findings: In any order.
  ///   - failures: In the order to be shown, behind the findings.
  ///   - noteLimit: The most notes to be shown.
  ///   - hidesStanding: Whether notes that every run repeats are only counted.
  package init(
    findings: [Finding] = [], failures: [GlossError] = [], noteLimit: Int = .max,
    hidesStanding: Bool = false
  ) {
    let notes = findings.filter { $0.severity == .info }
    let shown = notes.filter { !hidesStanding || !Self.standing.contains($0.rule) }
      .prefix(noteLimit)
    self.findings = findings.filter { $0.severity != .info } + shown
    self.failures = failures
    hiddenNotes = notes.count - shown.count
  }

  /// The rules whose notes say what stays as it is, at every run.
  private static let standing: Set = [Remark.keyUnrecognized.rawValue]

  /// The same without notes, and without a word of them.
  package var withoutNotes: RemarkReport {
    RemarkReport(findings: findings.filter { $0.severity != .info }, failures: failures)
  }

  /// Says that notes are left out.
  package var hiddenSummary: Message {
    Message(
      "notes not shown: \(hiddenNotes); '--verbose' lists them",
      comment: "还有未列出的提示。%lld：条数；--verbose 是选项，原样保留")
  }

  /// A line for each remark; ``hiddenNotes`` are left out.
  package func text(in language: MessageLanguage = .english, hasColor: Bool) -> ContiguousArray<
    UInt8
  > {
    var text = TerminalText(hasColor: hasColor)
    FindingReport(findings).write(to: &text, in: language)
    for failure in failures {
      // The working directory as a whole is no place to look at.
      text.append("\(failure.place == "." ? "gloss" : failure.place): ", .strong)
      text.append("error:", .error)
      text.line(" \(failure.message(in: language))")
    }
    return text.bytes
  }
}
