/// A range of a file in lines and columns. It has columns in characters and in bytes, because
/// report formats differ: reviewdog counts bytes.
public struct PlacedRange: Hashable, Sendable {
  /// The position of the first character.
  public let start: SourcePosition
  /// The position just past the last character.
  public let end: SourcePosition
  /// The column of the first byte, counted from 1 in UTF-8 bytes.
  public let startByteColumn: Int
  /// The column just past the last byte, counted from 1 in UTF-8 bytes.
  public let endByteColumn: Int

  init(_ range: ByteRange, _ lines: LineTable, in bytes: Span<UInt8>) {
    start = lines.position(ofByte: range.start, in: bytes)
    end = lines.position(ofByte: range.end, in: bytes)
    startByteColumn = lines.byteColumn(ofByte: range.start, in: bytes)
    endByteColumn = lines.byteColumn(ofByte: range.end, in: bytes)
  }
}
