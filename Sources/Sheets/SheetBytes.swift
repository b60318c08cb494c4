/// The bytes of a sheet, made UTF-8.
package enum SheetBytes {
  /// - Returns: The bytes, and the offset of the first behind a byte order mark. Whether they are UTF-8 is not
  ///   looked at: ``invalid(_:from:)`` says where they are not.
  /// - Throws: ``SheetError`` for UTF-16 with parts of characters, and for workbooks.
  static func utf8(
    _ bytes: ContiguousArray<UInt8>
  ) throws(SheetError) -> (bytes: ContiguousArray<UInt8>, start: Int) {
    if isOldWorkbook(bytes) { throw SheetError(.oldWorkbook) }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
      throw SheetError(.workbook, line: 1, column: 1)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (bytes, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (try utf16(bytes, from: 2, isBig: false), 0) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (try utf16(bytes, from: 2, isBig: true), 0) }
    // The first row of a sheet is ASCII.
    if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[3] == 0 {
      return (try utf16(bytes, from: 0, isBig: false), 0)
    }
    if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0 {
      return (try utf16(bytes, from: 0, isBig: true), 0)
    }
    return (bytes, 0)
  }

  /// Whether the bytes begin as a compound document does, in which Excel also keeps what has a password.
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

  /// The error at the first byte that is not UTF-8.
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
