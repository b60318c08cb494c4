/// A sheet of a workbook to be written, with the appearance of its columns and all its rows.
/// ``SheetWriter`` makes it, and the workbook writer writes it.
package struct Worksheet: Sendable {
  /// The appearance of a column.
  package struct Column: Sendable {
    /// The width in characters of the standard font.
    package let width: Int
    /// True if the cells below the first row can be edited in the protected sheet.
    package let isEditable: Bool
    /// True if the column is hidden until a person shows it.
    package let isHidden: Bool
    /// The choices of a list in each cell; other values can be typed. Empty for no list.
    package let choices: [String]

    package init(
      width: Int, isEditable: Bool = false, isHidden: Bool = false, choices: [String] = []
    ) {
      (self.width, self.isEditable) = (width, isEditable)
      (self.isHidden, self.choices) = (isHidden, choices)
    }
  }

  /// The greatest length of a cell in Excel and LibreOffice, in UTF-16 units.
  package static let longestText = 32_767

  /// The full title, such as the catalog's path; the sheet's name is as much of it as a name can
  /// hold.
  package let title: String
  /// The columns in reading order.
  package let columns: [Column]
  /// The rows, one text for each column. The first row has the names of the columns.
  package let rows: [[String]]
  /// True if the first column is on the right.
  package let isRightToLeft: Bool

  /// Creates a sheet; each row has one text for each column.
  package init(title: String, columns: [Column], rows: [[String]], isRightToLeft: Bool) {
    (self.title, self.columns) = (title, columns)
    (self.rows, self.isRightToLeft) = (rows, isRightToLeft)
  }
}
