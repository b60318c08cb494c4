/// Recognizes the encoding of a sheet in text form and converts the bytes to UTF-8, for
/// ``DelimitedReader``.
package enum SheetBytes {
  /// Returns the bytes in UTF-8, and the offset after a byte order mark. The bytes are not
  /// validated yet; ``invalid(_:from:)`` finds the place of the error when a cell fails.
  ///
  /// - Throws: ``SheetError`` for invalid UTF-16, and for workbooks.
  static func utf8(
    _ bytes: ContiguousArray<UInt8>
  ) throws(SheetError) -> (bytes: ContiguousArray<UInt8>, start: Int) {
    if isOldWorkbook(bytes) { throw SheetError(.oldWorkbook) }
    // `PK` begins a zip archive, the form of newer workbooks.
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
      throw SheetError(.workbook, line: 1, column: 1)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (bytes, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (try utf16(bytes, from: 2, isBig: false), 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (try utf16(bytes, from: 2, isBig: true), 0) }
    // Without a mark: the first row is ASCII, so each second byte of UTF-16 is 0.
    if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[3] == 0 {
      return (try utf16(bytes, from: 0, isBig: false), 0)
    }
    if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0 {
      return (try utf16(bytes, from: 0, isBig: true), 0)
    }
    return (bytes, 0)
  }

  /// True if the bytes begin like a compound document, the format of `.xls` files, in which Excel
  /// also stores workbooks with a password.
  package static func isOldWorkbook(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
  }

  private static func utf16(
    _ bytes: ContiguousArray<UInt8>, from start: Int, isBig: Bool
  ) throws(SheetError) -> ContiguousArray<UInt8> {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var offset = start
    while offset + 1 < bytes.count {
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
      offset += 2
    }
    guard offset == bytes.count, let text = String(validating: units, as: UTF16.self) else {
      throw SheetError(.notUTF8, line: 1, column: 1)
    }
    return ContiguousArray(text.utf8)
  }

  /// Returns the error at the first byte that is not UTF-8.
  static func invalid(_ bytes: ContiguousArray<UInt8>, from start: Int) -> SheetError {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[start...].makeIterator()
    var (line, column) = (1, 1)
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      if scalar.first == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += scalar.count
      }
    }
    return SheetError(.notUTF8, line: line, column: column)
  }
}
