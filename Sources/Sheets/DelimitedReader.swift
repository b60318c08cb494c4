internal import LocalizationModel

/// Reads a sheet in text form (CSV or TSV): RFC 4180, with the variations of spreadsheet programs.
/// A ``RowReceiver`` gets the rows; in an import that is a ``SheetUnitCollector``.
///
/// The delimiter of cells is the comma, semicolon or tab, whichever is most frequent in the first
/// row, or the character that a first line such as `sep=;` names. Rows end at any line end outside
/// of quotation marks.
package struct DelimitedReader {
  /// The greatest number of columns in Excel, far more than an export has.
  private static let columnLimit = 16_384

  private let bytes: ContiguousArray<UInt8>
  /// The offset after a byte order mark.
  private let start: Int
  private let delimiter: UInt8
  private var offset: Int
  private var line = 1
  private var lineStart: Int

  /// Passes the rows of a sheet to a receiver, in order.
  ///
  /// - Throws: ``SheetError`` with the line and column of the damage.
  package static func read(
    _ bytes: ContiguousArray<UInt8>, into receiver: any RowReceiver
  ) throws(SheetError) {
    let (bytes, start) = try SheetBytes.utf8(bytes)
    var reader = DelimitedReader(bytes, from: start)
    // Two rows take turns, so that their memory is reused.
    var row = SheetRow(number: 0, cells: [])
    var previous = row
    receiver.begin(nil)
    while reader.offset < reader.bytes.count {
      swap(&row, &previous)
      row.number = previous.number + 1
      try reader.read(&row.cells, after: previous.cells)
      receiver.take(row)
    }
  }

  /// Returns the first row that is not blank; `nil` if there is none.
  ///
  /// - Throws: ``SheetError`` with the line and column of the damage.
  package static func firstRow(of bytes: ContiguousArray<UInt8>) throws(SheetError) -> SheetRow? {
    let (bytes, start) = try SheetBytes.utf8(bytes)
    var reader = DelimitedReader(bytes, from: start)
    var number = 0
    while reader.offset < reader.bytes.count {
      number += 1
      var row = SheetRow(number: number, cells: [])
      try reader.read(&row.cells, after: [])
      if !row.isBlank { return row }
    }
    return nil
  }

  /// - Parameter start: The offset after a byte order mark.
  private init(_ bytes: ContiguousArray<UInt8>, from start: Int) {
    (self.bytes, self.start, lineStart) = (bytes, start, start)
    let prefix = Array("sep=".utf8)
    let end = start + prefix.count
    if bytes[start...].starts(with: prefix), bytes.count > end + 1, Self.isLineEnd(bytes[end + 1]) {
      delimiter = bytes[end]
      offset = end + 1
      endLine()
    } else {
      delimiter = Self.delimiter(ofFirstRowIn: bytes[start...])
      offset = start
    }
  }

  private static func delimiter(ofFirstRowIn bytes: ContiguousArray<UInt8>.SubSequence) -> UInt8 {
    let all = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if isLineEnd(byte), counts != [0, 0, 0] { break }
      if let index = all.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return all[counts.firstIndex(of: most) ?? 0]
  }

  /// Reads a row.
  ///
  /// - Parameters:
  ///   - cells: Replaced by the row's cells; the array's memory is reused.
  ///   - previous: The cells of the previous row. Cells with the same text share its string.
  private mutating func read(
    _ cells: inout [SheetRow.Cell], after previous: [SheetRow.Cell]
  ) throws(SheetError) {
    cells.removeAll(keepingCapacity: true)
    cells.reserveCapacity(previous.count)
    cells.append(try cell(below: previous.first, after: nil))
    while offset < bytes.count, bytes[offset] == delimiter {
      offset += 1
      if cells.count == Self.columnLimit {
        throw SheetError(
          .tooManyColumns(limit: Self.columnLimit), line: line, column: offset - lineStart)
      }
      cells.append(
        try cell(below: cells.count < previous.count ? previous[cells.count] : nil, after: cells[0])
      )
    }
    if offset < bytes.count { endLine() }
  }

  /// Reads a cell. Most cells equal the cell above or the first cell of the row, and then share its
  /// string.
  ///
  /// - Parameters:
  ///   - above: The cell of the same column in the previous row.
  ///   - first: The first cell of the row: the key, to which most sources and ids are equal.
  private mutating func cell(
    below above: SheetRow.Cell?, after first: SheetRow.Cell?
  ) throws(SheetError) -> SheetRow.Cell {
    let (line, column) = (line, offset - lineStart + 1)
    if offset == bytes.count || endsCell(bytes[offset]) {
      return SheetRow.Cell(text: "", line: line, column: column)
    }
    if bytes[offset] == Self.quote {
      return SheetRow.Cell(
        text: try quotedText(line, column, after: first), line: line, column: column)
    }
    let start = offset
    offset = cellEnd(from: start)
    if let above, isSame(start..<offset, above.text) {
      return SheetRow.Cell(text: above.text, line: line, column: column)
    }
    if let first, isSame(start..<offset, first.text) {
      return SheetRow.Cell(text: first.text, line: line, column: column)
    }
    return SheetRow.Cell(text: try text(start..<offset), line: line, column: column)
  }

  /// Returns the end of a cell without quotation marks. Eight bytes are compared at a time.
  private func cellEnd(from start: Int) -> Int {
    let span = bytes.span
    var offset = start
    while offset &+ 8 <= span.count {
      let word = ByteWord(at: offset, in: span)
      let marks =
        word.firstMatches(delimiter) | word.firstMatches(0x0A) | word.firstMatches(0x0D)
      if marks != 0 { return offset &+ ByteWord.first(marks) }
      offset &+= 8
    }
    while offset < span.count, !endsCell(span[offset]) { offset &+= 1 }
    return offset
  }

  /// Returns the offset of the next quotation mark or line end.
  private func nextMark(from start: Int) -> Int {
    let span = bytes.span
    var offset = start
    while offset &+ 8 <= span.count {
      let word = ByteWord(at: offset, in: span)
      let marks =
        word.firstMatches(Self.quote) | word.firstMatches(0x0A) | word.firstMatches(0x0D)
      if marks != 0 { return offset &+ ByteWord.first(marks) }
      offset &+= 8
    }
    while offset < span.count, span[offset] != Self.quote, !Self.isLineEnd(span[offset]) {
      offset &+= 1
    }
    return offset
  }

  private func isSame(_ range: Range<Int>, _ text: String) -> Bool {
    guard text.utf8.count == range.count else { return false }
    return text.withBytes { $0.isEqual(to: bytes.span.extracting(range)) }
  }

  private func text(_ range: Range<Int>) throws(SheetError) -> String {
    if let text = String(validating: bytes[range], as: UTF8.self) { return text }
    throw SheetBytes.invalid(bytes, from: start)
  }

  /// Reads a cell in quotation marks.
  ///
  /// - Parameters:
  ///   - line: The line of the opening mark, for errors.
  ///   - column: The column of the opening mark.
  ///   - first: The first cell of the row.
  private mutating func quotedText(
    _ line: Int, _ column: Int, after first: SheetRow.Cell?
  ) throws(SheetError) -> String {
    // The parts between doubled marks. Most cells have no mark inside, and so no parts to join.
    var parts: ContiguousArray<UInt8> = []
    offset += 1
    var start = offset
    var end = offset
    while true {
      offset = nextMark(from: offset)
      guard offset < bytes.count else {
        throw SheetError(.openQuote, line: line, column: column)
      }
      if bytes[offset] == Self.quote {
        end = offset
        offset += 1
        guard offset < bytes.count, bytes[offset] == Self.quote else { break }
        parts += bytes[start..<end]
        start = offset
        offset += 1
      } else {
        endLine()
      }
    }
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    if offset < bytes.count, !endsCell(bytes[offset]) {
      throw SheetError(.textAfterQuote, line: self.line, column: offset - lineStart + 1)
    }
    if parts.isEmpty {
      if let first, isSame(start..<end, first.text) { return first.text }
      return try text(start..<end)
    }
    parts += bytes[start..<end]
    if let text = String(validating: parts, as: UTF8.self) { return text }
    throw SheetBytes.invalid(bytes, from: self.start)
  }

  private mutating func endLine() {
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "\n")
    offset += isPair ? 2 : 1
    line += 1
    lineStart = offset
  }

  private func endsCell(_ byte: UInt8) -> Bool { byte == delimiter || Self.isLineEnd(byte) }

  private static let quote = UInt8(ascii: "\"")

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
