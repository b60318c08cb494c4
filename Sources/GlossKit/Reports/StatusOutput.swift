package import GlossReports
package import LocalizationModel

extension Status {
  /// The shapes of a report about coverage.
  package typealias Format = StatusFormat
}

extension StatusFormat: ReportFormat {}

/// The report of how far a project is translated, and where it goes.
package struct StatusOutput {
  private let requests: [ReportRequest<StatusFormat>]
  /// The one asked for by option or configuration.
  private let language: ReportLanguage?
  /// Whether the report on a terminal lists what is to be done.
  private let isVerbose: Bool
  private let output: StandardOutput

  package init(
    requests: [ReportRequest<StatusFormat>], language: ReportLanguage?, isVerbose: Bool,
    to output: StandardOutput
  ) {
    self.requests = requests
    self.language = language
    self.isVerbose = isVerbose
    self.output = output
  }

  /// Whether a report lists what is to be done, unit by unit.
  package var listsUnits: Bool {
    isVerbose || requests.contains { $0.format?.listsUnits == true }
  }

  /// A format that was asked for and cannot say how much text there is; `nil` if all can.
  package var formatWithoutAmounts: String? {
    requests.lazy.compactMap(\.format).first { !$0.hasAmounts }?.rawValue
  }

  /// Writes all reports.
  ///
  /// - Parameters:
  ///   - project: The one that was looked at.
  ///   - leastPercent: What every language is to have; `nil` if nothing is asked for.
  package func write(
    _ status: Status, of project: Project, leastPercent: Int?
  ) throws(GlossError) -> StatusVerdict {
    let report = StatusReport(status, of: project, leastPercent: leastPercent)
    try ReportRequest.write(requests, to: output, within: project.boundary.admitting()) {
      format, isFile in
      if isFile {
        return report.bytes(as: format, in: language ?? .english, listsUnits: isVerbose)
      }
      return report.bytes(
        as: format, in: output.language(language, isForPeople: format.isForPeople),
        hasColor: output.hasColor, width: output.width, listsUnits: isVerbose)
    }
    return StatusVerdict(
      summary: report.summary, nextStep: isVerbose ? report.nextStep : nil,
      hasLanguages: !report.totals.isEmpty, shortfall: report.shortfall)
  }
}

/// What a run says beside the report of a ``Status``.
package struct StatusVerdict {
  /// The last line for people.
  package let summary: Message
  /// What to run after a list of what is to be done; `nil` if there is no such list.
  package let nextStep: Message?
  /// Whether there is a language to translate to.
  package let hasLanguages: Bool
  /// The languages that have less than is asked for; `nil` if none has, or nothing is asked for.
  package let shortfall: Message?
}
