/// A range of a file in lines and columns. Columns are there in characters and in bytes, because
/// report formats differ: reviewdog counts bytes.
public struct PlacedRange: Hashable, Sendable {
  /// The first character's place.
  public let start: SourcePosition
  /// The place just past the last character.
  public let end: SourcePosition
  /// The first byte's place in its line, counted from 1 in UTF-8 bytes.
  public let startByteColumn: Int
  /// The place just past the last byte in its line, likewise.
  public let endByteColumn: Int

  init(_ range: ByteRange, _ lines: LineTable, in bytes: Span<UInt8>) {
    start = lines.position(ofByte: range.start, in: bytes)
    end = lines.position(ofByte: range.end, in: bytes)
    startByteColumn = lines.byteColumn(ofByte: range.start, in: bytes)
    endByteColumn = lines.byteColumn(ofByte: range.end, in: bytes)
  }
}
