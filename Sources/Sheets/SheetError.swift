package import LocalizationModel
import TranslationUnits

/// Why a sheet could not be read. A struct, so a new reason breaks no client's `switch`.
package struct SheetError: Error, Equatable, Sendable {
  /// What is wrong with a sheet.
  package enum Reason: Equatable, Sendable {
    case notUTF8
    /// A file of Excel or another program, which is no text.
    case workbook
    /// One that Excel wrote before it knew `.xlsx`, or that has a password.
    case oldWorkbook
    /// A file that holds other things than a workbook of Excel.
    case noWorkbook
    /// Something else that keeps a workbook from being read or made, in a part of it if one is to blame.
    case badWorkbook(Message, part: String?)
    /// A cell that names a text which is not there.
    case lostText
    case tooManyCells(limit: Int)
    /// In UTF-16 units.
    case tooLong(limit: Int)
    /// No row names the columns that every sheet has.
    case noHeader
    case doubledColumn(String)
    case openQuote
    case textBehindQuote
    case tooManyColumns(limit: Int)
  }

  /// What is wrong, without the place.
  package let reason: Reason
  /// The sheet of a workbook; `nil` for the whole of one, and for a sheet in text.
  package let sheet: String?
  /// Counted from 1; in a workbook the number of the row. 0 where none is to blame.
  package let line: Int
  /// In bytes of UTF-8, counted from 1; in a workbook the number of the cell. 0 likewise.
  package let column: Int

  /// An error at a line and column that count from 1; 0 if there is none.
  package init(_ reason: Reason, sheet: String? = nil, line: Int = 0, column: Int = 0) {
    self.reason = reason
    self.sheet = sheet
    self.line = line
    self.column = column
  }

  /// What is wrong and what to do, without the line and the column of a text.
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
    case .lostText:
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
    case .doubledColumn(let name):
      Message("two columns are named '\(name)': keep one", comment: "错误：表格有两个同名的列。%@：列名")
    case .openQuote:
      Message(
        "the cell's quotation mark is never closed: save the sheet again",
        comment: "错误：表格单元格的引号没有结束")
    case .textBehindQuote:
      Message(
        "text follows the cell's closing quotation mark: double the marks within a cell",
        comment: "错误：表格单元格的结束引号后面还有文字")
    case .tooManyColumns(let limit):
      Message(
        "the row has more than \(limit) cells: save the sheet again",
        comment: "错误：表格的一行单元格太多。%lld：上限")
    }
  }

  /// What to say of a text that no cell can hold.
  package static func tooLong(_ limit: Int) -> Message {
    Message(
      "a cell holds at most \(limit) characters: export as XLIFF or CSV",
      comment: "原因：文字太长，工作表的单元格放不下。%lld：上限")
  }
}
