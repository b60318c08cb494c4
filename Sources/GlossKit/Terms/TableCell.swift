/// A cell of a CSV table (RFC 4180), whose separators may also be semicolons or tabs, as
/// spreadsheets write them. ``TermsTable`` reads its rows.
struct TableCell {
  /// The text without quotes and without spaces around it.
  let text: String
  /// The offset of the cell's first byte in the file.
  let offset: Int

  /// The error for a quotation mark without a closing one.
  struct Flaw: Error {
    /// The offset of the opening mark.
    let offset: Int
  }

  /// Splits a table into rows of cells; empty lines are left out.
  static func rows(of bytes: Span<UInt8>) throws(Flaw) -> [[TableCell]] {
    // A byte order mark is skipped.
    var offset =
      bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    let separator = separator(in: bytes, from: offset)
    var rows: [[TableCell]] = []
    var row: [TableCell] = []
    while offset < bytes.count {
      let cell = try cell(in: bytes, from: &offset, separator)
      row.append(cell)
      if offset < bytes.count, bytes[offset] == separator {
        offset += 1
        if offset == bytes.count { row.append(TableCell(text: "", offset: offset)) }
        if offset < bytes.count { continue }
      }
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
      if row.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
      row = []
    }
    return rows
  }

  /// Returns the most frequent separator in the first line: comma, semicolon or tab.
  private static func separator(in bytes: Span<UInt8>, from start: Int) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    for offset in start..<bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") { break }
      counts[bytes[offset], default: 0] += 1
    }
    let comma = UInt8(ascii: ",")
    return [UInt8(ascii: ";"), UInt8(ascii: "\t")].reduce(comma) {
      counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0
    }
  }

  /// Reads one cell, and moves the offset to the separator or line end after it.
  private static func cell(
    in bytes: Span<UInt8>, from offset: inout Int, _ separator: UInt8
  ) throws(Flaw) -> TableCell {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    let start = offset
    var text: [UInt8] = []
    var openQuote: Int?
    while offset < bytes.count {
      let byte = bytes[offset]
      if let open = openQuote {
        if byte == UInt8(ascii: "\"") {
          if offset + 1 < bytes.count, bytes[offset + 1] == byte {
            text.append(byte)
            offset += 1
          } else {
            openQuote = nil
          }
        } else {
          text.append(byte)
        }
        if offset + 1 == bytes.count, openQuote != nil { throw Flaw(offset: open) }
      } else if byte == UInt8(ascii: "\""), text.isEmpty {
        openQuote = offset
        if offset + 1 == bytes.count { throw Flaw(offset: offset) }
      } else if byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      } else {
        text.append(byte)
      }
      offset += 1
    }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return TableCell(text: String(decoding: text, as: UTF8.self), offset: start)
  }
}
