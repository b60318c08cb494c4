/// The consumer of a sheet's rows, such as ``SheetUnitCollector``. ``DelimitedReader`` and the
/// workbook reader pass the rows one by one, so that no sheet is held in memory as a whole.
package protocol RowReceiver: AnyObject {
  /// Begins a sheet.
  ///
  /// - Parameter sheet: The sheet's name in the workbook; `nil` for a sheet in text form.
  func begin(_ sheet: String?)

  /// Takes the next row of the current sheet.
  func take(_ row: SheetRow)
}
