/// Pairs of texts that are looked up where they stand: to take apart thousands of them costs more than all
/// that a run asks.
package struct PairTable: Sendable {
  private let text: String

  /// - Parameter text: A pair a line, parted by a tab and sorted by the bytes of the first texts, each of
  ///   which is there once.
  package init(_ text: String) { self.text = text }

  /// The text that goes with another one; `nil` if that is no first text of a pair.
  package subscript(key: String) -> String? {
    text.withBytes { bytes in key.withBytes { Self.value(of: $0, in: bytes) } }
  }

  private static func value(of key: Span<UInt8>, in text: Span<UInt8>) -> String? {
    // Where the lines begin and end that are still in question.
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
      // A tab precedes all that is in a key, as the end of a text does.
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
