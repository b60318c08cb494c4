/// Recognizes a file for translators among any sheets: the first row that is not blank has the
/// columns, or some row was exported. Import asks this before it reads a workbook or table.
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
