/// The line that a finding begins on; a long line is cut around the finding, as in a catalog on one
/// line.
public struct SourceExcerpt: Hashable, Sendable {
  /// The text without its line end.
  public let text: String
  /// The finding's range as bytes of ``text``; it ends with the line at the latest.
  public let mark: ByteRange
  /// True if the line begins before the text.
  public let isCutBefore: Bool
  /// True if the line goes on after the text.
  public let isCutAfter: Bool

  /// The greatest number of bytes shown on either side of the mark's start.
  private static let reach = 160

  init(around range: ByteRange, in bytes: Span<UInt8>) {
    let anchor = min(range.start, bytes.count)
    var start = anchor
    while start > 0, !Self.endsLine(bytes[start - 1]), anchor - start < Self.reach { start -= 1 }
    var end = anchor
    while end < bytes.count, !Self.endsLine(bytes[end]), end - anchor < Self.reach { end += 1 }
    // Not within a character, whose later bytes have the form 0b10xxxxxx, and without the byte
    // order mark EF BB BF.
    while start < anchor, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end > anchor, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    if start == 0, end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      start = min(3, anchor)
    }
    // The start may have moved over up to three bytes of a character.
    isCutBefore = anchor - start >= Self.reach - 3 && start > 0 && !Self.endsLine(bytes[start - 1])
    isCutAfter = end < bytes.count && !Self.endsLine(bytes[end])
    var line: [UInt8] = []
    line.reserveCapacity(end - start)
    for offset in start..<end { line.append(bytes[offset]) }
    text = String(decoding: line, as: UTF8.self)
    mark = ByteRange(start: anchor - start, end: max(anchor, min(range.end, end)) - start)
  }

  /// The marked part of the text.
  public var markedText: String {
    String(decoding: Array(text.utf8)[mark.start..<mark.end], as: UTF8.self)
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
