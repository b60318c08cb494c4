import LocalizationModel
import TranslationUnits

/// The texts of a unit's row, but for the columns that are equal in all rows (``SharedTexts``).
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

  /// - Parameter isGuarded: True for a sheet in text form, whose texts are guarded and whose cells
  ///   can be of any length.
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

  /// Joins the lines that are not empty for a cell that import ignores. A workbook gets the
  /// beginning of a very long text only.
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
