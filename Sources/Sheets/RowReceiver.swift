/// What the rows of sheets are handed to, one after the other, so that no sheet is held as a whole.
package protocol RowReceiver: AnyObject {
  /// Begins a sheet.
  ///
  /// - Parameter sheet: Its name in the workbook; `nil` for a sheet in text.
  func begin(_ sheet: String?)

  /// Takes the next row of the sheet that was begun last.
  func take(_ row: SheetRow)
}
