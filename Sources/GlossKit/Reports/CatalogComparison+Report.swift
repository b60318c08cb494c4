import GlossReports
import LocalizationModel
import StringCatalog

/// The reports of `gloss diff`: text or JSON from a ``CatalogComparison``.
extension CatalogComparison {
  /// One line for each text or other value that differs, with a sign in front.
  package func text(hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    report.write(to: &text)
    return text.bytes
  }

  /// The differences as JSON.
  package func json() -> ContiguousArray<UInt8> { report.json() }

  private var report: DifferenceReport {
    DifferenceReport(
      changes.map { change in
        // An entry that was added or removed as a whole has no single text to show.
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
