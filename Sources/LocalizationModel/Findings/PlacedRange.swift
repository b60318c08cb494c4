/// A range of a file in lines and columns, as reports need it: some count columns in characters,
/// others in bytes.
public struct PlacedRange: Hashable, Sendable {
  /// Where it begins.
  public let start: SourcePosition
  /// Just past the last character.
  public let end: SourcePosition
  /// Counted from 1 in UTF-8 bytes.
  public let startByteColumn: Int
  /// Likewise, just past the last byte.
  public let endByteColumn: Int

  init(_ range: ByteRange, _ lines: LineTable, in bytes: Span<UInt8>) {
    start = lines.position(ofByte: range.start, in: bytes)
    end = lines.position(ofByte: range.end, in: bytes)
    startByteColumn = lines.byteColumn(ofByte: range.start, in: bytes)
    endByteColumn = lines.byteColumn(ofByte: range.end, in: bytes)
  }
}
