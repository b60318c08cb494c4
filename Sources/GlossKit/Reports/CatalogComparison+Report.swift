import GlossReports
import LocalizationModel
import StringCatalog

/// What `gloss diff` prints.
extension CatalogComparison {
  /// One line for each text or other value that differs.
  package func text(hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    report.write(to: &text)
    return text.bytes
  }

  /// The differences for programs.
  package func json() -> ContiguousArray<UInt8> { report.json() }

  private var report: DifferenceReport {
    DifferenceReport(
      changes.map { change in
        // Of an entry that came or went there is no text.
        let isWhole = change.isWholeEntry
        return DifferenceReport.Change(
          sign: change.sign, place: change.place.description, detail: change.detail,
          key: change.place.key, language: change.place.language,
          path: change.place.path.names + change.place.members,
          old: isWhole ? nil : change.old, new: isWhole ? nil : change.new,
          oldState: change.oldState?.rawValue, newState: change.newState?.rawValue)
      })
  }
}
