internal import LocalizationModel
internal import MarkupReader
internal import Sheets

/// Takes the rows of a worksheet: `<sheetData>` with a `<row>` for each, with a `<c>` for each cell that
/// holds something or is formatted (ECMA-376, part 1, 18.3.1).
final class WorksheetReceiver: MarkupReceiver {
  /// What the events belong to.
  private enum Element {
    case other
    case row
    case cell
    case value
    case formula
    /// A string that is in the cell itself.
    case string
    case inString
  }

  /// Excel's.
  private static let columnLimit = 16_384

  private let sheet: String
  private let strings: [SharedString]
  /// How many cells there may be, empty ones between others included.
  private var cellLimit: Int
  private var path: [Element] = []

  private(set) var rows: [SheetRow] = []
  /// Why reading was stopped.
  private(set) var failure: SheetError?
  private var number = 0
  private var cells: [SheetRow.Cell] = []
  /// The column of a cell that does not say its own.
  private var nextColumn = 1
  private var cell = OpenCell()

  /// - Parameters:
  ///   - strings: The strings that cells name by their number.
  ///   - cellLimit: How many cells are read.
  init(sheet: String, strings: [SharedString], cellLimit: Int) {
    (self.sheet, self.strings, self.cellLimit) = (sheet, strings, cellLimit)
  }

  /// How many more cells can be read.
  var cellsLeft: Int { cellLimit }

  func start(_ element: MarkupElement) -> Bool {
    let kind = kind(of: element)
    path.append(kind)
    switch kind {
    case .row:
      number = element.attributes["r"].flatMap { Int($0) } ?? number + 1
      (cells, nextColumn) = ([], 1)
    case .cell:
      cell = OpenCell(
        column: element.attributes["r"].flatMap { Self.column(in: $0) } ?? nextColumn,
        type: element.attributes["t"] ?? "n")
      nextColumn = cell.column + 1
    case .inString: cell.item.start(element)
    case .formula: cell.formula = []
    case .other, .value, .string: break
    }
    return true
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

  func add(_ text: Span<UInt8>) -> Bool {
    switch path.last {
    case .value?: for index in text.indices { cell.value.append(text[index]) }
    case .formula?: for index in text.indices { cell.formula?.append(text[index]) }
    case .inString?: cell.item.add(text)
    default: break
    }
    return true
  }

  func end() -> Bool {
    switch path.popLast() {
    case .inString?: cell.item.end()
    case .cell?: return endCell()
    case .row?:
      if !cells.isEmpty { rows.append(SheetRow(number: number, cells: cells)) }
    default: break
    }
    return true
  }

  private func endCell() -> Bool {
    guard cell.column <= Self.columnLimit else {
      return stop(.tooManyColumns(limit: Self.columnLimit))
    }
    guard let string = cell.string(strings) else { return stop(.lostText) }
    // Formatted, and empty.
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
    // No program names a cell twice or goes back.
    if cell.column <= cells.count { cells[cell.column - 1] = read } else { cells.append(read) }
    return true
  }

  private func stop(_ reason: SheetError.Reason) -> Bool {
    failure = SheetError(reason, sheet: sheet, line: number, column: cell.column)
    return false
  }

  /// The number of the column in a place such as `E5`, from 1; `nil` if there is none.
  private static func column(in place: String) -> Int? {
    var column = 0
    for byte in place.utf8 {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { break }
      if column > columnLimit { return column }
      column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
    }
    return column == 0 ? nil : column
  }
}

/// A cell that is being read.
private struct OpenCell {
  var column = 0
  /// What kind of value it has, as the format spells it (18.18.11).
  var type = "n"
  var value: ContiguousArray<UInt8> = []
  var formula: ContiguousArray<UInt8>?
  var item = StringItem()

  /// - Parameter strings: The strings that cells name by their number.
  /// - Returns: What the cell shows; `nil` if it names a string that is not there.
  mutating func string(_ strings: [SharedString]) -> SharedString? {
    let value = String(decoding: value, as: UTF8.self)
    switch type {
    case "inlineStr": return item.finished()
    case "s" where !value.isEmpty:
      guard let number = Int(value), strings.indices.contains(number) else { return nil }
      return strings[number]
    case "str":
      let text = EscapedText.plain(value)
      return SharedString(text: text, spelling: text == value ? nil : value)
    case "b":
      return SharedString(
        text: value == "1" ? "TRUE" : value == "0" ? "FALSE" : value, spelling: nil)
    default: return SharedString(text: value, spelling: nil)
    }
  }

  var kind: SheetRow.Cell.Kind {
    if let formula { return .formula(String(decoding: formula, as: UTF8.self)) }
    return ["s", "str", "inlineStr"].contains(type) ? .text : .calculated
  }
}
