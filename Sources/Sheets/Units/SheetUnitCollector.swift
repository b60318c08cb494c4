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
  /// The error in the current sheet's first row. It is thrown only if a later row turns out to be
  /// exported: other sheets are no business of an import.
  private var objection: SheetError?

  private var files: [UnitFile] = []
  private var places = SheetReader.Places()
  private var isKnown = false
  private var failure: SheetError?

  /// Creates a collector without units.
  package init() {}

  package func begin(_ sheet: String?) { (name, reader, objection) = (sheet, nil, nil) }

  package func take(_ row: SheetRow) {
    if failure != nil || row.isBlank { return }
    if let reader {
      reader.add(row, to: &files, &places)
    } else if let objection {
      if SheetReader.isExported(row) { failure = objection }
    } else {
      takeFirst(row)
    }
  }

  private func takeFirst(_ row: SheetRow) {
    do throws(SheetError) {
      reader = try SheetReader(row, of: name)
      isKnown = true
    } catch {
      let isOurs = error.reason != .noHeader || name == nil || SheetReader.isExported(row)
      if isOurs { failure = error } else { objection = error }
    }
  }

  /// Returns the units by catalog, language and export, in the order of their rows, without notes.
  ///
  /// - Throws: ``SheetError`` if no row names the columns.
  package func all() throws(SheetError) -> [UnitFile] {
    if let failure { throw failure }
    if !isKnown { throw SheetError(.noHeader, line: 1, column: 1) }
    return files
  }
}
