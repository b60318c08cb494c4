internal import LocalizationModel
import TranslationUnits

/// Reads the units of one sheet that came back from translators, row by row, in any order of rows
/// and columns. It finds cells that a spreadsheet program changed, by their checksums
/// (``RowSums``), and gives their units a reason to be refused. ``SheetUnitCollector`` makes a
/// reader for each sheet.
package struct SheetReader {
  /// The cells that all rows of one catalog and language share.
  fileprivate struct Origin: Hashable {
    let catalog: String
    let sourceLanguage: String
    let targetLanguage: String
    let export: String
  }

  /// The sheet's name in its workbook; `nil` for a sheet in text form.
  private let sheet: String?
  private let columns: SheetColumns
  /// The number of cells in the first row.
  private let width: Int

  /// True if the first row of a file has the columns of a sheet for translators.
  package static func knows(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard let header = try? DelimitedReader.firstRow(of: bytes) else { return false }
    return (try? SheetReader(header, of: nil)) != nil
  }

  /// The index of the file for each origin, and the one found last: most rows have the same origin
  /// as the row before.
  struct FileIndices {
    fileprivate var byOrigin: [Origin: Int] = [:]
    fileprivate var last: (cells: Origin, place: Int)?
  }

  /// Adds the unit of a row below the first one to the file of its catalog and language.
  func add(_ row: SheetRow, to files: inout [UnitFile], _ indices: inout FileIndices) {
    let rejoined = joined(row)
    let row = rejoined ?? row
    let index = fileIndex(of: row, in: &files, &indices)
    let sums = RowSums(cell: cell(.check, of: row))
    let (unit, damage) = unit(of: row, sums, isCut: rejoined != nil || isCut(row))
    if let damage { files[index].damages[files[index].units.count] = damage }
    if let sums {
      if files[index].exportNote == nil { files[index].exportNote = "" }
      files[index].exportNote?.append(sums.unit.text)
    }
    let sheet = SheetPlace(
      firstUnit: files[index].units.count, name: self.sheet,
      targetColumn: (columns[.target] ?? 0) + 1)
    if files[index].sheets.last.map({ $0.isSamePlace(as: sheet) }) != true {
      files[index].sheets.append(sheet)
    }
    files[index].units.append(unit)
  }

  private typealias SheetPlace = UnitFile.SheetPlace

  /// Returns the index of the file that a row belongs to; a new origin gets a new file.
  private func fileIndex(
    of row: SheetRow, in files: inout [UnitFile], _ indices: inout FileIndices
  ) -> Int {
    let cells = origin { cell($0, of: row) }
    if let last = indices.last, last.cells == cells { return last.place }
    let origin = origin {
      String(GuardedCell.bared(cell($0, of: row))[...].trimmingSpaces())
    }
    let index = indices.byOrigin[origin] ?? files.count
    if index == files.count {
      indices.byOrigin[origin] = index
      files.append(Self.file(origin, line: row.line))
    }
    indices.last = (cells, index)
    return index
  }

  /// True if an export wrote the row: a cell has checksums. This holds even if the sheet has lost
  /// its first row.
  static func isExported(_ row: SheetRow) -> Bool {
    row.cells.contains { RowSums(cell: $0.text) != nil }
  }

  /// - Parameter sheet: The sheet's name; `nil` for a sheet in text form.
  /// - Throws: ``SheetError`` if two columns have the same name, or if the columns `target` and
  ///   `id` (or `key`) are missing.
  init(_ header: SheetRow, of sheet: String?) throws(SheetError) {
    var columns = SheetColumns()
    for (index, cell) in header.cells.enumerated() {
      let name = cell.text[...].trimmingSpaces().lowercased()
      guard let column = SheetColumn(name: name) else { continue }
      if columns[column] != nil {
        throw SheetError(
          .duplicateColumn(name), sheet: sheet, line: cell.line, column: cell.column)
      }
      columns[column] = index
    }
    guard columns[.target] != nil, columns[.id] != nil || columns[.key] != nil else {
      throw SheetError(.noHeader, sheet: sheet, line: header.line, column: 1)
    }
    (self.sheet, self.columns, width) = (sheet, columns, header.cells.count)
  }

  private func cell(_ column: SheetColumn, of row: SheetRow) -> String {
    guard let index = columns[column], index < row.cells.count else { return "" }
    return row.cells[index].text
  }

  private func spelling(_ column: SheetColumn, of row: SheetRow) -> String? {
    guard let index = columns[column], index < row.cells.count else { return nil }
    return row.cells[index].spelling
  }

  private func origin(_ text: (SheetColumn) -> String) -> Origin {
    Origin(
      catalog: text(.catalog), sourceLanguage: text(.sourceLanguage),
      targetLanguage: text(.targetLanguage), export: text(.export))
  }

  private static func file(_ origin: Origin, line: Int) -> UnitFile {
    func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
    let words = origin.export.split(separator: " ", maxSplits: 1).map { String($0) }
    let tool =
      words.count == 2
      ? UnitFile.Tool(id: words[0], name: words[0], version: "", build: words[1]) : nil
    var file = UnitFile(
      original: nonEmpty(origin.catalog), sourceLanguage: nonEmpty(origin.sourceLanguage),
      targetLanguage: nonEmpty(origin.targetLanguage), tool: tool, line: line)
    file.stateOrigin = .inCells
    return file
  }

  /// Returns the unit of a row, and the reason to refuse it if a program changed a cell.
  ///
  /// - Parameters:
  ///   - sums: The checksums of the exported cells; `nil` for a row of another program.
  ///   - isCut: True if the target is only a part of the typed text.
  private func unit(
    of row: SheetRow, _ sums: RowSums?, isCut: Bool
  ) -> (TranslationUnit, LedgerReason?) {
    let id = ReturnedCell(
      idCell(of: row), spelling: spelling(.id, of: row),
      as: columns[.id] == nil ? nil : sums?.id)
    let source = ReturnedCell(
      cell(.source, of: row), spelling: spelling(.source, of: row), as: sums?.source)
    let target = ReturnedCell(
      cell(.target, of: row), spelling: spelling(.target, of: row), as: sums?.target)
    let state = ReturnedCell(cell(.state, of: row), as: sums?.state)
    let isEdited = sums == nil || !target.isIntact
    let text = isEdited ? typed(cell(.target, of: row), sums, source.text) : target.text
    let isPhrases = cell(.form, of: row) == PhraseLines.form
    let hasSource = columns[.source] != nil
    var unit = TranslationUnit(
      // An exported row has an empty id for the empty key.
      id: id.text.isEmpty && sums == nil ? nil : id.text,
      isTranslatable: SheetState.isUntranslatable(state.text) ? false : nil,
      source: hasSource ? PhraseLines.text(source.text, isPhrases: isPhrases) : nil,
      target: Self.target(
        text, state.text, isPhrases: isPhrases, isEdited: isEdited && sums != nil,
        isStateIntact: state.isIntact, of: source.text),
      line: row.line)
    // Further notes would stand on lines of their own.
    let comment = GuardedCell.bared(cell(.comment, of: row))
    if !comment.isEmpty, !comment.contains("\n") { unit.comment = TextChecksum(of: comment) }
    // The program that saved the sheet left the formula's value out.
    let lacksValue = text.isEmpty && isFormula(row)
    let isStateChosen = !state.isIntact && !state.text.isEmpty
    if !isEdited, !isStateChosen, !lacksValue { return (unit, nil) }
    // In a sheet of another program, an empty cell means that there is no translation.
    if sums == nil, text.isEmpty, !lacksValue { return (unit, nil) }
    let damaged: (SheetColumn, CellDiagnostic)? =
      if sums == nil, !cell(.check, of: row).isEmpty {
        (.check, .changed)
      } else if !id.isIntact {
        (.id, .changed)
      } else if sums != nil, !isKey(cell(.key, of: row), of: id.text) {
        (.key, .ofAnotherRow)
      } else if hasSource, !source.isIntact {
        (.source, .changed)
      } else if isCut {
        (.target, .made(String(text.prefix(40))))
      } else if isEdited || lacksValue, let converted = convertedText(row, text, of: source.text) {
        (.target, .made(String(converted.prefix(40))))
      } else if !SheetState.isKnown(state.text) {
        (.state, .unknownState(String(state.text.prefix(40))))
      } else {
        nil
      }
    return (unit, damaged.map { damage(of: $0.0, in: row, $0.1) })
  }

  /// True if a cell of the column `key` belongs to an id. It does not if a person sorted only the
  /// visible columns.
  private func isKey(_ cell: String, of id: String) -> Bool {
    guard columns[.key] != nil, columns[.id] != nil else { return true }
    func unified(_ text: String) -> String {
      text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
    let key = UnitID.split(id)?.key ?? id
    return [cell, GuardedCell.bared(cell)].contains { unified($0).hasBytes(of: unified(key)) }
  }

  // MARK: Texts that were cut

  /// Returns a row with its cells moved back to their columns; `nil` for a row whose checksums are
  /// in their column, or missing. A program that splits at a second delimiter cuts the target into
  /// several cells, and moves the rest of the row to the right.
  private func joined(_ row: SheetRow) -> SheetRow? {
    guard row.cells.count > width, let target = columns[.target], let check = columns[.check],
      check > target, RowSums(cell: row.cells[check].text) == nil
    else { return nil }
    let checkIndex = row.cells[(check + 1)...].firstIndex { RowSums(cell: $0.text) != nil }
    guard let checkIndex else { return nil }
    var cells = row.cells
    cells.removeSubrange(target + 1...target + checkIndex - check)
    return SheetRow(number: row.number, cells: cells)
  }

  /// True if the target was cut and no cell with checksums follows it: the row then has more cells
  /// than the first row. If a column that gloss needs comes after the target, the further cells are
  /// a person's remarks. A column that the sheet lacks does not.
  private func isCut(_ row: SheetRow) -> Bool {
    guard row.cells.count > width, row.cells[width...].contains(where: { !$0.text.isEmpty }),
      let target = columns[.target]
    else { return false }
    return [.id, .source, .state, .check].allSatisfy { (columns[$0] ?? 0) < target }
  }

  /// Returns the value that a program made from the typed text; `nil` if the cell has the typed
  /// text itself. A formula counts even without a value.
  private func convertedText(_ row: SheetRow, _ text: String, of source: String) -> String? {
    if let index = columns[.target], index < row.cells.count {
      switch row.cells[index].kind {
      case .formula(let formula): return "=" + formula
      // A number that equals the source was typed on purpose.
      case .calculated where text != source: return text
      case .calculated, .text: break
      }
    }
    if text.isEmpty { return nil }
    return ConvertedCell.isConverted(text, of: source) ? text : nil
  }

  private func isFormula(_ row: SheetRow) -> Bool {
    guard let index = columns[.target], index < row.cells.count,
      case .formula = row.cells[index].kind
    else { return false }
    return true
  }

  private func damage(
    of column: SheetColumn, in row: SheetRow, _ flaw: CellDiagnostic
  ) -> LedgerReason {
    .damagedCell(
      CellPlace(sheet: sheet, row: row.number, column: (columns[column] ?? 0) + 1),
      column: column.name, flaw)
  }

  /// Returns the cell of the id, or the id made from key and form in a sheet without that column.
  private func idCell(of row: SheetRow) -> String {
    if columns[.id] != nil { return cell(.id, of: row) }
    let key = GuardedCell.bared(cell(.key, of: row))
    let form = cell(.form, of: row)
    return form.isEmpty || form == PhraseLines.form ? key : key + UnitID.separator + form
  }

  /// Returns the typed text with the source's line ends, without an apostrophe at its start that
  /// was copied from the source or that programs require before formulas.
  private func typed(_ cell: String, _ sums: RowSums?, _ source: String) -> String {
    let hasReturns = source.hasByte(UInt8(ascii: "\r"))
    let isUnified = hasReturns || !cell.hasByte(UInt8(ascii: "\r"))
    let text = isUnified ? cell : cell.replacing("\r\n", with: "\n")
    let bared = GuardedCell.bared(text)
    let isGuard =
      switch sums?.guarding {
      case nil, .guardedTarget?: true
      case .plainTarget?: GuardedCell.isFormula(bared) || GuardedCell.isAtRisk(source)
      case .unguarded?: false
      }
    return isGuard ? bared : text
  }

  /// Returns the target of a row.
  ///
  /// - Parameters:
  ///   - isEdited: True if a person changed the text.
  ///   - isStateIntact: True if the state is the exported one. A person who types a text seldom
  ///     changes its state, so that the state says little then.
  private static func target(
    _ text: String, _ stateCell: String, isPhrases: Bool, isEdited: Bool, isStateIntact: Bool,
    of source: String
  ) -> TranslationUnit.Target? {
    var (state, qualifier) = SheetState.read(stateCell)
    if text.isEmpty, state == nil, qualifier == nil {
      // Either the cell was cleared, or there was no translation.
      return isEdited ? TranslationUnit.Target(.plain(""), state: nil) : nil
    }
    if isEdited, isStateIntact, !text.isEmpty, qualifier == nil {
      if state == .new { state = nil }
      // A text without words is the same in most languages.
      if state == nil, text.hasBytes(of: source), !source.hasWords { state = .translated }
    }
    return TranslationUnit.Target(
      PhraseLines.text(text, isPhrases: isPhrases), state: state, stateQualifier: qualifier)
  }
}
