import ConventionChecks
import LocalizationModel
import Sheets
import StringCatalog

/// A table of words as spreadsheets save it: CSV with commas, semicolons or tabs, one term per row.
/// A `|` separates several words in a cell.
///
///     term,keep,case,de,zh-Hans,forbidden de,forbidden zh-Hans,note
///     server,,,Server|Dienst,服务器,Diener*,伺服器,
///     iCloud,yes,,,,,,a name
struct TermsTable {
  /// The meaning of a column, from its title in the first row.
  private enum Column: Equatable {
    case term, keep, exact, note
    case translations(String)
    case forbidden(String)
  }

  private(set) var terms: [GlossaryTerm] = []
  private let path: String
  private let bytes: ContiguousArray<UInt8>

  init(_ bytes: ContiguousArray<UInt8>, path: String) throws(GlossError) {
    (self.path, self.bytes) = (path, bytes)
    let reader = TermsRows()
    do throws(SheetError) {
      try DelimitedReader.read(bytes, into: reader)
    } catch {
      guard error.reason == .openQuote else { throw GlossError(error, path) }
      throw self.error(.openQuote, at: TermsRows.Cell(error.line, error.column))
    }
    let rows = reader.rows
    guard let header = rows.first else { throw error(.noTermColumn, at: TermsRows.Cell(1, 1)) }
    var columns: [Column] = []
    for cell in header {
      let column = try column(cell)
      if column != .note, columns.contains(column) {
        throw error(.twice(cell.text), at: cell)
      }
      columns.append(column)
    }
    guard columns.contains(.term) else { throw error(.noTermColumn, at: header[0]) }
    var seen: Set<TextKey> = []
    for row in rows.dropFirst() where row.contains(where: { !$0.text.isEmpty }) {
      let term = try term(row, columns)
      if !seen.insert(TextKey(term.term)).inserted {
        throw error(.twice(term.term), at: row[columns.firstIndex(of: .term) ?? 0])
      }
      terms.append(term)
    }
  }

  private func column(_ cell: TermsRows.Cell) throws(GlossError) -> Column {
    let name = cell.text
    switch name.lowercased() {
    case "term": return .term
    case "keep": return .keep
    case "case": return .exact
    case "note", "": return .note
    default: break
    }
    let words = name.split { $0 == " " || $0 == ":" }.map(String.init)
    let isForbidden = words.count == 2 && words[0].lowercased() == "forbidden"
    guard words.count == 1 || isForbidden, let language = words.last,
      LanguageSpelling.isKnown(language)
    else {
      let known = ["term", "keep", "case", "note"]
      let meant =
        isForbidden
        ? LanguageSpelling.suggestion(for: words[1]).map { "forbidden \($0)" }
        : known.closest(to: name) ?? LanguageSpelling.suggestion(for: name)
      throw error(.unknownColumn(name, suggestion: meant), at: cell)
    }
    return isForbidden ? .forbidden(language) : .translations(language)
  }

  private func term(_ row: [TermsRows.Cell], _ columns: [Column]) throws(GlossError) -> GlossaryTerm
  {
    if row.count > columns.count {
      throw error(.tooManyCells(columns.count), at: row[columns.count])
    }
    var term = GlossaryTerm(term: "")
    for (cell, column) in zip(row, columns) where !cell.text.isEmpty {
      switch column {
      case .term: term.term = cell.text
      case .keep: term.isKept = try flag(cell)
      case .exact: term.isExact = try flag(cell)
      case .note: break
      case .translations(let language): term.translations[language] = try words(cell)
      case .forbidden(let language):
        let words = try words(cell)
        if let both = words.first(where: { term.translations[language]?.contains($0) ?? false }) {
          throw error(.forbiddenAndPreferred(both), at: cell)
        }
        term.forbidden[language] = words
      }
    }
    if term.term.isEmpty { throw error(.noTerm, at: row[0]) }
    return term
  }

  private func flag(_ cell: TermsRows.Cell) throws(GlossError) -> Bool {
    switch cell.text.lowercased() {
    case "yes", "true", "x", "1", "是": return true
    case "no", "false", "0", "否": return false
    default: throw error(.noFlag(cell.text), at: cell)
    }
  }

  private func words(_ cell: TermsRows.Cell) throws(GlossError) -> [String] {
    let words = cell.text.split(separator: "|", omittingEmptySubsequences: false).map {
      String($0.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
    if words.contains(where: { $0.isEmpty || $0 == "*" }) {
      throw error(.emptyWord, at: cell)
    }
    return words
  }

  private func error(_ reason: GlossError.TermsReason, at cell: TermsRows.Cell) -> GlossError {
    let line =
      bytes.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A })
      .dropFirst(cell.line - 1).first ?? []
    // Columns count scalars, not bytes.
    let before = String(decoding: line.prefix(cell.column - 1), as: UTF8.self).unicodeScalars
    let position = SourcePosition(line: cell.line, column: before.count + 1)
    return GlossError(path, at: position, .terms(reason))
  }
}

/// The rows of a table that are not blank, with texts without spaces around them.
private final class TermsRows: RowReceiver {
  /// A cell's text and place.
  struct Cell {
    let text: String
    let line: Int
    /// The column in bytes, counted from 1.
    let column: Int

    init(_ line: Int, _ column: Int) { (text, self.line, self.column) = ("", line, column) }

    init(_ cell: SheetRow.Cell) {
      let text = cell.text.drop { $0 == " " }
      self.text = String(text.reversed().drop { $0 == " " }.reversed())
      (line, column) = (cell.line, cell.column + cell.text.utf8.count - text.utf8.count)
    }
  }

  private(set) var rows: [[Cell]] = []

  func begin(_ sheet: String?) {}

  func take(_ row: SheetRow) {
    if !row.isBlank { rows.append(row.cells.map { Cell($0) }) }
  }
}
