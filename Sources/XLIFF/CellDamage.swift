package import LocalizationModel

/// A cell that a program changed, in a unit that was read from a sheet.
package struct CellDamage: Sendable, Equatable {
  /// The cell that was changed.
  package let place: CellPlace
  /// The column's name in the first row.
  package let column: String
  /// What the cell holds, if that tells what happened.
  package let text: String?

  package init(_ place: CellPlace, column: String, text: String?) {
    self.place = place
    self.column = column
    self.text = text
  }
}
