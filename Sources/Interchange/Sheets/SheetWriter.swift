internal import LocalizationModel
package import Sheets
package import XLIFF

/// Makes the rows of a sheet for translators.
package enum SheetWriter {
  /// The most rows of a worksheet: more have more elements than a document is read with.
  private static let rowLimit = 50_000

  /// - Returns: A sheet in text: the names of the columns, and a row for each unit.
  package static func bytes(
    of files: [XLIFFFile], delimiter: Unicode.Scalar
  ) -> ContiguousArray<UInt8> {
    var writer = DelimitedWriter(delimiter: delimiter)
    for name in header { writer.append(name) }
    writer.endRow()
    for file in files {
      let shared = SharedCells(file)
      for unit in file.units {
        forEachCell(of: unit, shared, isGuarded: true) { writer.append($0, isGuarded: true) }
        writer.endRow()
      }
    }
    return writer.bytes
  }

  /// - Returns: A worksheet for each file, or several for a very large one.
  package static func worksheets(of files: [XLIFFFile]) -> [Worksheet] {
    files.flatMap { file in
      let shared = SharedCells(file)
      return stride(from: 0, to: file.units.count, by: rowLimit).map { start in
        let units = file.units[start..<min(start + rowLimit, file.units.count)]
        return Worksheet(
          title: file.original ?? "", columns: SheetColumn.allCases.map(\.inWorksheet),
          rows: [header]
            + units.map { unit in
              var texts: [String] = []
              texts.reserveCapacity(columns.count)
              forEachCell(of: unit, shared, isGuarded: false) { texts.append($0) }
              return texts
            },
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

  private static let columns = SheetColumn.allCases
  private static let header = columns.map(\.name)

  /// The cells that all rows of a file have.
  private struct SharedCells {
    let catalog: String
    let sourceLanguage: String
    let targetLanguage: String
    let export: String

    init(_ file: XLIFFFile) {
      catalog = file.original ?? ""
      sourceLanguage = file.sourceLanguage ?? ""
      targetLanguage = file.targetLanguage ?? ""
      export = file.tool.map { "\($0.id) \($0.build)" } ?? ""
    }
  }

  /// Calls `write` with the text of each cell, in the order of the columns.
  private static func forEachCell(
    of unit: TransUnit, _ shared: SharedCells, isGuarded: Bool, _ write: (String) -> Void
  ) {
    let id = unit.id ?? ""
    let parts = UnitID.split(id)
    let source = unit.source.map { SheetPhrases.cell($0) } ?? ""
    let target = unit.target.map { SheetPhrases.cell($0.text) } ?? ""
    let state = SheetState.cell(unit)
    for column in columns {
      switch column {
      case .key: write(parts?.key ?? id)
      case .comment: write(lines(unit.notes.map(\.text), isCut: !isGuarded))
      case .source: write(source)
      case .target: write(target)
      case .state: write(state)
      case .form:
        write(form(of: unit, path: parts.map { id.dropFirst($0.key.count + separatorCount) }))
      case .place:
        write(lines(unit.locations.map { "\($0.file):\($0.line)" }, isCut: !isGuarded))
      case .catalog: write(shared.catalog)
      case .sourceLanguage: write(shared.sourceLanguage)
      case .targetLanguage: write(shared.targetLanguage)
      case .id: write(id)
      case .export: write(shared.export)
      case .check:
        let marks = CellMarks(
          id: id, source: source, target: target, state: state, isGuarded: isGuarded)
        write(marks.cell)
      }
    }
  }

  /// The lines that are not empty in one cell, which no import reads.
  ///
  /// - Parameter isCut: Whether a very long text is cut, so that a cell can hold it.
  private static func lines(_ lines: [String], isCut: Bool) -> String {
    if lines.isEmpty { return "" }
    let text = lines.count == 1 ? lines[0] : lines.filter { !$0.isEmpty }.joined(separator: "\n")
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
