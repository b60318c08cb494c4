internal import LocalizationModel

/// Finds which of a fixed list of words stands at a place, without making a `String`.
///
/// Words are looked up by length and by their first eight bytes, which the lexer has at hand: a set of
/// hashes turns most names away, and an open-addressed table answers with one comparison as a rule.
///
/// A class, because every lexer has one: several references to share would be counted up and down for
/// each source, by all workers at once.
package final class WordTable: Sendable {
  private struct Entry {
    var head: UInt64 = 0
    var length: UInt32 = 0
    /// One more than the index of the word; 0 in a free place.
    var word: UInt32 = 0
  }

  private let entries: ContiguousArray<Entry>
  private let mask: Int
  private let words: ContiguousArray<ContiguousArray<UInt8>>
  /// A bit for each hash that a word has.
  private let hashes: ContiguousArray<UInt64>

  /// Bits of a hash: 32 times as many as there are words, so that few other names share one.
  private static let hashWidth = 12

  /// - Parameter words: No two alike, none empty.
  package init(_ words: [String]) {
    var size = 64
    while size < words.count * 4 { size *= 2 }
    var entries = ContiguousArray(repeating: Entry(), count: size)
    var hashes = ContiguousArray<UInt64>(repeating: 0, count: 1 << (Self.hashWidth - 6))
    let mask = size - 1
    self.words = ContiguousArray(words.map { ContiguousArray($0.utf8) })
    for (index, word) in self.words.enumerated() {
      let head = Self.head(of: word.span, 0..<word.count)
      let hash = Self.hash(head: head, length: word.count)
      hashes[hash >> 6] |= 1 << UInt64(hash & 63)
      var place = hash & mask
      while entries[place].word != 0 { place = (place + 1) & mask }
      entries[place] = Entry(head: head, length: UInt32(word.count), word: UInt32(index + 1))
    }
    self.entries = entries
    self.hashes = hashes
    self.mask = mask
  }

  @inline(__always)
  private static func hash(head: UInt64, length: Int) -> Int {
    let hash = (head &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> UInt64(64 - hashWidth))
  }

  /// The first eight bytes of a range, the very first in the lowest byte; zero past its end.
  @inline(__always)
  package static func head(of bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    if range.lowerBound &+ 8 <= bytes.count {
      let bits = ByteWord(at: range.lowerBound, in: bytes).bits
      return range.count >= 8 ? bits : bits & (1 &<< UInt64(range.count &* 8) &- 1)
    }
    var head: UInt64 = 0
    for index in range.prefix(8).reversed() { head = head << 8 | UInt64(bytes[index]) }
    return head
  }

  /// The index of the word that a range spells, or `nil`.
  ///
  /// - Parameter head: As ``head(of:_:)`` gives it for the range.
  @inline(__always)
  package func index(head: UInt64, _ range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    let hash = Self.hash(head: head, length: range.count)
    if hashes[hash &>> 6] & (1 &<< UInt64(truncatingIfNeeded: hash & 63)) == 0 { return nil }
    return lookUp(hash, head, range, bytes)
  }

  private func lookUp(
    _ hash: Int, _ head: UInt64, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) -> Int? {
    var place = hash & mask
    while entries[place].word != 0 {
      let entry = entries[place]
      if entry.head == head, entry.length == UInt32(truncatingIfNeeded: range.count),
        range.count <= 8 || spells(Int(entry.word) - 1, range, bytes)
      {
        return Int(entry.word) - 1
      }
      place = (place + 1) & mask
    }
    return nil
  }

  private func spells(_ word: Int, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let expected = words[word]
    for index in expected.indices where bytes[range.lowerBound + index] != expected[index] {
      return false
    }
    return true
  }
}
