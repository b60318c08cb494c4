/// Finds which of a fixed list of words stands at a place, without making a `String`.
///
/// Words are looked up by length and by their last eight bytes, which the lexer gathers while it
/// reads them: an open-addressed table answers with one comparison as a rule.
struct WordTable: Sendable {
  private struct Entry {
    var tail: UInt64 = 0
    var length = 0
    /// One more than the index of the word; 0 in a free place.
    var word = 0
  }

  private var entries: ContiguousArray<Entry>
  private let mask: Int
  private let words: ContiguousArray<ContiguousArray<UInt8>>

  /// - Parameter words: No two alike, none empty.
  init(_ words: [String]) {
    var size = 64
    while size < words.count * 4 { size *= 2 }
    entries = ContiguousArray(repeating: Entry(), count: size)
    mask = size - 1
    self.words = ContiguousArray(words.map { ContiguousArray($0.utf8) })
    for (index, word) in self.words.enumerated() {
      let tail = Self.tail(of: word.span, 0..<word.count)
      var place = place(tail: tail, length: word.count)
      while entries[place].word != 0 { place = (place + 1) & mask }
      entries[place] = Entry(tail: tail, length: word.count, word: index + 1)
    }
  }

  @inline(__always)
  private func place(tail: UInt64, length: Int) -> Int {
    let hash = (tail &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 40) & mask
  }

  /// The last eight bytes of a range, the very last in the lowest byte.
  @inline(__always)
  static func tail(of bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var tail: UInt64 = 0
    for index in max(range.lowerBound, range.upperBound - 8)..<range.upperBound {
      tail = tail << 8 | UInt64(bytes[index])
    }
    return tail
  }

  /// The index of the word that a range spells, or `nil`.
  ///
  /// - Parameter tail: As ``tail(of:_:)`` gives it for the range.
  @inline(__always)
  func index(tail: UInt64, _ range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    var place = place(tail: tail, length: range.count)
    while entries[place].word != 0 {
      let entry = entries[place]
      if entry.tail == tail, entry.length == range.count,
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
