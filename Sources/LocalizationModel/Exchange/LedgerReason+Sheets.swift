extension LedgerReason {
  /// What it says of a cell that a program changed.
  ///
  /// - Parameters:
  ///   - column: The name in the first row.
  ///   - text: What the cell holds, if that tells what happened.
  static func damagedCell(_ place: CellPlace, _ column: String, _ text: String?) -> Message {
    let cell =
      if let sheet = place.sheet {
        Message(
          "sheet '\(sheet)', cell \(place.reference), column '\(column)'",
          comment: "导入记录：工作簿里的位置。%1$@：工作表；%2$@：单元格，如 E5；%3$@：列名")
      } else {
        Message(
          "row \(place.row), column '\(column)'", comment: "导入记录：表格里的位置。%1$lld：行号；%2$@：列名")
      }
    guard let text else {
      return Message(
        "\(cell): a program changed the cell; export the text again, and translate that",
        comment: "导入记录：表格单元格与导出时不同。%@：单元格的位置")
    }
    return Message(
      """
      \(cell): '\(text)' is what a program made of a text; format the column as text, and type it \
      again
      """, comment: "导入记录：表格程序把文本变成了别的。%1$@：单元格的位置；%2$@：单元格内容")
  }

  /// What it says of several.
  static var damagedCells: Message {
    Message(
      "a program changed cells of the sheet: '-v' lists them",
      comment: "导入记录：表格里有被程序改坏的单元格；-v 是选项")
  }
}
