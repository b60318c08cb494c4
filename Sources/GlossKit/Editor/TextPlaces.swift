import LocalizationModel
import ProtocolServer

/// A text with its lines, to convert byte offsets to an editor's positions and back.
///
/// An editor counts lines and columns from 0, a column in UTF-16 units or in UTF-8 bytes as the
/// client and the server have agreed. A byte order mark, which editors do not show, has no width.
struct TextPlaces: Sendable {
  let bytes: ContiguousArray<UInt8>
  private let encoding: LSP.PositionEncodingKind
  /// The offset of each line's first byte, ascending; never empty.
  private let starts: [Int]

  init(_ bytes: ContiguousArray<UInt8>, _ encoding: LSP.PositionEncodingKind) {
    self.bytes = bytes
    self.encoding = encoding
    let span = bytes.span
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var starts = [hasMark ? 3 : 0]
    for offset in bytes.indices where span.endsLine(at: offset) { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Returns the position of a byte; an offset past the end counts as the end.
  func position(ofByte offset: Int) -> LSP.Position {
    let offset = min(max(offset, starts[0]), bytes.count)
    let line = starts.partitioningIndex { $0 > offset } - 1
    return LSP.Position(line: line, character: width(of: starts[line]..<offset))
  }

  func range(_ range: ByteRange) -> LSP.Range {
    LSP.Range(start: position(ofByte: range.start), end: position(ofByte: range.end))
  }

  /// Returns the range of a line without its end.
  ///
  /// - Parameter line: Counted from 1, as findings have it.
  func range(ofLine line: Int) -> LSP.Range {
    let index = min(max(line - 1, 0), starts.count - 1)
    return range(ByteRange(start: starts[index], end: end(ofLine: index)))
  }

  /// Returns the byte offset of a finding's line and column.
  func offset(of position: SourcePosition) -> Int {
    let index = min(max(position.line - 1, 0), starts.count - 1)
    var (offset, column) = (starts[index], 1)
    let end = end(ofLine: index)
    while offset < end, column < position.column {
      offset = next(after: offset)
      column += 1
    }
    return min(offset, end)
  }

  /// Returns the byte offset of a position. A column past the end of its line counts as the line's
  /// end, as the protocol says; so does a line past the last one as the end of the text.
  func offset(of position: LSP.Position) -> Int {
    guard position.line >= 0 else { return starts[0] }
    guard position.line < starts.count else { return bytes.count }
    var offset = starts[position.line]
    let end = end(ofLine: position.line)
    var width = 0
    while offset < end {
      let next = next(after: offset)
      width += self.width(of: offset..<next)
      // A column within a character counts as the character's start.
      if width > position.character { break }
      offset = next
    }
    return min(offset, end)
  }

  /// Returns the bytes of a range; empty at the start if the range ends before it begins.
  func bytes(of range: LSP.Range) -> ByteRange {
    let start = offset(of: range.start)
    return ByteRange(start: start, end: max(start, offset(of: range.end)))
  }

  /// Returns the offset just past a line's last byte before its line end.
  private func end(ofLine index: Int) -> Int {
    guard index + 1 < starts.count else { return bytes.count }
    let last = starts[index + 1] - 1
    let isPair =
      bytes[last] == UInt8(ascii: "\n") && last > starts[index]
      && bytes[last - 1] == UInt8(ascii: "\r")
    return isPair ? last - 1 : last
  }

  /// Returns the offset of the character after the one at an offset.
  private func next(after offset: Int) -> Int {
    var next = offset + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  private func width(of range: Range<Int>) -> Int {
    if encoding == .utf8 { return range.count }
    var width = 0
    for byte in bytes[range] {
      // Each character counts at its first byte; one of four bytes takes two UTF-16 units.
      if byte & 0xC0 != 0x80 { width += byte >= 0xF0 ? 2 : 1 }
    }
    return width
  }
}
