import LocalizationModel

/// A fault in a cell of a sheet that came back from a translator. The reader of sheets finds it,
/// and `gloss import` refuses the row.
package enum CellDiagnostic: Sendable, Equatable {
  /// The cell differs from the exported one, and the sheet does not show in what way.
  case changed
  /// A value that a spreadsheet program made from a typed text, such as a date.
  case made(String)
  /// The key in the row belongs to another text than the row's id, probably after a sort of some
  /// columns.
  case ofAnotherRow
  /// A word in the column of states that is not a state.
  case unknownState(String)
}

extension CellDiagnostic {
  /// Returns the reason why the row cannot be taken, and the remedy.
  ///
  /// - Parameter column: The column's name in the first row.
  func message(of place: CellPlace, inColumn column: String) -> Message {
    let cell = place.message(inColumn: column)
    return switch self {
    case .changed:
      Message(
        "\(cell): a program changed the cell; export the text again, and translate that",
        comment: "导入记录：表格单元格与导出时不同。%@：单元格的位置")
    case .made(let text):
      Message(
        """
        \(cell): '\(text)' is what a program made of a text; format the column as text, and type it \
        again
        """, comment: "导入记录：表格程序把文本变成了别的。%1$@：单元格的位置；%2$@：单元格内容")
    case .ofAnotherRow:
      Message(
        """
        \(cell): the key is not the one of the row's 'id': undo a sorting of some columns only, or \
        export the texts again
        """, comment: "导入记录：表格一行的键与 id 不属于同一条文本，可能只排序了部分列。%@：单元格的位置；id 是列名")
    case .unknownState(let word):
      Message(
        "\(cell): '\(word)' is not a state: choose 'translated' or 'needs review'",
        comment: "导入记录：状态列里的词不是状态。%1$@：单元格的位置；%2$@：所填的词；translated 与 needs review 是表格里的选项")
    }
  }

  /// The message for several cells.
  static var messageOfSeveral: Message {
    Message(
      "cells of the sheet cannot be taken as they are: '-v' lists them",
      comment: "导入记录：表格里有不能照收的单元格；-v 是选项")
  }
}
