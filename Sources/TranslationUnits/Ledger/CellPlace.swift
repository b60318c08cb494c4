import LocalizationModel

/// The position of a cell in a sheet, which the messages of `gloss import` give as spreadsheet
/// programs show it.
package struct CellPlace: Hashable, Sendable {
  /// The sheet of a workbook; `nil` for a delimited text file, which has no names.
  package let sheet: String?
  /// The number of the row, counted from 1.
  package let row: Int
  /// The number of the column, counted from 1.
  package let column: Int

  /// Creates a cell from its row and column, counted from 1.
  package init(sheet: String? = nil, row: Int, column: Int) {
    (self.sheet, self.row, self.column) = (sheet, row, column)
  }

  /// The cell's name in a spreadsheet program, such as `E5`.
  package var reference: String {
    // Columns are A to Z, then AA and so on: there is no letter for zero, hence the `- 1`.
    var letters: [UInt8] = []
    var rest = column
    while rest > 0 {
      letters.insert(UInt8(ascii: "A") + UInt8((rest - 1) % 26), at: 0)
      rest = (rest - 1) / 26
    }
    return String(decoding: letters, as: UTF8.self) + String(row)
  }
}

extension CellPlace {
  /// The place for people: sheet and cell, or the row of a delimited text file.
  var message: Message {
    guard let sheet else {
      return Message("row \(row)", comment: "导入记录：表格里的行。%lld：行号")
    }
    return Message(
      "sheet '\(sheet)', cell \(reference)", comment: "导入记录：工作簿里的单元格。%1$@：工作表；%2$@：单元格，如 E5")
  }

  /// The place with the name of its column in the first row.
  func message(inColumn column: String) -> Message {
    Message(
      "\(message), column '\(column)'", comment: "导入记录：单元格的位置与列名。%1$@：位置；%2$@：列名")
  }
}
