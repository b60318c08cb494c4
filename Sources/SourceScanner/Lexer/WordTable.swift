internal import LocalizationModel

/// Finds which of a fixed list of words stands at a place, without making a `String`.
///
/// Words are looked up by length and by their first eight bytes, which the lexer has at hand: an
/// open-addressed table answers with one comparison as a rule. Most names are turned away before
/// that, because no word with their first letter has their length.
struct WordTable: Sendable {
  private struct Entry {
    var head: UInt64 = 0
    var length = 0
    /// One more than the index of the word; 0 in a free place.
    var word = 0
  }

  private var entries: ContiguousArray<Entry>
  private let mask: Int
  private let words: ContiguousArray<ContiguousArray<UInt8>>
  /// For the low five bits of a first byte, which lengths its words have: bit `min(length, 31)`.
  private var lengths = ContiguousArray<UInt32>(repeating: 0, count: 32)

  /// - Parameter words: No two alike, none empty.
  init(_ words: [String]) {
    var size = 64
    while size < words.count * 4 { size *= 2 }
    entries = ContiguousArray(repeating: Entry(), count: size)
    mask = size - 1
    self.words = ContiguousArray(words.map { ContiguousArray($0.utf8) })
    for (index, word) in self.words.enumerated() {
      let head = Self.head(of: word.span, 0..<word.count)
      var place = place(head: head, length: word.count)
      while entries[place].word != 0 { place = (place + 1) & mask }
      lengths[Int(word[0] & 31)] |= 1 << UInt32(min(word.count, 31))
      entries[place] = Entry(head: head, length: word.count, word: index + 1)
    }
  }

  @inline(__always)
  private func place(head: UInt64, length: Int) -> Int {
    let hash = (head &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 40) & mask
  }

  /// The first eight bytes of a range, the very first in the lowest byte; zero past its end.
  @inline(__always)
  static func head(of bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
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
  func index(head: UInt64, _ range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    let lengths = lengths[Int(truncatingIfNeeded: head & 31)]
    if lengths & (1 &<< UInt32(truncatingIfNeeded: min(range.count, 31))) == 0 { return nil }
    return lookUp(head, range, bytes)
  }

  private func lookUp(_ head: UInt64, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Int? {
    var place = place(head: head, length: range.count)
    while entries[place].word != 0 {
      let entry = entries[place]
      if entry.head == head, entry.length == range.count,
        range.count <= 8 || spells(entry.word - 1, range, bytes)
      {
        return entry.word - 1
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
