/// A sheet of a workbook that is to be made.
package struct Worksheet: Sendable {
  /// A column with what its head says and how it looks.
  package struct Column: Sendable {
    /// In characters of the standard font.
    package let width: Int
    /// Whether its cells may be changed in a protected sheet; those of the first row never.
    package let isEditable: Bool
    /// Whether people do not see it unless they ask for it.
    package let isHidden: Bool
    /// What a list in the cell offers; others can be typed. Empty for no list.
    package let choices: [String]

    package init(
      width: Int, isEditable: Bool = false, isHidden: Bool = false, choices: [String] = []
    ) {
      (self.width, self.isEditable) = (width, isEditable)
      (self.isHidden, self.choices) = (isHidden, choices)
    }
  }

  /// The longest text that a cell of Excel and LibreOffice holds, in UTF-16 units.
  package static let longestText = 32_767

  /// What the sheet is of; its name in the workbook is as near to that as it can be.
  package let title: String
  /// The columns from left to right, or from right to left.
  package let columns: [Column]
  /// The first row has the names of the columns. Each cell is a text.
  package let rows: [[String]]
  /// Whether the columns begin on the right.
  package let isRightToLeft: Bool

  /// A sheet whose rows have one text for each column.
  package init(title: String, columns: [Column], rows: [[String]], isRightToLeft: Bool) {
    (self.title, self.columns) = (title, columns)
    (self.rows, self.isRightToLeft) = (rows, isRightToLeft)
  }
}
