internal import LocalizationModel

/// Finds which of a fixed list of words, such as Swift's keywords, stands at a place, without
/// making a `String`.
///
/// Words are looked up by length and first eight bytes, which the lexer has at hand. A set of
/// hashes rejects most names; an open-addressed table finds the rest, usually with one comparison.
///
/// It is a class because every lexer has one: counting references to its arrays for each source, by
/// all workers at once, cost more than the indirection.
package final class WordTable: Sendable {
  private struct Entry {
    let head: WordHead
    let length: UInt32
    /// The word, or `none` in a free entry.
    let word: WordID

    static let free = Entry(head: .none, length: 0, word: .none)
  }

  /// The index of an entry.
  private struct EntryID: BufferIndex {
    let position: Int
  }

  /// The entries, whose number is a power of two, at least four times the number of words.
  private let entries: Numbered<EntryID, Entry>
  private let words: Numbered<WordID, ContiguousArray<UInt8>>
  private let hashes: WordHashes

  /// - Parameter words: The words, distinct and not empty; the table numbers them in this order.
  package init(_ words: [String]) {
    var size = 64
    while size < words.count * 4 { size *= 2 }
    var entries = Numbered<EntryID, Entry>(repeating: .free, count: size)
    var hashes = WordHashes()
    self.words = Numbered(words.map { ContiguousArray($0.utf8) })
    for word in self.words.indices {
      let text = self.words[word]
      let head = WordHead(of: text.span, 0..<text.count)
      let hash = WordHash(head, length: text.count)
      hashes.insert(hash)
      var index = Self.first(hash, entries)
      while entries[index].word != .none { index = Self.next(index, entries) }
      entries[index] = Entry(head: head, length: UInt32(text.count), word: word)
    }
    self.entries = entries
    self.hashes = hashes
  }

  /// The word that a range of bytes spells, or `nil` if it is not in the table.
  package func word(_ range: Range<Int>, in bytes: Span<UInt8>) -> WordID? {
    word(WordHead(of: bytes, range), range, in: bytes)
  }

  /// The word that a range of bytes spells, or `nil` if it is not in the table.
  ///
  /// - Parameter head: The first bytes of the range.
  @inline(__always)
  func word(_ head: WordHead, _ range: Range<Int>, in bytes: Span<UInt8>) -> WordID? {
    let hash = WordHash(head, length: range.count)
    return hashes.contains(hash) ? lookUp(hash, head, range, bytes) : nil
  }

  private func lookUp(
    _ hash: WordHash, _ head: WordHead, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) -> WordID? {
    var index = Self.first(hash, entries)
    while entries[index].word != .none {
      let entry = entries[index]
      if entry.head == head, entry.length == UInt32(truncatingIfNeeded: range.count),
        range.count <= 8 || spells(entry.word, range, bytes)
      {
        return entry.word
      }
      index = Self.next(index, entries)
    }
    return nil
  }

  /// The index at which the search for a hash begins.
  private static func first(_ hash: WordHash, _ entries: Numbered<EntryID, Entry>) -> EntryID {
    EntryID(position: hash.bits & (entries.count - 1))
  }

  private static func next(
    _ index: EntryID, _ entries: Numbered<EntryID, Entry>
  ) -> EntryID {
    EntryID(position: (index.position + 1) & (entries.count - 1))
  }

  private func spells(_ word: WordID, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let expected = words[word]
    for index in expected.indices where bytes[range.lowerBound + index] != expected[index] {
      return false
    }
    return true
  }
}

/// The position of a word in the list that a ``WordTable`` was made from.
package struct WordID: BufferIndex {
  let number: Int32

  package init(position: Int) { number = Int32(truncatingIfNeeded: position) }

  package var position: Int { Int(number) }

  static let none = WordID(position: -1)
}

/// A hash of a name's length and first eight bytes.
private struct WordHash {
  /// The number of bits: 4,096 values for some 130 words, so that few other names share one.
  static let width = 12

  let bits: Int

  @inline(__always)
  init(_ head: WordHead, length: Int) {
    // Fibonacci hashing: 2^64 divided by the golden ratio; the highest bits are mixed best.
    let hash = (head.bits &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    bits = Int(truncatingIfNeeded: hash &>> UInt64(64 - Self.width))
  }
}

/// A set of hashes, which rejects most names that are no words without a lookup.
private struct WordHashes {
  /// One bit for each hash, 64 in an element.
  private var bits = ContiguousArray<UInt64>(repeating: 0, count: 1 << (WordHash.width - 6))

  mutating func insert(_ hash: WordHash) { bits[hash.bits >> 6] |= 1 << UInt64(hash.bits & 63) }

  @inline(__always)
  func contains(_ hash: WordHash) -> Bool {
    bits[hash.bits &>> 6] & (1 &<< UInt64(truncatingIfNeeded: hash.bits & 63)) != 0
  }
}
