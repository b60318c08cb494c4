package import Sheets

/// Holds sheets as a whole.
package final class SheetTables: RowReceiver {
  /// In the order in which they were read.
  package private(set) var tables: [SheetTable] = []

  /// No sheet yet.
  package init() {}

  package func begin(_ sheet: String?) { tables.append(SheetTable(name: sheet, rows: [])) }

  package func take(_ row: SheetRow) { tables[tables.count - 1].append(row) }
}
