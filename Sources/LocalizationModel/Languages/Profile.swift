/// A row of ``LanguageProfiles/rows``, read word by word: a language, its letters beyond ASCII and its
/// frequent sequences of letters.
struct Profile {
  /// A sequence of one to five letters and edges.
  struct Sequence {
    /// Twelve bits for each letter, the last one lowest.
    var code: UInt64 = 0
    var length = 0

    /// Whether it is a word from edge to edge.
    var isWord: Bool {
      length > 2 && code & 0xFFF == LetterReader.edge
        && code >> UInt64(12 * (length - 1)) == LetterReader.edge
    }
  }

  /// The bytes of the language's code.
  let language: Range<Int>
  /// The bytes of the letters beyond ASCII.
  private let letters: Range<Int>
  private var offset: Int
  private let end: Int

  /// Reads all rows, first to last.
  ///
  /// - Parameter body: Takes the bytes of all rows, the number of one, and that one.
  static func forEach(_ body: (Span<UInt8>, Int, inout Profile) -> Void) {
    LanguageProfiles.rows.withBytes { rows in
      var (start, number) = (0, 0)
      while start < rows.count {
        let end = rows.lineBreak(from: start, to: rows.count)
        var profile = Profile(rows, start..<end)
        body(rows, number, &profile)
        start = end + 1
        number += 1
      }
    }
  }

  private init(_ rows: Span<UInt8>, _ row: Range<Int>) {
    let space = UInt8(ascii: " ")
    var start = row.lowerBound
    while rows[start] != space { start += 1 }
    language = row.lowerBound..<start
    var end = start + 1
    while rows[end] != space { end += 1 }
    letters = start + 1..<end
    offset = end + 1
    self.end = row.upperBound
  }

  /// The codes of the letters beyond ASCII.
  func forEachLetter(in rows: Span<UInt8>, _ body: (UInt64) -> Void) {
    var offset = letters.lowerBound
    while offset < letters.upperBound { body(Self.letter(at: &offset, in: rows)) }
  }

  /// The next sequence, from the most frequent on.
  mutating func next(in rows: Span<UInt8>) -> Sequence? {
    if offset >= end { return nil }
    var sequence = Sequence()
    while offset < end {
      if rows[offset] == UInt8(ascii: " ") {
        offset += 1
        break
      }
      sequence.code = sequence.code << 12 | Self.letter(at: &offset, in: rows)
      sequence.length += 1
    }
    return sequence
  }

  @inline(__always)
  private static func letter(at offset: inout Int, in rows: Span<UInt8>) -> UInt64 {
    let first = rows[offset]
    if first < 0x80 {
      offset += 1
      return UInt64(first)
    }
    let (value, length) = LetterReader.scalar(at: offset, in: rows)
    offset += length
    return Unicode.Scalar(value).map(LetterReader.code) ?? LetterReader.edge
  }
}
