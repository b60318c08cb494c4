import Sheets
import XLIFF

/// The texts of one row, without those of ``SharedTexts``.
struct RowTexts {
  private let unit: TransUnit
  private let isGuarded: Bool
  private let id: String
  private let key: String
  private let form: String
  private let source: String
  private let target: String
  private let state: String

  /// - Parameter isGuarded: Whether it is for a sheet in text, where texts are guarded and cells of any length.
  init(_ unit: TransUnit, isGuarded: Bool) {
    self.unit = unit
    self.isGuarded = isGuarded
    id = unit.id ?? ""
    let parts = UnitID.split(id)
    key = parts?.key ?? id
    form =
      if case .phrases? = unit.source {
        SheetPhrases.form
      } else {
        parts == nil ? "" : String(id.dropFirst(key.count + UnitID.separator.count))
      }
    source = unit.source.map { SheetPhrases.cell($0) } ?? ""
    target = unit.target.map { SheetPhrases.cell($0.text) } ?? ""
    state = SheetState.cell(unit)
  }

  /// Empty for a column of ``SharedTexts``.
  subscript(column: SheetColumn) -> String {
    switch column {
    case .key: key
    case .comment: lines(unit.notes.map(\.text))
    case .source: source
    case .target: target
    case .state: state
    case .form: form
    case .place: lines(unit.locations.map { "\($0.file):\($0.line)" })
    case .id: id
    case .check:
      CellMarks(id: id, source: source, target: target, state: state, isGuarded: isGuarded).cell
    case .catalog, .sourceLanguage, .targetLanguage, .export: ""
    }
  }

  /// The lines that are not empty in one cell, which no import reads. Of a very long text a workbook has the
  /// beginning.
  private func lines(_ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    let text = lines.count == 1 ? lines[0] : lines.filter { !$0.isEmpty }.joined(separator: "\n")
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
