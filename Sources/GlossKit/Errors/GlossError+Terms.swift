import LocalizationModel

extension GlossError {
  /// The reasons why a row of a terms file (CSV) is refused.
  package enum TermsReason: Hashable, Sendable {
    case noTermColumn
    case unknownColumn(String, suggestion: String?)
    case twice(String)
    /// The row has more cells than the first row has columns, which are this many.
    case tooManyCells(Int)
    case noTerm
    case noFlag(String)
    case emptyWord
    case forbiddenAndPreferred(String)
    case openQuote
  }
}

extension GlossError.TermsReason {
  var wording: Message {
    switch self {
    case .noTermColumn:
      Message(
        """
        the first row has no column 'term': name the columns there
        """, comment: "错误：术语文件缺少 term 列")
    case .unknownColumn(let name, nil):
      Message(
        """
        unknown column '\(name)': known are 'term', 'keep', 'case', 'note', a language, and \
        'forbidden' with a language
        """, comment: "错误：术语文件有未知的列。%@：列名")
    case .unknownColumn(let name, let suggestion?):
      Message(
        """
        unknown column '\(name)', did you mean '\(suggestion)'?
        """, comment: "错误：术语文件有未知的列。%1$@：列名；%2$@：相近的列名")
    case .twice(let name):
      Message("'\(name)' is listed twice: remove one", comment: "错误：术语文件中有重复。%@：重复的内容")
    case .tooManyCells(let count):
      Message(
        """
        the row has more than \(count) cells: quote a cell that holds the separator
        """, comment: "错误：术语文件的行太长。%lld：列数")
    case .noTerm:
      Message(
        """
        the row has no term: give the word in the source language
        """, comment: "错误：术语文件的行没有术语")
    case .noFlag(let text):
      Message(
        """
        '\(text)' is neither 'yes' nor 'no': write one of them
        """, comment: "错误：术语文件的值只能是 yes 或 no。%@：所写的值")
    case .emptyWord: Message("a word is empty: remove the '|' beside it", comment: "错误：术语文件中有空词")
    case .forbiddenAndPreferred(let word):
      Message(
        """
        '\(word)' is both preferred and forbidden: remove one
        """, comment: "错误：同一个词既推荐又禁用。%@：词")
    case .openQuote:
      Message(
        """
        this quote is not closed: close it, or write \"\" for a quote in a cell
        """, comment: "错误：术语文件的引号没有结束")
    }
  }
}
