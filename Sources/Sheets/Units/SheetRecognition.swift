/// Recognizes a file for translators among other sheets: its first row that is not blank has the
/// names of the columns, or some row has the checksums of an export. An import passes all rows to
/// it before it reads units.
package final class SheetRecognition: RowReceiver {
  /// True as soon as such a sheet was found.
  package private(set) var isForTranslators = false
  private var isAtFirstRow = true

  /// Creates a recognition that has seen no sheet.
  package init() {}

  package func begin(_ sheet: String?) { isAtFirstRow = true }

  package func take(_ row: SheetRow) {
    if isForTranslators || row.isBlank { return }
    let namesColumns = isAtFirstRow && (try? SheetReader(row, of: nil)) != nil
    isAtFirstRow = false
    isForTranslators = namesColumns || SheetReader.isExported(row)
  }
}
