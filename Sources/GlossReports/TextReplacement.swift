package import LocalizationModel

/// A part of a text that another text takes the place of, as editors make changes.
package struct TextReplacement: Sendable {
  /// The bytes of the old text; empty for an insertion.
  package let range: ByteRange
  /// The text that takes their place.
  package let text: String

  /// Returns the replacements that make one text of another, in ascending order: the lines that
  /// differ, each cut down to the characters that do.
  package static func all(
    from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>
  ) -> [TextReplacement] {
    UnifiedDiff(from: old, to: new).changedRanges.map { ranges in
      var (before, after) = (ranges.old, ranges.new)
      while let first = before.first, let other = after.first, old[first] == new[other] {
        before = before.dropFirst()
        after = after.dropFirst()
      }
      // A character must not be cut: only its later bytes have the form 0b10xxxxxx.
      while isWithinCharacter(before.lowerBound, old) || isWithinCharacter(after.lowerBound, new) {
        before = before.lowerBound - 1..<before.upperBound
        after = after.lowerBound - 1..<after.upperBound
      }
      while let last = before.last, let other = after.last, old[last] == new[other] {
        before = before.dropLast()
        after = after.dropLast()
      }
      while isWithinCharacter(before.upperBound, old) || isWithinCharacter(after.upperBound, new) {
        before = before.lowerBound..<before.upperBound + 1
        after = after.lowerBound..<after.upperBound + 1
      }
      return TextReplacement(
        range: ByteRange(before), text: String(decoding: new[after], as: UTF8.self))
    }
  }

  /// Returns true if an offset does not begin a character, or lies between the two bytes that end a
  /// line.
  private static func isWithinCharacter(
    _ offset: Int, _ text: ContiguousArray<UInt8>
  ) -> Bool {
    guard offset > 0, offset < text.count else { return false }
    return text[offset] & 0xC0 == 0x80
      || text[offset] == UInt8(ascii: "\n") && text[offset - 1] == UInt8(ascii: "\r")
  }
}
