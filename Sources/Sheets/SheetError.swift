package import LocalizationModel

/// Why a sheet could not be read. A struct, so a new reason breaks no client's `switch`.
package struct SheetError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case notUTF8
    /// A file of Excel or another program, which is no text.
    case workbook
    /// No row names the columns that every sheet has.
    case noHeader
    case doubledColumn(String)
    case openQuote
    case textBehindQuote
    case tooManyColumns(limit: Int)
  }

  package let reason: Reason
  /// Counted from 1; in bytes of UTF-8, as is the line's column.
  package let line: Int
  /// Counted from 1.
  package let column: Int

  package init(_ reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// What is wrong and what to do, without the place.
  package var message: Message {
    switch reason {
    case .notUTF8:
      Message(
        "the sheet is not in UTF-8: save it as 'CSV UTF-8'", comment: "错误：表格不是 UTF-8 编码")
    case .workbook:
      Message(
        "a workbook is no table in text: save its sheet as 'CSV UTF-8'",
        comment: "错误：给的是工作簿文件，不是 CSV")
    case .noHeader:
      Message(
        "no first row with the columns 'id' and 'target': restore the one that was exported",
        comment: "错误：表格没有表头。id 与 target 是列名")
    case .doubledColumn(let name):
      Message("two columns are named '\(name)': keep one", comment: "错误：表格有两个同名的列。%@：列名")
    case .openQuote:
      Message(
        "the cell's quotation mark is never closed: save the sheet anew",
        comment: "错误：表格单元格的引号没有结束")
    case .textBehindQuote:
      Message(
        "text follows the cell's closing quotation mark: double the marks within a cell",
        comment: "错误：表格单元格的结束引号后面还有文字")
    case .tooManyColumns(let limit):
      Message(
        "the row has more than \(limit) cells: save the sheet anew",
        comment: "错误：表格的一行单元格太多。%lld：上限")
    }
  }
}
