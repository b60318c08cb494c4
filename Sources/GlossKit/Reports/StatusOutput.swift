package import GlossReports
package import LocalizationModel

extension Status {
  /// The formats of a report on coverage, as `--format` spells them.
  package typealias Format = StatusFormat
}

extension StatusFormat: ReportFormat {}

/// The destinations, formats and language of the reports of `gloss status`.
///
/// The command makes one from its options. A ``Status`` comes in; the reports are written, and the
/// last lines for the terminal come out as a ``StatusVerdict``.
package struct StatusOutput {
  private let requests: [ReportRequest<StatusFormat>]
  /// The language asked for by option or configuration; `nil` for the reader's.
  private let language: ReportLanguage?
  /// True if the report on a terminal lists the open units.
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

  /// True if a report lists open units, so that the ``Status`` has to collect them.
  package var listsUnits: Bool {
    isVerbose || requests.contains { $0.format?.listsUnits == true }
  }

  /// The first requested format that cannot show amounts of text; `nil` if all can.
  package var formatWithoutAmounts: String? {
    requests.lazy.compactMap(\.format).first { !$0.hasAmounts }?.rawValue
  }

  /// Writes all reports.
  ///
  /// - Parameters:
  ///   - project: The project that the status is about.
  ///   - leastPercent: The share of translated units that every language has to reach; `nil` for no
  ///     demand.
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
      summary: report.summary, nextSteps: report.nextSteps,
      hasLanguages: !report.totals.isEmpty, shortfall: report.shortfall)
  }
}

/// The lines that `gloss status` prints beside the report, and the values that decide its exit
/// code.
package struct StatusVerdict {
  /// The totals in one line.
  package let summary: Message
  /// The commands to run for what was counted.
  package let nextSteps: [Message]
  /// True if there is a language to translate to.
  package let hasLanguages: Bool
  /// The languages below the demanded share; `nil` if there is none, or no demand.
  package let shortfall: Message?
}
