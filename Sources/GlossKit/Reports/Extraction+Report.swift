import GlossReports
import LocalizationModel

/// What `gloss extract` prints.
extension Extraction {
  /// The list for people.
  package func text(
    in language: ReportLanguage = .english, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    ExtractText(report, in: language, hasColor: hasColor).bytes()
  }

  /// The list for programs, as the manual describes it.
  package func json() -> ContiguousArray<UInt8> {
    ExtractJSON(report, version: glossVersion).bytes()
  }

  /// How many strings there are in how many files.
  package var summary: ReportMessage { report.summary }

  private var report: ExtractReport {
    ExtractReport(entries.map { ExtractReport.Entry($0.string, catalogs: $0.catalogs) })
  }
}
