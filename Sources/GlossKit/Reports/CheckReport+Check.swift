package import GlossReports
import GuideChecks
package import LocalizationModel

extension Check {
  /// The rules on strings and the rules of the guide packs in this run, sorted by id.
  fileprivate var runnableRules: [RuleSummary] {
    if guidePacks.isEmpty { return Self.rules }
    let guides = allGuideRules.filter { guidePacks.contains($0.pack) }.map(\.summary)
    return (Self.rules + guides).sorted { $0.id < $1.id }
  }
}

extension CheckReport {
  /// Fills a report with a check's findings, coverage and failures, and with the writers of its
  /// paths.
  ///
  /// - Parameters:
  ///   - project: The project that was checked.
  ///   - failing: The least severity that makes the run fail; `nil` if none does.
  package init(_ check: Check, of project: Project, failing: Finding.Severity? = .error) {
    self.init(check.findings, rules: check.runnableRules)
    let stable = project.stablePaths
    accepted = check.acceptedFindings
    isComplete = check.isComplete
    failures = check.failures.map {
      CheckReport.failure(path: $0.path, position: $0.position, message: $0.wording)
    }
    coverage = check.coverage
    conventionAdvice = check.unsetConvention?.advice
    paths = ReportPaths(stable: stable.path(of:), absolute: stable.absolutePath(of:))
    self.failing = failing
    version = glossVersion
  }
}

extension Check {
  /// Returns the numbers of findings and files in one line, as a report ends.
  package func summary(of project: Project, in language: ReportLanguage) -> String {
    CheckReport(self, of: project).summary(in: language)
  }
}
