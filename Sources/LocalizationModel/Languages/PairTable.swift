/// A table of text pairs in one literal, searched by bisection without splitting it. A run looks up
/// only a few of the thousands of pairs, and making a dictionary of them took 7 % of an export.
/// ``LanguageTag`` keeps its tables in it.
package struct PairTable: Sendable {
  private let text: String

  /// Makes a table.
  ///
  /// - Parameter text: One pair per line, separated by a tab, sorted by the bytes of the first
  ///   texts, which are distinct.
  package init(_ text: String) { self.text = text }

  /// The second text of the pair whose first text is the key; `nil` if there is none.
  package subscript(key: String) -> String? {
    text.withBytes { bytes in key.withBytes { Self.value(of: $0, in: bytes) } }
  }

  private static func value(of key: Span<UInt8>, in text: Span<UInt8>) -> String? {
    // The lines from `start` to `end` are still to be searched.
    var (start, end) = (0, text.count)
    while start < end {
      var line = start + (end - start) / 2
      while line > start, text[line - 1] != UInt8(ascii: "\n") { line -= 1 }
      var offset = 0
      while offset < key.count, line + offset < end, text[line + offset] == key[offset] {
        offset += 1
      }
      let next = line + offset < text.count ? text[line + offset] : UInt8(ascii: "\n")
      if offset == key.count, next == UInt8(ascii: "\t") {
        let value = line + offset + 1
        var last = value
        while last < text.count, text[last] != UInt8(ascii: "\n") { last += 1 }
        return String(decoding: (value..<last).map { text[$0] }, as: UTF8.self)
      }
      // The tab after a line's first text sorts before any byte of a key, so that a text sorts
      // before longer ones that begin with it.
      if offset == key.count || key[offset] < next && next != UInt8(ascii: "\t") {
        end = line
      } else {
        start = line + offset
        while start < end, text[start] != UInt8(ascii: "\n") { start += 1 }
        start += 1
      }
    }
    return nil
  }
}
