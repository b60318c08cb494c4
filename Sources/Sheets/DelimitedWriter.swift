internal import LocalizationModel

/// Writes rows as a sheet in text form (CSV or TSV): RFC 4180, in UTF-8 with a byte order mark, by
/// which Excel recognizes the encoding. ``SheetWriter`` uses it for exports.
package struct DelimitedWriter {
  private static let quote = UInt8(ascii: "\"")

  /// The bytes of the rows so far.
  package private(set) var bytes: ContiguousArray<UInt8> = [0xEF, 0xBB, 0xBF]
  private let delimiter: UInt8
  private var isAtRowStart = true

  /// - Parameter delimiter: The character between two cells of a row.
  package init(delimiter: Unicode.Scalar) { self.delimiter = UInt8(ascii: delimiter) }

  /// Returns the bytes of all rows, with cells unguarded.
  package static func bytes(
    of rows: [[String]], delimiter: Unicode.Scalar
  ) -> ContiguousArray<UInt8> {
    var writer = DelimitedWriter(delimiter: delimiter)
    for row in rows {
      for text in row { writer.append(text) }
      writer.endRow()
    }
    return writer.bytes
  }

  /// Neighboring cells that many rows share, already written.
  package struct Cells: Sendable {
    fileprivate let bytes: ContiguousArray<UInt8>
  }

  /// Creates shared cells, to be written with ``append(_:)`` in each row.
  ///
  /// - Parameter isGuarded: True to put an apostrophe before a risky text, see ``GuardedCell``.
  package func cells(_ texts: [String], isGuarded: Bool = false) -> Cells {
    var writer = self
    (writer.bytes, writer.isAtRowStart) = ([], true)
    for text in texts { writer.append(text, isGuarded: isGuarded) }
    return Cells(bytes: writer.bytes)
  }

  /// Reserves capacity for more bytes, which saves copying them as they grow.
  package mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Writes the next cell as the bytes that `body` appends, which must not need quotation marks.
  package mutating func append(bare body: (inout ContiguousArray<UInt8>) -> Void) {
    if !isAtRowStart { bytes.append(delimiter) }
    isAtRowStart = false
    body(&bytes)
  }

  /// Writes shared cells.
  package mutating func append(_ cells: Cells) {
    if !isAtRowStart { bytes.append(delimiter) }
    isAtRowStart = false
    bytes += cells.bytes
  }

  /// Writes the next cell of the row.
  ///
  /// - Parameter isGuarded: True to put an apostrophe before a risky text, see ``GuardedCell``.
  package mutating func append(_ text: String, isGuarded: Bool = false) {
    if text.utf8.isEmpty {
      if !isAtRowStart { bytes.append(delimiter) }
      isAtRowStart = false
      return
    }
    append(text, cellForm: cellForm(of: text, isGuarded: isGuarded))
  }

  /// The form in which a text is written: its quoting, and its apostrophe if it is guarded. It is
  /// computed once for a text that several cells of a row have.
  package struct CellForm {
    fileprivate let shape: Shape
    fileprivate let hasApostrophe: Bool
  }

  /// Returns the written form of a text, for ``append(_:cellForm:)``.
  package func cellForm(of text: String, isGuarded: Bool) -> CellForm {
    let hasApostrophe = isGuarded && GuardedCell.isAtRisk(text)
    return CellForm(
      shape: shape(of: text, isFirstSpaceSafe: hasApostrophe), hasApostrophe: hasApostrophe)
  }

  /// Writes the next cell of the row with a text whose written form is known.
  package mutating func append(_ text: String, cellForm: CellForm) {
    if !isAtRowStart { bytes.append(delimiter) }
    isAtRowStart = false
    let hasApostrophe = cellForm.hasApostrophe
    switch cellForm.shape {
    case .bare:
      if hasApostrophe { bytes.append(UInt8(ascii: "'")) }
      bytes += text.utf8
    case .quoted:
      bytes.append(Self.quote)
      if hasApostrophe { bytes.append(UInt8(ascii: "'")) }
      bytes += text.utf8
      bytes.append(Self.quote)
    case .escaped:
      bytes.append(Self.quote)
      if hasApostrophe { bytes.append(UInt8(ascii: "'")) }
      for byte in text.utf8 {
        if byte == Self.quote { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(Self.quote)
    }
  }

  /// Ends the row with a carriage return and a line feed, as RFC 4180 asks.
  package mutating func endRow() {
    bytes += [0x0D, 0x0A]
    isAtRowStart = true
  }

  /// The quoting of a cell.
  fileprivate enum Shape {
    case bare
    /// In quotation marks; the text has none inside.
    case quoted
    // In quotation marks, with the marks inside the text doubled.
    case escaped
  }

  /// Returns the quoting that a text needs. Eight bytes are tested at a time. A text with a space
  /// at an end is quoted, so that the space is kept.
  ///
  /// - Parameter isFirstSpaceSafe: True if an apostrophe comes before the text.
  private func shape(of text: String, isFirstSpaceSafe: Bool) -> Shape {
    text.withBytes { text in
      if text.count == 0 { return .bare }
      var isBare = (isFirstSpaceSafe || text[0] != 0x20) && text[text.count - 1] != 0x20
      var offset = 0
      while offset &+ 8 <= text.count {
        let word = ByteWord(at: offset, in: text)
        if word.firstMatches(Self.quote) != 0 { return .escaped }
        if word.firstMatches(delimiter) | word.controls != 0 { isBare = false }
        offset &+= 8
      }
      while offset < text.count {
        let byte = text[offset]
        if byte == Self.quote { return .escaped }
        if byte == delimiter || byte < 0x20 { isBare = false }
        offset &+= 1
      }
      return isBare ? .bare : .quoted
    }
  }
}
