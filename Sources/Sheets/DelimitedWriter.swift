/// Writes rows as a sheet in text: RFC 4180, in UTF-8 with the mark by which Excel knows it.
package enum DelimitedWriter {
  /// - Parameter delimiter: What stands between the cells of a row.
  package static func bytes(
    of rows: [[String]], delimiter: Unicode.Scalar
  ) -> ContiguousArray<UInt8> {
    let delimiter = UInt8(ascii: delimiter)
    var bytes: ContiguousArray<UInt8> = [0xEF, 0xBB, 0xBF]
    for row in rows {
      for (place, text) in row.enumerated() {
        if place > 0 { bytes.append(delimiter) }
        append(text, to: &bytes, delimiter)
      }
      bytes += "\r\n".utf8
    }
    return bytes
  }

  private static func append(
    _ text: String, to bytes: inout ContiguousArray<UInt8>, _ delimiter: UInt8
  ) {
    let quote = UInt8(ascii: "\"")
    let isBare = text.utf8.allSatisfy { $0 != delimiter && $0 != quote && $0 >= 0x20 }
    if isBare, text.utf8.first != 0x20, text.utf8.last != 0x20 {
      bytes += text.utf8
      return
    }
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
