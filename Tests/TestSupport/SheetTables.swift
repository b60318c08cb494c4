package import Sheets

/// Collects whole sheets from a reader that passes them row by row.
package final class SheetTables: RowReceiver {
  /// The sheets, in the order in which they were read.
  package private(set) var tables: [SheetTable] = []

  /// Begins without a sheet.
  package init() {}

  package func begin(_ sheet: String?) { tables.append(SheetTable(name: sheet, rows: [])) }

  package func take(_ row: SheetRow) { tables[tables.count - 1].append(row) }
}
