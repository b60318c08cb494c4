package import TranslationUnits

/// Makes units from the rows of a file's sheets. The readers of delimited text and of workbooks
/// pass it the rows; an import takes ``all()``.
///
/// In each sheet the first row that is not blank names the columns. Other blank rows, columns with
/// other names, and sheets that people added to a workbook are ignored.
package final class SheetUnitCollector: RowReceiver {
  private var name: String?
  /// The reader of the current sheet; `nil` until a row has named the columns.
  private var reader: SheetReader?
  /// The error in the current sheet's first row. It becomes the ``failure`` only if a later row was
  /// exported: sheets that people added to the workbook do not concern an import.
  private var firstRowError: SheetError?

  private var files: [UnitFile] = []
  private var fileIndices = SheetReader.FileIndices()
  /// True if some sheet's first row names the columns.
  private var hasColumns = false
  /// The error that ``all()`` throws; no row is read after it.
  private var failure: SheetError?

  /// Creates a collector without units.
  package init() {}

  package func begin(_ sheet: String?) { (name, reader, firstRowError) = (sheet, nil, nil) }

  package func take(_ row: SheetRow) {
    if failure != nil || row.isBlank { return }
    if let reader {
      reader.add(row, to: &files, &fileIndices)
    } else if let firstRowError {
      if SheetReader.isExported(row) { failure = firstRowError }
    } else {
      takeFirst(row)
    }
  }

  private func takeFirst(_ row: SheetRow) {
    do throws(SheetError) {
      reader = try SheetReader(row, of: name)
      hasColumns = true
    } catch {
      let concernsImport = error.reason != .noHeader || name == nil || SheetReader.isExported(row)
      if concernsImport { failure = error } else { firstRowError = error }
    }
  }

  /// Returns the units by catalog, language and export, in the order of their rows, without notes.
  ///
  /// - Throws: ``SheetError`` if no row names the columns.
  package func all() throws(SheetError) -> [UnitFile] {
    if let failure { throw failure }
    if !hasColumns { throw SheetError(.noHeader, line: 1, column: 1) }
    return files
  }
}
