/// A fix as one replacement of one range, with lines and columns, for reports that other tools
/// apply.
///
/// Such tools apply each replacement by itself. Of a fix with two edits, such as parentheses around
/// a literal, a user could accept one without the other.
public struct PlacedEdit: Hashable, Sendable {
  /// The replaced range.
  public let place: PlacedRange
  /// The text that takes its place.
  public let replacement: String

  /// Joins the edits of a fix, with the unchanged text between them, into one. Fails for a fix
  /// without edits, with an edit past the end, or with edits in other files: half of such a fix must
  /// not be applied.
  ///
  /// - Parameters:
  ///   - fix: The fix.
  ///   - lines: The lines of the bytes.
  init?(_ fix: Fix, _ lines: LineTable, in bytes: Span<UInt8>) {
    guard fix.elsewhere.isEmpty, let first = fix.edits.first, let last = fix.edits.last,
      last.range.end <= bytes.count
    else { return nil }
    var text: [UInt8] = []
    var copied = first.range.start
    for edit in fix.edits {
      for offset in copied..<edit.range.start { text.append(bytes[offset]) }
      text += edit.replacement.utf8
      copied = edit.range.end
    }
    place = PlacedRange(ByteRange(start: first.range.start, end: copied), lines, in: bytes)
    replacement = String(decoding: text, as: UTF8.self)
  }
}
