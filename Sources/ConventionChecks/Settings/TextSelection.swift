/// The texts that a setting applies to, selected by table and key.
package struct TextSelection: Hashable, Sendable {
  /// The names of tables; `nil` for all.
  package var tables: [String]?
  /// The patterns of keys, in which `*` matches any characters; `nil` for all keys.
  package var keys: [String]?

  /// Selects every text.
  package init() {}

  /// True if the selection includes a text.
  func covers(_ key: String, in table: String) -> Bool {
    if let tables, !tables.contains(table) { return false }
    return keys?.contains { Self.matches(key, pattern: $0) } ?? true
  }

  /// Returns true if a pattern with `*` matches a whole text. After a mismatch only the last `*`
  /// takes one more byte, so that several `*` do not multiply the time.
  private static func matches(_ text: String, pattern: String) -> Bool {
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    var (offset, patternOffset) = (0, 0)
    var star: (patternOffset: Int, offset: Int)?
    while offset < text.count {
      if patternOffset < pattern.count, pattern[patternOffset] == UInt8(ascii: "*") {
        star = (patternOffset, offset)
        patternOffset += 1
      } else if patternOffset < pattern.count, pattern[patternOffset] == text[offset] {
        (patternOffset, offset) = (patternOffset + 1, offset + 1)
      } else if let last = star {
        star = (last.patternOffset, last.offset + 1)
        (patternOffset, offset) = (last.patternOffset + 1, last.offset + 1)
      } else {
        return false
      }
    }
    return pattern[patternOffset...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
