/// Finds out whether one of the sheets of a file is for translators, or was: its first row that is not blank
/// names the columns, or an export wrote one of its rows.
package final class SheetRecognition: RowReceiver {
  /// Whether one was found.
  package private(set) var isForTranslators = false
  private var isAtFirstRow = true

  /// No sheet yet.
  package init() {}

  package func begin(_ sheet: String?) { isAtFirstRow = true }

  package func take(_ row: SheetRow) {
    if isForTranslators || row.isBlank { return }
    let namesColumns = isAtFirstRow && (try? SheetReader(row, of: nil)) != nil
    isAtFirstRow = false
    isForTranslators = namesColumns || SheetReader.isExported(row)
  }
}
