/// Finds the keyword that a word spells, without making a `String`.
///
/// Words are looked up by length and by their last eight bytes, which the lexer gathers while it
/// reads them: an open-addressed table of 512 places answers with one comparison as a rule.
struct KeywordTable {
  static let shared = KeywordTable()

  private struct Entry {
    var tail: UInt64 = 0
    var length: UInt8 = 0
    var keyword: Keyword = .none
  }

  private var entries = ContiguousArray(repeating: Entry(), count: 512)
  /// Words longer than eight bytes are compared whole, by this.
  private var spellings: ContiguousArray<ContiguousArray<UInt8>> = []

  private init() {
    for keyword in Keyword.allCases {
      let spelling = ContiguousArray(keyword.spelling.utf8)
      spellings.append(spelling)
      if keyword == .none { continue }
      let tail = spelling.reduce(0) { $0 << 8 | UInt64($1) }
      var place = Self.place(tail: tail, length: spelling.count)
      while entries[place].keyword != .none { place = (place + 1) & 511 }
      entries[place] = Entry(tail: tail, length: UInt8(spelling.count), keyword: keyword)
    }
  }

  @inline(__always)
  private static func place(tail: UInt64, length: Int) -> Int {
    Int(truncatingIfNeeded: ((tail &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// - Parameters:
  ///   - tail: The last eight bytes of the word, the very last in the lowest byte.
  ///   - start: Byte offset of the word.
  ///   - length: Its bytes.
  @inline(__always)
  func keyword(tail: UInt64, start: Int, length: Int, in source: Span<UInt8>) -> Keyword {
    var place = Self.place(tail: tail, length: length)
    while entries[place].keyword != .none {
      let entry = entries[place]
      if entry.tail == tail, Int(entry.length) == length {
        return length <= 8 ? entry.keyword : confirmed(entry.keyword, start: start, in: source)
      }
      place = (place + 1) & 511
    }
    return .none
  }

  private func confirmed(_ keyword: Keyword, start: Int, in source: Span<UInt8>) -> Keyword {
    let spelling = spellings[Int(keyword.rawValue)]
    for index in spelling.indices where source[start + index] != spelling[index] { return .none }
    return keyword
  }
}
