package import TranslationUnits

/// Takes the rows of the sheets of a file, and makes units of them.
///
/// In each sheet the first row that is not blank names the columns. Other blank rows, and columns of other
/// names, are ignored, and so are sheets that people added to a workbook.
package final class SheetUnits: RowReceiver {
  private var name: String?
  /// `nil` until a row names the columns of the sheet at hand.
  private var reader: SheetReader?
  /// Why no row did, though there were some: it counts if the sheet turns out to be one of ours.
  private var objection: SheetError?

  private var files: [UnitFile] = []
  private var places = SheetReader.Places()
  private var isKnown = false
  private var failure: SheetError?

  /// No units yet.
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

  /// The units by catalog, language and export, in the order of their rows, without notes.
  ///
  /// - Throws: ``SheetError`` if no row names the columns.
  package func all() throws(SheetError) -> [UnitFile] {
    if let failure { throw failure }
    if !isKnown { throw SheetError(.noHeader, line: 1, column: 1) }
    return files
  }
}
