internal import LocalizationModel
package import Sheets
package import XLIFF

/// Makes the rows of a sheet for translators.
package enum SheetWriter {
  /// The most rows of a worksheet: more have more elements than a document is read with.
  private static let rowLimit = 50_000

  /// - Returns: The names of the columns, and a row for each unit.
  package static func rows(of files: [XLIFFFile]) -> [[String]] {
    var rows = [header]
    rows.reserveCapacity(files.reduce(1) { $0 + $1.units.count })
    for file in files {
      for unit in file.units {
        rows.append(texts(of: unit, in: file, isGuarded: true).map { GuardedCell.guarded($0) })
      }
    }
    return rows
  }

  /// - Returns: A worksheet for each file, or several for a very large one.
  package static func worksheets(of files: [XLIFFFile]) -> [Worksheet] {
    files.flatMap { file in
      stride(from: 0, to: file.units.count, by: rowLimit).map { start in
        let units = file.units[start..<min(start + rowLimit, file.units.count)]
        return Worksheet(
          title: file.original ?? "", columns: SheetColumn.allCases.map(\.inWorksheet),
          rows: [header] + units.map { texts(of: $0, in: file, isGuarded: false) },
          isRightToLeft: file.targetLanguage.map { WritingSystem.isRightToLeft(language: $0) }
            ?? false)
      }
    }
  }

  /// Whether a worksheet can hold a unit.
  ///
  /// - Parameter fits: Whether a cell can hold a text.
  package static func fits(_ unit: TransUnit, where fits: (String) -> Bool) -> Bool {
    let texts = [unit.source, unit.target?.text].compactMap { $0 }.map { SheetPhrases.cell($0) }
    return (texts + [unit.id ?? ""]).allSatisfy(fits)
  }

  private static var header: [String] { SheetColumn.allCases.map(\.rawValue) }

  private static func texts(
    of unit: TransUnit, in file: XLIFFFile, isGuarded: Bool
  ) -> [String] {
    let id = unit.id ?? ""
    let parts = UnitID.split(id)
    let source = unit.source.map { SheetPhrases.cell($0) } ?? ""
    let target = unit.target.map { SheetPhrases.cell($0.text) } ?? ""
    let state = SheetState.cell(unit)
    return SheetColumn.allCases.map { column in
      switch column {
      case .key: parts?.key ?? id
      case .comment: lines(unit.notes.map(\.text).filter { !$0.isEmpty }, isCut: !isGuarded)
      case .source: source
      case .target: target
      case .state: state
      case .form: form(of: unit, path: parts.map { id.dropFirst($0.key.count + separatorCount) })
      case .place: lines(unit.locations.map { "\($0.file):\($0.line)" }, isCut: !isGuarded)
      case .catalog: file.original ?? ""
      case .sourceLanguage: file.sourceLanguage ?? ""
      case .targetLanguage: file.targetLanguage ?? ""
      case .id: id
      case .export: file.tool.map { "\($0.id) \($0.build)" } ?? ""
      case .check:
        CellMarks(id: id, source: source, target: target, state: state, isGuarded: isGuarded).cell
      }
    }
  }

  /// What no import reads.
  ///
  /// - Parameter isCut: Whether a very long text is cut, so that a cell can hold it.
  private static func lines(_ lines: [String], isCut: Bool) -> String {
    let text = lines.joined(separator: "\n")
    let limit = Worksheet.longestText / 2
    if !isCut || text.utf8.count <= limit { return text }
    var rest = ""
    var count = 0
    for character in text {
      count += character.utf16.count
      if count > limit { return rest + "…" }
      rest.append(character)
    }
    return rest
  }

  private static let separatorCount = UnitID.separator.count

  private static func form(of unit: TransUnit, path: Substring?) -> String {
    if case .phrases? = unit.source { return SheetPhrases.form }
    return path.map { String($0) } ?? ""
  }
}
