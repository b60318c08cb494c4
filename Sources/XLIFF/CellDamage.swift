/// A cell that a program changed, in a unit that was read from a sheet.
package struct CellDamage: Sendable, Equatable {
  /// As programs number rows, from 1.
  package let row: Int
  /// The name in the first row.
  package let column: String
  /// What the cell holds, if that tells what happened.
  package let text: String?

  package init(row: Int, column: String, text: String?) {
    self.row = row
    self.column = column
    self.text = text
  }
}
