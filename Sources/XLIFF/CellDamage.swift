package import LocalizationModel

/// A cell of a sheet that cannot be taken as it is, in a unit that was read from there.
package struct CellDamage: Sendable, Equatable {
  /// The cell.
  package let place: CellPlace
  /// The column's name in the first row.
  package let column: String
  /// What is wrong with it.
  package let flaw: CellFlaw

  package init(_ place: CellPlace, column: String, _ flaw: CellFlaw) {
    self.place = place
    self.column = column
    self.flaw = flaw
  }
}
