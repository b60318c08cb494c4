package import Sheets
package import XLIFF

/// Reads the units of a sheet that came back from translators, whatever order its rows and columns are in.
package struct SheetReader {
  /// What the rows of one `<file>` share.
  private struct Origin: Hashable {
    let catalog: String
    let sourceLanguage: String
    let targetLanguage: String
    let export: String
  }

  /// Where each column stands.
  private let columns: [SheetColumn: Int]

  /// Whether the first row of a file is one of a sheet for translators.
  package static func knows(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let header = try? DelimitedReader.firstRow(of: bytes) else { return false }
    return (try? SheetReader(header)) != nil
  }

  /// - Parameter rows: The first that is not blank names the columns. Other blank rows, and columns of
  ///   other names, are ignored.
  /// - Returns: The units by catalog, language and export, in the order of their rows, without notes.
  /// - Throws: ``SheetError`` if no row names the columns.
  package static func files(of rows: [SheetRow]) throws(SheetError) -> [XLIFFFile] {
    guard let place = rows.firstIndex(where: { !$0.isBlank }) else {
      throw SheetError(.noHeader, line: 1, column: 1)
    }
    let reader = try SheetReader(rows[place])
    var files: [XLIFFFile] = []
    var places: [Origin: Int] = [:]
    for row in rows[(place + 1)...] where !row.isBlank {
      let origin = reader.origin(of: row)
      let place = places[origin] ?? files.count
      if place == files.count {
        places[origin] = place
        files.append(Self.file(origin, line: row.line))
      }
      let (unit, damage) = reader.unit(of: row)
      if let damage { files[place].damages[files[place].units.count] = damage }
      files[place].units.append(unit)
    }
    return files
  }

  private init(_ header: SheetRow) throws(SheetError) {
    var columns: [SheetColumn: Int] = [:]
    for (place, cell) in header.cells.enumerated() {
      let name = cell.text[...].trimmingSpaces().lowercased()
      guard let column = SheetColumn(rawValue: name) else { continue }
      if columns[column] != nil {
        throw SheetError(.doubledColumn(name), line: cell.line, column: cell.column)
      }
      columns[column] = place
    }
    guard columns[.target] != nil, columns[.id] != nil || columns[.key] != nil else {
      throw SheetError(.noHeader, line: header.line, column: 1)
    }
    self.columns = columns
  }

  private func cell(_ column: SheetColumn, of row: SheetRow) -> String {
    guard let place = columns[column], row.cells.indices.contains(place) else { return "" }
    return row.cells[place].text
  }

  private func origin(of row: SheetRow) -> Origin {
    func text(_ column: SheetColumn) -> String {
      String(GuardedCell.bared(cell(column, of: row))[...].trimmingSpaces())
    }
    return Origin(
      catalog: text(.catalog), sourceLanguage: text(.sourceLanguage),
      targetLanguage: text(.targetLanguage), export: text(.export))
  }

  private static func file(_ origin: Origin, line: Int) -> XLIFFFile {
    func said(_ text: String) -> String? { text.isEmpty ? nil : text }
    let words = origin.export.split(separator: " ", maxSplits: 1).map { String($0) }
    let tool =
      words.count == 2
      ? XLIFFFile.Tool(id: words[0], name: words[0], version: "", build: words[1]) : nil
    return XLIFFFile(
      original: said(origin.catalog), sourceLanguage: said(origin.sourceLanguage),
      targetLanguage: said(origin.targetLanguage), tool: tool, line: line)
  }

  private func unit(of row: SheetRow) -> (TransUnit, CellDamage?) {
    let check = cell(.check, of: row)
    let marks = CellMarks(cell: check)
    let id = ReturnedCell(idCell(of: row), as: columns[.id] == nil ? nil : marks?.id)
    let source = ReturnedCell(cell(.source, of: row), as: marks?.source)
    let target = ReturnedCell(cell(.target, of: row), as: marks?.target)
    let state = ReturnedCell(cell(.state, of: row), as: marks?.state)
    let isTouched = marks == nil || !target.isIntact
    let text = isTouched ? typed(cell(.target, of: row), marks, source.text) : target.text
    let isPhrases = cell(.form, of: row) == SheetPhrases.form
    let hasSource = columns[.source] != nil
    let unit = TransUnit(
      // A row of ours has an empty one for the empty key.
      id: id.text.isEmpty && marks == nil ? nil : id.text,
      isTranslatable: SheetState.isUntranslatable(state.text) ? false : nil,
      source: hasSource ? SheetPhrases.text(source.text, isPhrases: isPhrases) : nil,
      target: Self.target(
        text, state.text, isPhrases: isPhrases,
        // Whoever types into a sheet leaves the state as it is.
        isDone: isTouched && marks != nil && state.isIntact),
      line: row.line)
    if !isTouched || text.isEmpty { return (unit, nil) }
    let damaged: (SheetColumn, String?)? =
      if !check.isEmpty, marks == nil {
        (.check, nil)
      } else if !id.isIntact {
        (.id, nil)
      } else if hasSource, !source.isIntact {
        (.source, nil)
      } else if ConvertedCell.isConverted(text, of: source.text) {
        (.target, String(text.prefix(40)))
      } else {
        nil
      }
    return (
      unit, damaged.map { CellDamage(row: row.number, column: $0.0.rawValue, text: $0.1) }
    )
  }

  /// The id, or what it was by the other columns.
  private func idCell(of row: SheetRow) -> String {
    if columns[.id] != nil { return cell(.id, of: row) }
    let key = GuardedCell.bared(cell(.key, of: row))
    let form = cell(.form, of: row)
    return form.isEmpty || form == SheetPhrases.form ? key : key + UnitID.separator + form
  }

  /// What a person typed, without an apostrophe that was copied, or that programs ask for before formulas.
  private func typed(_ cell: String, _ marks: CellMarks?, _ source: String) -> String {
    let bared = GuardedCell.bared(cell)
    let isOurs =
      GuardedCell.isFormula(bared) || GuardedCell.isAtRisk(source)
      || marks?.hasGuardedTarget ?? true
    return isOurs ? bared : cell
  }

  /// - Parameter isDone: Whether `new` means nothing any more.
  private static func target(
    _ text: String, _ stateCell: String, isPhrases: Bool, isDone: Bool
  ) -> TransUnit.Target? {
    var (state, qualifier) = SheetState.read(stateCell)
    if text.isEmpty, state == nil, qualifier == nil { return nil }
    if isDone, !text.isEmpty, state == .new, qualifier == nil { state = nil }
    return TransUnit.Target(
      SheetPhrases.text(text, isPhrases: isPhrases), state: state, stateQualifier: qualifier)
  }
}
