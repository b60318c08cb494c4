internal import LocalizationModel
internal import MarkupReader
internal import Sheets

/// Makes the rows of a worksheet from XML events, for ``WorkbookReader``: `<sheetData>` has a
/// `<row>` for each row, which has a `<c>` for each cell that is not empty or is formatted
/// (ECMA-376, part 1, 18.3.1).
final class WorksheetReceiver: MarkupReceiver {
  private let rows: any RowReceiver
  /// All state in one struct, for speed: Swift would check each property of a class for exclusive
  /// access at every event.
  private var worksheet: OpenWorksheet

  /// - Parameters:
  ///   - strings: The workbook's shared strings, to which cells refer by index.
  ///   - cellLimit: The greatest number of cells to read.
  ///   - rows: The receiver of the rows that are not empty.
  init(sheet: String, strings: [SharedString], cellLimit: Int, rows: any RowReceiver) {
    self.rows = rows
    worksheet = OpenWorksheet(sheet: sheet, strings: strings, cellLimit: cellLimit)
  }

  /// The number of cells that may still be read.
  var cellsLeft: Int { worksheet.cellLimit }
  /// The error that stopped reading; `nil` if there is none.
  var failure: SheetError? { worksheet.failure }

  func start(_ element: MarkupElement) -> Bool {
    worksheet.start(element)
    return true
  }

  func add(_ text: Span<UInt8>) -> Bool {
    worksheet.add(text)
    return true
  }

  func end() -> Bool { worksheet.end(rows) }
}

/// The state of a worksheet that is being read.
private struct OpenWorksheet {
  /// The kinds of open elements, by which events are understood.
  private enum Element {
    case other
    case row
    case cell
    case value
    case formula
    /// An inline string, `<is>`.
    case string
    case inString
  }

  /// The greatest number of columns in Excel.
  private static let columnLimit = 16_384
  /// The greatest number of rows in Excel.
  private static let rowLimit = 1_048_576

  private let sheet: String
  private let strings: [SharedString]
  /// The number of cells that may still be read. Empty cells before others count, so that one cell
  /// far to the right cannot exhaust memory.
  private(set) var cellLimit: Int
  private(set) var failure: SheetError?

  private var path: [Element] = []
  private var number = 0
  private var cells: [SheetRow.Cell] = []
  /// The column of a cell that has no reference.
  private var nextColumn = 1
  private var cell = OpenCell()

  init(sheet: String, strings: [SharedString], cellLimit: Int) {
    (self.sheet, self.strings, self.cellLimit) = (sheet, strings, cellLimit)
  }

  mutating func start(_ element: MarkupElement) {
    let kind = kind(of: element)
    path.append(kind)
    switch kind {
    case .row:
      let written = element.attributes["r"].flatMap { Int($0) }
      // Excel writes no numbers beyond the limit; a damaged number could overflow.
      number = written.flatMap { (1...Self.rowLimit).contains($0) ? $0 : nil } ?? number + 1
      nextColumn = 1
      cells.removeAll(keepingCapacity: true)
    case .cell:
      let column = element.attributes.withValue("r") { Self.column(in: $0) } ?? nil
      let type = element.attributes.withValue("t") { OpenCell.InitialValueType($0) } ?? .calculated
      cell.begin(inColumn: column ?? nextColumn, type)
      nextColumn = cell.column + 1
    case .inString: cell.item.start(element)
    case .formula: cell.formula = []
    case .other, .value, .string: break
    }
  }

  private func kind(of element: MarkupElement) -> Element {
    switch path.last {
    case .row?: element.isNamed("c") ? .cell : .other
    case .cell?:
      element.isNamed("v")
        ? .value : element.isNamed("f") ? .formula : element.isNamed("is") ? .string : .other
    case .string?, .inString?: .inString
    default: element.isNamed("row") ? .row : .other
    }
  }

  mutating func add(_ text: Span<UInt8>) {
    switch path.last {
    case .value?: unsafe text.withUnsafeBufferPointer { unsafe cell.value.append(contentsOf: $0) }
    case .formula?:
      unsafe text.withUnsafeBufferPointer { unsafe cell.formula?.append(contentsOf: $0) }
    case .inString?: cell.item.add(text)
    default: break
    }
  }

  /// Ends an element.
  ///
  /// - Parameter rows: The receiver of a row that ends here and is not empty.
  /// - Returns: False to stop reading.
  mutating func end(_ rows: any RowReceiver) -> Bool {
    switch path.popLast() {
    case .inString?: cell.item.end()
    case .cell?: return endCell()
    case .row?:
      if !cells.isEmpty {
        rows.take(SheetRow(number: number, cells: cells))
        // The memory is reused unless the receiver has kept the row.
        cells.removeAll(keepingCapacity: true)
      }
    default: break
    }
    return true
  }

  private mutating func endCell() -> Bool {
    guard cell.column <= Self.columnLimit else {
      return stop(.tooManyColumns(limit: Self.columnLimit))
    }
    guard let string = cell.string(strings) else { return stop(.missingSharedText) }
    // An empty cell that is only formatted.
    if string.text.isEmpty, cell.formula == nil { return true }
    let missing = max(cell.column - cells.count - 1, 0)
    cellLimit -= missing + 1
    if cellLimit < 0 { return stop(.tooManyCells(limit: WorkbookReader.cellLimit)) }
    for _ in 0..<missing {
      cells.append(SheetRow.Cell(text: "", line: number, column: cells.count + 1))
    }
    let read = SheetRow.Cell(
      text: string.text, spelling: string.spelling, kind: cell.kind, line: number,
      column: cell.column)
    // A repeated cell, which no program writes, replaces the first one.
    if cell.column <= cells.count { cells[cell.column - 1] = read } else { cells.append(read) }
    return true
  }

  private mutating func stop(_ reason: SheetError.Reason) -> Bool {
    failure = SheetError(reason, sheet: sheet, line: number, column: cell.column)
    return false
  }

  /// Returns the column in a reference such as `E5`, counted from 1; `nil` if there is none. The
  /// letters are digits to the base 26; a column beyond the limit is cut before it overflows.
  private static func column(in reference: Span<UInt8>) -> Int? {
    var column = 0
    for offset in 0..<reference.count {
      let byte = reference[offset]
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { break }
      if column > columnLimit { return column }
      column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
    }
    return column == 0 ? nil : column
  }
}
