import LocalizationModel
import TranslationUnits

/// The texts of a unit's row, for ``SheetWriter``, without the columns that are equal in all rows
/// (``SharedTexts``).
struct RowTexts {
  let id: String
  let key: String
  let form: String
  let comment: String
  let source: String
  let target: String
  let state: String
  let place: String
  let marks: RowSums

  /// - Parameter isGuarded: True for a sheet in text form, in which ``GuardedCell`` protects texts
  ///   and cells can be of any length; false for a workbook.
  init(_ unit: TranslationUnit, isGuarded: Bool) {
    id = unit.id ?? ""
    let parts = UnitID.split(id)
    key = parts?.key ?? id
    form =
      if case .phrases? = unit.source {
        PhraseLines.form
      } else {
        parts == nil ? "" : String(id.dropFirst(key.count + UnitID.separator.count))
      }
    comment = Self.lines(unit.notes.lazy.map(\.text), isGuarded: isGuarded)
    source = unit.source.map { PhraseLines.cell($0) } ?? ""
    target = unit.target.map { PhraseLines.cell($0.text) } ?? ""
    state = SheetState.cell(unit)
    place = Self.lines(
      unit.locations.lazy.map { "\($0.file):\($0.line)" }, isGuarded: isGuarded)
    marks = RowSums(id: id, source: source, target: target, state: state, isGuarded: isGuarded)
  }

  /// The text of a column; empty for a column of ``SharedTexts``.
  subscript(column: SheetColumn) -> String {
    switch column {
    case .key: key
    case .comment: comment
    case .source: source
    case .target: target
    case .state: state
    case .form: form
    case .place: place
    case .id: id
    case .check: marks.cell
    case .catalog, .sourceLanguage, .targetLanguage, .export: ""
    }
  }

  /// Joins the lines that are not empty, for a cell that import ignores. Of a very long text a
  /// workbook gets only the beginning: half the length of a cell, so that escapes fit as well.
  private static func lines(_ lines: some Collection<String>, isGuarded: Bool) -> String {
    guard let first = lines.first else { return "" }
    let text = lines.count == 1 ? first : lines.filter { !$0.isEmpty }.joined(separator: "\n")
    let limit = Worksheet.longestText / 2
    if isGuarded || text.utf8.count <= limit { return text }
    var rest = ""
    var count = 0
    for character in text {
      count += character.utf16.count
      if count > limit { return rest + "…" }
      rest.append(character)
    }
    return rest
  }
}
