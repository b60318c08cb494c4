import LocalizationModel

/// One suggestion for the user's next action after a check, such as
/// `'gloss check --fix' fixes 3 of the findings safely`. The text, Markdown and HTML formats list
/// them.
struct NextStep {
  /// The findings that a step is about. A click on the step in the HTML page shows only these.
  enum Subject: Equatable {
    case severity(Finding.Severity)
    /// The findings with a safe fix, which cannot change behavior.
    case fixable
    case rule(String)
  }

  let message: Message
  /// The findings that the step concerns; `nil` for all.
  let subject: Subject?

  static let title = Message("next steps", comment: "报告的标题：接下来要做的事")

  /// Returns the steps, the most urgent first; none without findings.
  static func all(for report: CheckReport) -> [NextStep] {
    let findings = report.findings.map(\.finding)
    if findings.isEmpty { return [] }
    var steps: [NextStep] = []
    let errors = findings.count { $0.severity == .error }
    if errors > 0, errors < findings.count {
      steps.append(
        NextStep(
          message: errors == 1
            ? Message(
              "fix the error before the warnings and notes", comment: "检查报告里下一步的建议：先修正唯一的错误")
            : Message(
              "fix the \(errors) errors before the warnings and notes",
              comment: "检查报告里下一步的建议：先修正错误。%lld：错误个数"),
          subject: .severity(.error)))
    }
    if let advice = report.conventionAdvice,
      findings.contains(where: { $0.rule == BuiltinDiagnostic.conventionUnset.rawValue })
    {
      steps.append(
        NextStep(message: advice, subject: .rule(BuiltinDiagnostic.conventionUnset.rawValue)))
    }
    let fixes = findings.count(where: \.isFixedByPlainFix)
    let fixedErrors = findings.count { $0.severity == .error && $0.isFixedByPlainFix }
    if fixes > 0 {
      steps.append(
        NextStep(
          message: fixing(fixes, errors: fixedErrors),
          subject: .fixable))
    }
    if let rule = FindingCounts(findings).mostSevereFirst.rules.first {
      steps.append(
        NextStep(
          message: Message(
            "'gloss rules \(rule.id)' explains that rule, with examples",
            comment: "检查报告末尾的提示：查看一条规则的说明。%@：规则"),
          subject: .rule(rule.id)))
    }
    if findings.contains(where: { $0.rule == BuiltinDiagnostic.catalogOutdated.rawValue }) {
      steps.append(
        NextStep(
          message: Message(
            "'gloss sync' brings the catalogs up to date", comment: "下一步的建议：目录落后于源代码"),
          subject: .rule(BuiltinDiagnostic.catalogOutdated.rawValue)))
    }
    // A baseline cannot accept outdated catalogs.
    let canAccept = findings.contains { $0.rule != BuiltinDiagnostic.catalogOutdated.rawValue }
    if canAccept, !report.hasBaseline, !report.isBaselinePresent, report.accepted.isEmpty {
      steps.append(
        NextStep(
          message: fixes > 0
            ? Message(
              "then 'gloss check --write-baseline' accepts the rest: only new findings count",
              comment: "检查报告末尾的提示：先修复，再用基线接受其余发现")
            : Message(
              "'gloss check --write-baseline' accepts all present findings: only new ones count",
              comment: "检查报告末尾的提示：基线"),
          subject: nil))
    }
    return steps
  }

  /// Returns the advice to make the safe fixes.
  ///
  /// - Parameter errors: The number of errors among the findings that they correct.
  private static func fixing(_ count: Int, errors: Int) -> Message {
    errors == 0
      ? Message(
        """
        'gloss check --fix' fixes \(Counted.findings.message(count)) safely (none of them errors); \
        '--dry-run' shows the diff first
        """, comment: "检查报告末尾的提示。%@：可以安全修复的问题，都不是错误")
      : Message(
        """
        'gloss check --fix' fixes \(Counted.findings.message(count)) safely \
        (errors among them: \(errors)); '--dry-run' shows the diff first
        """, comment: "检查报告末尾的提示。%1$@：可以安全修复的问题；%2$lld：其中的错误数")
  }
}
