package import GlossReports
import LocalizationModel

extension Check {
  /// The shapes of a check's report.
  package typealias Format = CheckFormat

  /// The severity from which on findings make a run fail.
  package enum Threshold: String, CaseIterable, Sendable {
    case error, warning, info, never

    /// `nil` if none does.
    var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }

    /// Whether a check found something that weighs enough.
    package func isReached(by check: Check) -> Bool {
      guard let severity else { return false }
      return check.findings.contains { $0.finding.severity >= severity }
    }
  }
}

extension Check {
  /// The severity that no finding exceeds in a report.
  package enum SeverityLimit: String, CaseIterable, Sendable {
    case error, warning, info
  }

  /// The same with no finding weighing more than a limit.
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
  /// What GitLab's documentation calls the artifact.
  private static let gitLabFile = "gl-code-quality-report.json"

  /// The format that suits where the run is, such as a CI.
  package static func suited(
    to environment: (String) -> String, output: String?
  ) -> [ReportRequest<Self>]? {
    if environment("GITHUB_ACTIONS") == "true" { return [ReportRequest(.github, file: output)] }
    if !environment("GITLAB_CI").isEmpty {
      let report = ReportRequest(CheckFormat.gitlab, file: output ?? gitLabFile)
      return output == nil ? [report, ReportRequest(.text)] : [report]
    }
    let isXcode =
      !environment("XCODE_VERSION_ACTUAL").isEmpty || !environment("TARGET_BUILD_DIR").isEmpty
    return [ReportRequest(isXcode ? .xcode : .text, file: output)]
  }
}

/// Where the reports of a check go, and in which language.
package struct CheckOutput {
  private let requests: [ReportRequest<CheckFormat>]
  /// The one asked for by option or configuration.
  private let language: ReportLanguage?
  /// Whether text lists what it otherwise only counts.
  private let listsAll: Bool
  /// The most findings of a report for agents; `nil` for its own limit.
  private let limit: Int?
  /// Whether text leaves out what to do next.
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

  /// Makes sure that the reports can be written, before work is done that they tell of.
  package func checkFiles(of project: Project) throws(GlossError) {
    try ReportFiles.check(requests.compactMap(\.file), within: project.boundary.admitting())
  }

  /// Writes all reports.
  ///
  /// - Parameters:
  ///   - project: The one that was checked.
  ///   - hasBaseline: Whether a baseline says which findings are known.
  /// - Returns: What was found, in one line.
  package func write(
    _ check: Check, of project: Project, failing threshold: Check.Threshold, hasBaseline: Bool
  ) async throws(GlossError) -> String {
    var report = CheckReport(check, of: project, failing: threshold.severity)
    report.hasBaseline = hasBaseline
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
