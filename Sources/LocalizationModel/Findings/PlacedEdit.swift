/// A fix as one replacement of one range, with its place as reports need it.
///
/// Tools that offer fixes take each replacement by itself, so of two insertions around a literal
/// one could be taken without the other.
public struct PlacedEdit: Hashable, Sendable {
  /// What is replaced.
  public let place: PlacedRange
  /// The text that takes its place.
  public let replacement: String

  /// - Parameters:
  ///   - fix: Has edits within the bytes.
  ///   - lines: The lines of the bytes.
  /// - Returns: `nil` for a fix that has no edits, some beyond the end, or some in other files: half
  ///   of such a fix must not be taken.
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
