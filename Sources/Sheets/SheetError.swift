package import LocalizationModel
import TranslationUnits

/// The reason why a sheet, in text form or in a workbook, could not be read or written. A struct,
/// so that a new reason breaks no client's `switch`.
package struct SheetError: Error, Equatable, Sendable {
  /// The problem of a sheet.
  package enum Reason: Equatable, Sendable {
    case notUTF8
    /// The file is a workbook, not text.
    case workbook
    /// A workbook older than `.xlsx`, or one with a password.
    case oldWorkbook
    /// The file is a zip archive, but not a workbook of Excel.
    case noWorkbook
    /// Another problem with a workbook, in one of its parts if that is known.
    case badWorkbook(Message, part: String?)
    /// A cell refers to a shared text that does not exist.
    case missingSharedText
    // The workbook has more cells than the limit; empty cells between others count.
    case tooManyCells(limit: Int)
    /// A text is too long for a cell; the limit is in UTF-16 units.
    case tooLong(limit: Int)
    /// No row has the names of the required columns.
    case noHeader
    /// Two columns have this name.
    case duplicateColumn(String)
    /// A quotation mark that is never closed.
    case openQuote
    /// A cell in which text follows the closing quotation mark.
    case textAfterQuote
    case tooManyColumns(limit: Int)
  }

  /// The problem, without its place.
  package let reason: Reason
  /// The name of a workbook's sheet; `nil` for the workbook as a whole, and for a sheet in text
  /// form.
  package let sheet: String?
  /// The line, or in a workbook the row, counted from 1; 0 if no line is to blame.
  package let line: Int
  /// The column in UTF-8 bytes, or in a workbook the number of the cell, counted from 1; 0 if none
  /// is to blame.
  package let column: Int

  /// Creates an error at a line and column counted from 1; 0 for none.
  package init(_ reason: Reason, sheet: String? = nil, line: Int = 0, column: Int = 0) {
    self.reason = reason
    self.sheet = sheet
    self.line = line
    self.column = column
  }

  /// The problem and its remedy, without the line and column of a sheet in text form.
  package var message: Message {
    guard let sheet else { return wording }
    if line < 1 || column < 1 {
      return Message("sheet '\(sheet)': \(wording)", comment: "错误：工作表有问题。%1$@：工作表；%2$@：哪里不对")
    }
    let cell = CellPlace(row: line, column: column).reference
    return Message(
      "sheet '\(sheet)', cell \(cell): \(wording)",
      comment: "错误：工作表的单元格有问题。%1$@：工作表；%2$@：单元格，如 E5；%3$@：哪里不对")
  }

  private var wording: Message {
    switch reason {
    case .notUTF8:
      Message(
        "the sheet is not in UTF-8: save it as 'CSV UTF-8'", comment: "错误：表格不是 UTF-8 编码")
    case .workbook:
      Message(
        "a workbook is no table in text: save its sheet as 'CSV UTF-8'",
        comment: "错误：给的是工作簿文件，不是 CSV")
    case .oldWorkbook:
      Message(
        "a workbook of an old form, or with a password: save it as .xlsx without one",
        comment: "错误：旧格式或有密码的工作簿")
    case .noWorkbook:
      Message(
        "holds no workbook of Excel: save the sheet as .xlsx", comment: "错误：文件里没有 Excel 工作簿")
    case .badWorkbook(let why, nil): why
    case .badWorkbook(let why, let part?):
      Message("'\(part)' in the workbook: \(why)", comment: "错误：工作簿有问题。%1$@：其中的部分；%2$@：哪里不对")
    case .missingSharedText:
      Message(
        "the cell's text is missing in the workbook: save it again",
        comment: "错误：工作簿里缺少单元格的文字")
    case .tooManyCells(let limit):
      Message(
        "the workbook has more than \(limit) cells: split it",
        comment: "错误：工作簿的单元格太多。%lld：上限")
    case .tooLong(let limit): Self.tooLong(limit)
    case .noHeader:
      Message(
        "no first row with the columns 'id' and 'target': restore the one that was exported",
        comment: "错误：表格没有表头。id 与 target 是列名")
    case .duplicateColumn(let name):
      Message("two columns are named '\(name)': keep one", comment: "错误：表格有两个同名的列。%@：列名")
    case .openQuote:
      Message(
        "the cell's quotation mark is never closed: save the sheet again",
        comment: "错误：表格单元格的引号没有结束")
    case .textAfterQuote:
      Message(
        "text follows the cell's closing quotation mark: double the marks within a cell",
        comment: "错误：表格单元格的结束引号后面还有文字")
    case .tooManyColumns(let limit):
      Message(
        "the row has more than \(limit) cells: save the sheet again",
        comment: "错误：表格的一行单元格太多。%lld：上限")
    }
  }

  /// Returns the message for a text that no cell can hold.
  package static func tooLong(_ limit: Int) -> Message {
    Message(
      "a cell holds at most \(limit) characters: export as XLIFF or CSV",
      comment: "原因：文字太长，工作表的单元格放不下。%lld：上限")
  }
}
