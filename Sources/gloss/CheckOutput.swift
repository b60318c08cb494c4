import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// One value of `--format`: a format, and the file that it goes to.
struct FormatRequest: ExpressibleByArgument {
  /// `nil` for the one that suits where the run takes place.
  let format: CheckFormat?
  /// `nil` for standard output, or for the file that `--output` names.
  let file: String?

  init(_ format: CheckFormat?, file: String? = nil) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    if argument == "auto" {
      self.init(nil)
      return
    }
    let name = argument.prefix { $0 != "=" }
    guard let format = CheckFormat(rawValue: String(name)) else { return nil }
    let file = argument.dropFirst(name.count + 1)
    if name.count < argument.count, file.isEmpty { return nil }
    self.init(format, file: file.isEmpty ? nil : String(file))
  }

  var defaultValueDescription: String {
    (format?.rawValue ?? "auto") + (file.map { "=\($0)" } ?? "")
  }

  static var allValueStrings: [String] { CheckFormat.allCases.map(\.rawValue) + ["auto"] }

  static var allValueDescriptions: [String: String] {
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
  static let gitLabFile = "gl-code-quality-report.json"

  /// The formats that a run writes.
  ///
  /// - Parameters:
  ///   - requests: As given; none for text.
  ///   - output: Of `--output`.
  /// - Returns: `nil` if two would go to standard output, or to one file.
  static func resolve(
    _ requests: [FormatRequest], output: String?, environment: (String) -> String
  ) -> [FormatRequest]? {
    var resolved: [FormatRequest] = []
    for request in requests.isEmpty ? [FormatRequest(.text)] : requests {
      if let format = request.format {
        resolved.append(FormatRequest(format, file: request.file ?? output))
      } else if environment("GITHUB_ACTIONS") == "true" {
        resolved.append(FormatRequest(.github, file: output))
      } else if !environment("GITLAB_CI").isEmpty {
        resolved.append(FormatRequest(.gitlab, file: output ?? gitLabFile))
        if output == nil { resolved.append(FormatRequest(.text)) }
      } else if !environment("XCODE_VERSION_ACTUAL").isEmpty
        || !environment("TARGET_BUILD_DIR").isEmpty
      {
        resolved.append(FormatRequest(.xcode, file: output))
      } else {
        resolved.append(FormatRequest(.text, file: output))
      }
    }
    let places = Set(resolved.map { $0.file.map(ReportFiles.identity) })
    return places.count == resolved.count ? resolved : nil
  }
}

/// Where the reports of a check go, and in which language.
struct CheckOutput {
  let requests: [FormatRequest]
  /// The one asked for by option or configuration.
  let language: MessageLanguage?
  let terminal: Terminal

  /// Makes sure that the reports can be written, before work is done that they tell of.
  func checkFiles() throws(GlossError) { try ReportFiles.check(requests.compactMap(\.file)) }

  /// Writes all reports.
  func write(_ report: CheckReport) throws(GlossError) {
    var files: [(path: String, bytes: ContiguousArray<UInt8>)] = []
    for request in requests {
      guard let format = request.format else { continue }
      if let file = request.file {
        files.append((file, report.bytes(as: format, in: language ?? .english)))
      } else {
        let language = terminal.language(language, isForPeople: format.isForPeople)
        let hasColour = terminal.hasColour(.output)
        terminal.write(report.bytes(as: format, in: language, hasColour: hasColour), to: .output)
      }
    }
    try ReportFiles.write(files)
    let summary = terminal.environment("GITHUB_STEP_SUMMARY")
    if !summary.isEmpty, requests.contains(where: { $0.format == .github }) {
      try ReportFiles.append(to: summary, limit: CheckReport.stepSummaryLimit) {
        report.stepSummary(in: language ?? .english, limit: $0)
      }
    }
  }
}
