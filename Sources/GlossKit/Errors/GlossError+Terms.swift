extension GlossError {
  /// Why a row of a terms file cannot be right.
  package enum TermsReason: Hashable, Sendable {
    case noTermColumn
    case unknownColumn(String, suggestion: String?)
    case twice(String)
    /// More than there are columns.
    case tooManyCells(Int)
    case noTerm
    case noFlag(String)
    case emptyWord
    case forbiddenAndPreferred(String)
    case openQuote
  }
}

extension GlossError.TermsReason {
  var wording: String {
    switch self {
    case .noTermColumn: "the first row has no column 'term': name the columns there"
    case .unknownColumn(let name, let suggestion):
      "unknown column '\(name)'"
        + (suggestion.map { ", did you mean '\($0)'?" }
          ?? ": known are 'term', 'keep', 'case', 'note', a language, and 'forbidden' with a language")
    case .twice(let name): "'\(name)' is there twice: remove one"
    case .tooManyCells(let count):
      "the row has more than \(count) cells: quote a cell that holds the separator"
    case .noTerm: "the row has no term: give the word in the source language"
    case .noFlag(let text): "'\(text)' is neither 'yes' nor 'no'"
    case .emptyWord: "a word is empty: remove the '|' beside it"
    case .forbiddenAndPreferred(let word): "'\(word)' is both preferred and forbidden: remove one"
    case .openQuote: "this quote is not closed: close it, or write \"\" for a quote in a cell"
    }
  }
}
