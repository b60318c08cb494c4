/// A cell of a sheet, by the names that spreadsheet programs show.
package struct CellPlace: Hashable, Sendable {
  /// The sheet of a workbook; `nil` for a sheet in text, which has no name.
  package let sheet: String?
  /// Counted from 1.
  package let row: Int
  /// Counted from 1.
  package let column: Int

  /// A cell by its row and column, which count from 1.
  package init(sheet: String? = nil, row: Int, column: Int) {
    (self.sheet, self.row, self.column) = (sheet, row, column)
  }

  /// Such as `E5`.
  package var reference: String {
    var letters: [UInt8] = []
    var rest = column
    while rest > 0 {
      letters.insert(UInt8(ascii: "A") + UInt8((rest - 1) % 26), at: 0)
      rest = (rest - 1) / 26
    }
    return String(decoding: letters, as: UTF8.self) + String(row)
  }
}
