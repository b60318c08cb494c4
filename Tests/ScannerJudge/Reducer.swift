/// Makes a text as short as possible while a condition on it stays true, so that ``Judge`` can show
/// the cause of a difference.
enum Reducer {
  /// Reduces a text.
  ///
  /// - Parameter holds: The condition. It is true for `text`, and is tested on many shorter texts.
  /// - Returns: A text that cannot lose a line, word, byte or pair of brackets.
  static func reduced(
    _ text: ContiguousArray<UInt8>, while holds: (ContiguousArray<UInt8>) -> Bool
  ) -> ContiguousArray<UInt8> {
    var text = text
    while true {
      let before = text.count
      text = withoutChunks(of: lines(of: text), holds)
      text = withoutChunks(of: Words.split(text), holds)
      text = withoutBrackets(in: text, holds)
      if text.count == before { break }
    }
    return withoutChunks(of: text.map { [$0] }, holds)
  }

  /// Removes runs of pieces, long runs first, as long as the rest still holds.
  private static func withoutChunks(
    of pieces: [[UInt8]], _ holds: (ContiguousArray<UInt8>) -> Bool
  ) -> ContiguousArray<UInt8> {
    var pieces = pieces
    var size = max(1, pieces.count / 2)
    while true {
      var start = 0
      while start < pieces.count {
        let end = min(start + size, pieces.count)
        let rest = Array(pieces[..<start]) + pieces[end...]
        if holds(ContiguousArray(rest.joined())) { pieces = rest } else { start = end }
      }
      if size == 1 { return ContiguousArray(pieces.joined()) }
      size = max(1, size / 2)
    }
  }

  /// Unwraps brackets: removes the two brackets, or else everything around them.
  private static func withoutBrackets(
    in text: ContiguousArray<UInt8>, _ holds: (ContiguousArray<UInt8>) -> Bool
  ) -> ContiguousArray<UInt8> {
    var text = text
    var start = 0
    while start < text.count {
      guard let end = partner(of: start, in: text) else {
        start += 1
        continue
      }
      let inside = text[(start + 1)..<end]
      let shorter = [inside, text[..<start] + inside + text[(end + 1)...]]
        .map { ContiguousArray($0) }.first(where: holds)
      if let shorter { text = shorter } else { start += 1 }
    }
    return text
  }

  /// Returns the offset of the bracket that closes the one at an offset; `nil` if there is none.
  private static func partner(of start: Int, in text: ContiguousArray<UInt8>) -> Int? {
    let pairs = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
      UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
    guard let closing = pairs[text[start]] else { return nil }
    var depth = 0
    for offset in start..<text.count {
      if text[offset] == text[start] { depth += 1 }
      if text[offset] == closing { depth -= 1 }
      if depth == 0 { return offset }
    }
    return nil
  }

  private static func lines(of text: ContiguousArray<UInt8>) -> [[UInt8]] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Array($0) + [UInt8(ascii: "\n")] }
  }
}
