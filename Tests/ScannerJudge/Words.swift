/// Splits a text into pieces for mutation and reduction: names and numbers, runs of operator
/// characters, runs of white space, and single bytes for everything else.
///
/// Literals and comments are split as well, so that their contents are also changed.
package enum Words {
  private enum Class { case name, operation, space, single }

  /// Returns the pieces in order; joined, they are the text.
  package static func split(_ text: some Collection<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var last = Class.single
    for byte in text {
      let next = classify(byte)
      if next == last, next != .single, !words.isEmpty {
        words[words.count - 1].append(byte)
      } else {
        words.append([byte])
      }
      last = next
    }
    return words
  }

  package static func isName(_ word: [UInt8]) -> Bool {
    word.first.map { classify($0) == .name } ?? false
  }

  private static func classify(_ byte: UInt8) -> Class {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      .name
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): .space
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "."):
      .operation
    default: .single
    }
  }
}
