extension LedgerReason {
  /// What it says of a cell that a program changed.
  ///
  /// - Parameters:
  ///   - row: As programs number rows, from 1.
  ///   - column: The name in the first row.
  ///   - text: What the cell holds, if that tells what happened.
  static func damagedCell(_ row: Int, _ column: String, _ text: String?) -> Message {
    guard let text else {
      return Message(
        """
        row \(row), column '\(column)': a program changed the cell; export the text anew, and \
        translate that
        """, comment: "导入记录：表格单元格与导出时不同。%1$lld：行号；%2$@：列名")
    }
    return Message(
      """
      row \(row), column '\(column)': '\(text)' is what a program made of a text; format the \
      column as text, and type it again
      """, comment: "导入记录：表格程序把文本变成了别的。%1$lld：行号；%2$@：列名；%3$@：单元格内容")
  }

  /// What it says of several.
  static var damagedCells: Message {
    Message(
      "a program changed cells of the sheet: '-v' lists them",
      comment: "导入记录：表格里有被程序改坏的单元格；-v 是选项")
  }
}
