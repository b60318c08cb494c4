package import Sheets

/// A sheet as it was read.
package struct SheetTable: Equatable, Sendable {
  /// The sheet's name in its workbook; `nil` for a sheet in text.
  package let name: String?
  /// In order.
  package private(set) var rows: [SheetRow]

  /// A table with the rows of one sheet, in their order.
  package init(name: String? = nil, rows: [SheetRow]) {
    (self.name, self.rows) = (name, rows)
  }

  mutating func append(_ row: SheetRow) { rows.append(row) }
}
