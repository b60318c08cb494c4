package import GlossReports
import LocalizationModel

extension Check {
  /// The formats of a check's report, as `--format` spells them.
  package typealias Format = CheckFormat

  /// The least severity at which findings make a run fail, as `--fail-on` spells it.
  package enum Threshold: String, CaseIterable, Sendable {
    case error, warning, info, never

    /// The severity, or `nil` for `never`.
    var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }

    /// Returns true if a check has a finding of this severity or a higher one.
    package func isReached(by check: Check) -> Bool {
      guard let severity else { return false }
      return check.findings.contains { $0.finding.severity >= severity }
    }
  }
}

extension Check {
  /// The highest severity that a report may show, as `--max-severity` spells it.
  package enum SeverityLimit: String, CaseIterable, Sendable {
    case error, warning, info
  }

  /// Returns the check with higher severities lowered to a limit, so that findings do not fail a
  /// build that is to go on.
  package func limited(to limit: SeverityLimit) -> Check {
    guard limit != .error, let most = Finding.Severity(rawValue: limit.rawValue) else {
      return self
    }
    var check = self
    for index in check.findings.indices {
      check.findings[index].finding.severity = min(check.findings[index].finding.severity, most)
    }
    return check
  }
}

extension CheckFormat: ReportFormat {
  /// The file that `auto` writes in GitLab's CI: the name that GitLab's documentation uses.
  private static let gitLabFile = "gl-code-quality-report.json"

  /// Returns the formats of `auto`: GitHub's, Azure's or GitLab's in their CI, Xcode's in a build phase,
  /// else text.
  package static func suited(
    to environment: (String) -> String, output: String?
  ) -> [ReportRequest<Self>]? {
    if environment("GITHUB_ACTIONS") == "true" { return [ReportRequest(.github, file: output)] }
    if environment("TF_BUILD").lowercased() == "true" {
      return [ReportRequest(.azure, file: output)]
    }
    if !environment("GITLAB_CI").isEmpty {
      let report = ReportRequest(CheckFormat.gitlab, file: output ?? gitLabFile)
      return output == nil ? [report, ReportRequest(.text)] : [report]
    }
    let isXcode =
      !environment("XCODE_VERSION_ACTUAL").isEmpty || !environment("TARGET_BUILD_DIR").isEmpty
    return [ReportRequest(isXcode ? .xcode : .text, file: output)]
  }
}

/// The destinations, formats and language of a check's reports.
///
/// `gloss check` makes one from its options, and ``write(_:of:failing:hasBaseline:)`` turns the
/// check into files and standard output.
package struct CheckOutput {
  private let requests: [ReportRequest<CheckFormat>]
  /// The language asked for by option or configuration; `nil` for the reader's.
  private let language: ReportLanguage?
  /// True if text lists the findings of each kind in full instead of counting them.
  private let listsAll: Bool
  /// The most findings in a report for agents; `nil` for the report's own limit.
  private let limit: Int?
  /// True if text leaves out the advice on what to do next.
  private let isBrief: Bool
  private let output: StandardOutput

  package init(
    requests: [ReportRequest<CheckFormat>], language: ReportLanguage?, listsAll: Bool,
    limit: Int? = nil, isBrief: Bool = false, to output: StandardOutput
  ) {
    self.requests = requests
    self.language = language
    self.listsAll = listsAll
    self.limit = limit
    self.isBrief = isBrief
    self.output = output
  }

  /// Checks that all report files can be written, so that a run fails before it checks the project.
  package func checkFiles(of project: Project) throws(GlossError) {
    try ReportFiles.check(requests.compactMap(\.file), within: project.boundary.admitting())
  }

  /// Writes all reports, and the step summary of a GitHub workflow if there is one.
  ///
  /// - Parameters:
  ///   - project: The project that was checked.
  ///   - hasBaseline: True if a baseline was read, so that findings count as new.
  /// - Returns: The summary in one line.
  package func write(
    _ check: Check, of project: Project, failing threshold: Check.Threshold, hasBaseline: Bool
  ) async throws(GlossError) -> String {
    var report = CheckReport(check, of: project, failing: threshold.severity)
    report.hasBaseline = hasBaseline
    report.isBaselinePresent = project.configuration.presentBaseline != nil
    report.pageLanguage = language
    report.listsAll = listsAll
    report.limit = limit
    report.isBrief = isBrief
    if requests.contains(where: { $0.format?.showsFixes == true }) {
      report.previews = await FixPreview.all(of: check, in: project)
    }
    try ReportRequest.write(requests, to: output, within: project.boundary.admitting()) {
      format, isFile in
      if isFile { return report.bytes(as: format, in: language ?? .english) }
      return report.bytes(
        as: format, in: output.language(language, isForPeople: format.isForPeople),
        hasColor: output.hasColor)
    }
    let summary = output.environment("GITHUB_STEP_SUMMARY")
    if !summary.isEmpty, requests.contains(where: { $0.format == .github }) {
      try ReportFiles.append(
        to: summary, within: project.boundary.admitting(), limit: CheckStepSummary.sizeLimit
      ) {
        CheckStepSummary(report, in: language ?? .english, limit: $0).markdown()
      }
    }
    return report.summary(in: output.language(language))
  }
}
