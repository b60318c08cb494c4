import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

extension CheckFormat: ReportFormat {
  static var descriptions: [String: String] {
    [
      "text": "for people: the source with a mark, the reason, the fix",
      "xcode": "lines that Xcode and other editors jump to",
      "github": "annotations of a GitHub workflow, and the summary of its step",
      "sarif": "SARIF 2.1.0, for code scanning",
      "json": "one object, see the README",
      "ndjson": "the same findings, one a line",
      "junit": "test results",
      "checkstyle": "Checkstyle's XML",
      "gitlab": "GitLab's code quality report",
      "rdjsonl": "reviewdog's diagnostics, with fixes as suggestions",
      "auto": "what suits where it runs: GitHub, GitLab, Xcode, else text",
    ]
  }

  /// What GitLab's documentation calls the artifact.
  private static let gitLabFile = "gl-code-quality-report.json"

  static func suited(
    to environment: (String) -> String, output: String?
  ) -> [FormatRequest<Self>]? {
    if environment("GITHUB_ACTIONS") == "true" { return [FormatRequest(.github, file: output)] }
    if !environment("GITLAB_CI").isEmpty {
      let report = FormatRequest(CheckFormat.gitlab, file: output ?? gitLabFile)
      return output == nil ? [report, FormatRequest(.text)] : [report]
    }
    let isXcode =
      !environment("XCODE_VERSION_ACTUAL").isEmpty || !environment("TARGET_BUILD_DIR").isEmpty
    return [FormatRequest(isXcode ? .xcode : .text, file: output)]
  }
}

/// Where the reports of a check go, and in which language.
struct CheckOutput {
  let requests: [FormatRequest<CheckFormat>]
  /// The one asked for by option or configuration.
  let language: MessageLanguage?
  let terminal: Terminal

  /// Makes sure that the reports can be written, before work is done that they tell of.
  func checkFiles() throws(GlossError) { try ReportFiles.check(requests.compactMap(\.file)) }

  /// Writes all reports.
  func write(_ report: CheckReport) throws(GlossError) {
    try terminal.write(requests) { format, isFile in
      if isFile { return report.bytes(as: format, in: language ?? .english) }
      return report.bytes(
        as: format, in: terminal.language(language, isForPeople: format.isForPeople),
        hasColour: terminal.hasColour(.output))
    }
    let summary = terminal.environment("GITHUB_STEP_SUMMARY")
    if !summary.isEmpty, requests.contains(where: { $0.format == .github }) {
      try ReportFiles.append(to: summary, limit: CheckStepSummary.sizeLimit) {
        CheckStepSummary(report, in: language ?? .english, limit: $0).markdown()
      }
    }
  }
}
