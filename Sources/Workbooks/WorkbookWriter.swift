internal import Archives
package import Sheets

/// Writes worksheets as a workbook of Excel (`.xlsx`) with libxlsxwriter, for
/// `gloss export --format xlsx`. Equal sheets give equal bytes.
package enum WorkbookWriter {
  /// The greatest number of rows in Excel.
  private static let rowLimit = 1_048_576

  /// Returns the workbook.
  ///
  /// - Throws: ``SheetError`` if a text is too long for a cell, or if the workbook cannot be made,
  ///   for example in a build without libxlsxwriter.
  package static func bytes(
    of sheets: [Worksheet]
  ) throws(SheetError) -> ContiguousArray<UInt8> {
    var names = SheetNames()
    let named = sheets.map { (name: names.name(for: $0.title), sheet: $0) }
    for (name, sheet) in named { try check(sheet, named: name) }
    #if canImport(CXlsxWriter)
      return try WorkbookFile.bytes(of: named)
    #else
      throw SheetError(.badWorkbook(ArchiveError.missingLibraries, part: nil))
    #endif
  }

  private static func check(_ sheet: Worksheet, named name: String) throws(SheetError) {
    if sheet.rows.count > rowLimit {
      throw SheetError(.tooManyCells(limit: rowLimit * sheet.columns.count), sheet: name)
    }
    for (row, cells) in sheet.rows.enumerated() {
      for (column, text) in cells.enumerated() where !fits(text) {
        throw SheetError(
          .tooLong(limit: Worksheet.longestText), sheet: name, line: row + 1, column: column + 1)
      }
    }
  }

  /// True if a cell can hold a text.
  package static func fits(_ text: String) -> Bool {
    let limit = Worksheet.longestText
    // An escape replaces one character by seven, so that a text this short always fits.
    if text.utf8.count <= limit / 7 { return true }
    return EscapedText.escaped(text).utf16.count <= limit
  }
}
