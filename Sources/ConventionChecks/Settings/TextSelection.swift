/// The texts that a setting applies to, selected by table and key.
package struct TextSelection: Hashable, Sendable {
  /// The names of tables; `nil` for all.
  package var tables: [String]?
  /// The patterns of keys, in which `*` stands for any characters; `nil` for all keys.
  package var keys: [String]?

  /// Selects every text.
  package init() {}

  func covers(_ key: String, in table: String) -> Bool {
    if let tables, !tables.contains(table) { return false }
    return keys?.contains { Self.matches(key, pattern: $0) } ?? true
  }

  /// Matches a pattern with `*`. For each mismatch only the last `*` takes one more byte, so that
  /// several of them do not multiply the time.
  private static func matches(_ text: String, pattern: String) -> Bool {
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    var (offset, place) = (0, 0)
    var star: (place: Int, offset: Int)?
    while offset < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, offset)
        place += 1
      } else if place < pattern.count, pattern[place] == text[offset] {
        (place, offset) = (place + 1, offset + 1)
      } else if let last = star {
        star = (last.place, last.offset + 1)
        (place, offset) = (last.place + 1, last.offset + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
