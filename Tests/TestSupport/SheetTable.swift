package import Sheets

/// A sheet as it was read, with its rows in order, for tests of the readers of sheets.
package struct SheetTable: Equatable, Sendable {
  /// The sheet's name in its workbook; `nil` for a sheet in text.
  package let name: String?
  /// The rows, in order.
  package private(set) var rows: [SheetRow]

  /// Makes a table with the rows of one sheet, in their order.
  package init(name: String? = nil, rows: [SheetRow]) {
    (self.name, self.rows) = (name, rows)
  }

  mutating func append(_ row: SheetRow) { rows.append(row) }
}
