import GlossReports
import LocalizationModel

/// The reports of `gloss extract`: text or JSON from an ``Extraction``.
extension Extraction {
  /// The strings by file, as text.
  package func text(
    in language: ReportLanguage = .english, hasColor: Bool
  ) -> ContiguousArray<UInt8> {
    ExtractText(report, in: language, hasColor: hasColor).bytes()
  }

  /// The strings as JSON; the manual describes the members.
  package func json() -> ContiguousArray<UInt8> {
    ExtractJSON(report, version: glossVersion).bytes()
  }

  /// The numbers of strings and files.
  package var summary: ReportMessage { report.summary }

  private var report: ExtractReport {
    ExtractReport(entries.map { ExtractReport.Entry($0.string, catalogs: $0.catalogs) })
  }
}
