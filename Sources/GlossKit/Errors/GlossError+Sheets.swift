import LocalizationModel
import Sheets

extension GlossError {
  /// Wraps an error in a sheet, in text form or in a workbook.
  init(_ error: SheetError, _ path: String) {
    // The message about a workbook names the cell, so only a text file has a line and column.
    let isOfText = error.sheet == nil && error.line > 0
    let position = isOfText ? SourcePosition(line: error.line, column: error.column) : nil
    self.init(path, at: position, .badSheet(error.message))
  }
}
