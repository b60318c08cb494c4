import Sheets
package import XLIFF

/// Makes the rows of a sheet for translators.
package enum SheetWriter {
  /// - Returns: The names of the columns, and a row for each unit.
  package static func rows(of files: [XLIFFFile]) -> [[String]] {
    var rows = [SheetColumn.allCases.map(\.rawValue)]
    rows.reserveCapacity(files.reduce(1) { $0 + $1.units.count })
    for file in files {
      let export = file.tool.map { "\($0.id) \($0.build)" } ?? ""
      for unit in file.units { rows.append(row(of: unit, in: file, export)) }
    }
    return rows
  }

  private static func row(of unit: TransUnit, in file: XLIFFFile, _ export: String) -> [String] {
    let id = unit.id ?? ""
    let parts = UnitID.split(id)
    let source = unit.source.map { SheetPhrases.cell($0) } ?? ""
    let target = unit.target.map { SheetPhrases.cell($0.text) } ?? ""
    let state = SheetState.cell(unit)
    let texts = SheetColumn.allCases.map { column in
      switch column {
      case .key: parts?.key ?? id
      case .comment: unit.notes.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
      case .source: source
      case .target: target
      case .state: state
      case .form: form(of: unit, path: parts.map { id.dropFirst($0.key.count + separatorCount) })
      case .place: unit.locations.map { "\($0.file):\($0.line)" }.joined(separator: "\n")
      case .catalog: file.original ?? ""
      case .sourceLanguage: file.sourceLanguage ?? ""
      case .targetLanguage: file.targetLanguage ?? ""
      case .id: id
      case .export: export
      case .check: CellMarks(id: id, source: source, target: target, state: state).cell
      }
    }
    return texts.map { GuardedCell.guarded($0) }
  }

  private static let separatorCount = UnitID.separator.count

  private static func form(of unit: TransUnit, path: Substring?) -> String {
    if case .phrases? = unit.source { return SheetPhrases.form }
    return path.map { String($0) } ?? ""
  }
}
