/// A row of ``LanguageProfiles/rows``, read word by word.
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

  let language: String
  /// The letters beyond ASCII.
  let letters: Substring
  private var rest: Substring.UTF8View

  init(_ row: Substring) {
    let words = row.split(separator: " ", maxSplits: 2)
    precondition(words.count == 3, "a profile has a language, letters and sequences")
    language = String(words[0])
    letters = words[1]
    rest = words[2].utf8
  }

  /// The next sequence, from the most frequent on.
  mutating func next() -> Sequence? {
    var sequence = Sequence()
    var value: UInt64 = 0
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: " "): return sequence
      case 0x80..<0xC0:
        value = value << 6 | UInt64(byte & 0x3F)
        if let scalar = Unicode.Scalar(UInt32(value)), value > 0x7F {
          sequence.code = sequence.code & ~0xFFF | LetterReader.code(of: scalar)
        }
      default:
        value = byte < 0x80 ? UInt64(byte) : UInt64(byte & (byte < 0xE0 ? 0x1F : 0x0F))
        sequence.code = sequence.code << 12 | value
        sequence.length += 1
      }
    }
    return sequence.length > 0 ? sequence : nil
  }
}
