/// Compares ASCII keys in the order of ``KeyOrder`` without Foundation, by a table of weights.
///
/// ``KeyOrder`` calls it first, because Foundation's comparison is slow. Foundation walks both
/// texts to their first difference (digits as numbers), steps back over punctuation, and collates
/// the rest from there. So two ASCII characters of different weight decide, whatever follows; the
/// case of a letter decides only if the rests do not differ otherwise. All other pairs are left to
/// Foundation.
enum AsciiOrder {
  /// Compares two texts as ``KeyOrder/compare(_:_:)`` does.
  ///
  /// - Returns: Negative, 0 or positive; `nil` if only Foundation can decide.
  @inline(__always)
  static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int? {
    let shared = min(left.count, right.count)
    var index = 0
    // Stops at a digit, too: numbers compare by value.
    while index < shared, left[index] == right[index], !isDigit(left[index]) { index &+= 1 }
    // A fast path for most pairs of a catalog: two lower-case letters at the first difference, and
    // no punctuation before them over which Foundation would step back.
    if index < shared, isLowerCase(left[index]), isLowerCase(right[index]),
      isPlain(left, index &+ 1), isPlain(right, index &+ 1),
      index == 0 || isLowerCase(left[index &- 1])
    {
      return left[index] < right[index] ? -1 : left[index] > right[index] ? 1 : nil
    }
    return walk(left, right, from: index)
  }

  /// Compares two texts from the end of their common start.
  ///
  /// - Parameter start: The offset to start at. Before it the texts are equal and have no digits.
  private static func walk(
    _ left: Span<UInt8>, _ right: Span<UInt8>, from start: Int
  ) -> Int? {
    var (i, j) = (start, start)
    // The order of the first two numbers of equal value that differ in leading zeros. It decides if
    // nothing but case differs after them.
    var zeros = 0
    while i < left.count, j < right.count {
      let (x, y) = (left[i], right[j])
      if isDigit(x), isDigit(y) {
        guard let (a, b) = numbers(left, &i, right, &j) else { return nil }
        if a.value != b.value { return a.value < b.value ? -1 : 1 }
        if zeros == 0 { zeros = a.length - b.length }
      } else if x == y || zeros != 0 && folded(x) == folded(y) && weight(x) != 0 {
        i += 1
        j += 1
      } else {
        return difference(left, i, right, j)
      }
    }
    if i < left.count { return isPlain(left, i) ? 1 : nil }
    if j < right.count { return isPlain(right, j) ? -1 : nil }
    return zeros
  }

  /// Compares two texts whose first difference is at `i` and `j`, leading zeros before it aside.
  private static func difference(
    _ left: Span<UInt8>, _ i: Int, _ right: Span<UInt8>, _ j: Int
  ) -> Int? {
    let (x, y) = (weight(left[i]), weight(right[j]))
    guard x != 0, y != 0, isPlain(left, i + 1), isPlain(right, j + 1),
      hasPlainStart(left, before: i)
    else { return nil }
    if x != y { return x < y ? -1 : 1 }
    return caseDifference(left, i, right, j)
  }

  /// Compares two texts whose first difference is the case of the letters at `i` and `j`.
  private static func caseDifference(
    _ left: Span<UInt8>, _ i: Int, _ right: Span<UInt8>, _ j: Int
  ) -> Int? {
    let byCase = isLowerCase(left[i]) ? -1 : 1
    var (i, j) = (i + 1, j + 1)
    while i < left.count, j < right.count {
      let (x, y) = (left[i], right[j])
      if isDigit(x), isDigit(y) {
        guard let (a, b) = numbers(left, &i, right, &j) else { return nil }
        if a.value != b.value { return a.value < b.value ? -1 : 1 }
        continue
      }
      guard weight(x) != 0, weight(y) != 0, isPlain(left, i + 1), isPlain(right, j + 1) else {
        return nil
      }
      if weight(x) != weight(y) { return weight(x) < weight(y) ? -1 : 1 }
      i += 1
      j += 1
    }
    if i < left.count { return isPlain(left, i) ? 1 : nil }
    if j < right.count { return isPlain(right, j) ? -1 : nil }
    return byCase
  }

  private struct Number {
    var value: UInt64 = 0
    var length = 0
  }

  /// Reads a run of digits from each text; `nil` if one is longer than 18 digits, or if a character
  /// follows that is not plain ASCII.
  private static func numbers(
    _ left: Span<UInt8>, _ i: inout Int, _ right: Span<UInt8>, _ j: inout Int
  ) -> (Number, Number)? {
    guard let a = number(left, &i), let b = number(right, &j) else { return nil }
    return (a, b)
  }

  private static func number(_ text: Span<UInt8>, _ index: inout Int) -> Number? {
    var number = Number()
    while index < text.count, isDigit(text[index]) {
      number.value = number.value &* 10 &+ UInt64(text[index] - 0x30)
      number.length += 1
      index += 1
    }
    // 18 digits always fit in 64 bits; Foundation's numbers wrap around.
    return number.length <= 18 && isPlain(text, index) ? number : nil
  }

  /// True if the text ends at `index`, or has a visible ASCII character or white space there. So
  /// nothing there can combine with the character before it.
  @inline(__always)
  private static func isPlain(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index >= text.count || weight(text[index]) != 0
  }

  /// True if at most 32 characters of punctuation precede `index`, all of them plain ASCII: from
  /// the character before them Foundation starts to collate.
  private static func hasPlainStart(_ text: Span<UInt8>, before index: Int) -> Bool {
    var offset = index - 1
    while offset >= 0, index - offset < 32 {
      if weight(text[offset]) == 0 { return false }
      if weight(text[offset]) >= firstDigitWeight { return true }
      offset -= 1
    }
    return offset < 0
  }

  // One unsigned comparison tests a range: bytes below it wrap around to large numbers.

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

  @inline(__always)
  private static func isLowerCase(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  /// Returns the byte with an ASCII capital in lower case.
  private static func folded(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// The primary weight of an ASCII character; 0 for non-ASCII bytes and controls without one.
  @inline(__always)
  private static func weight(_ byte: UInt8) -> UInt8 { byte < 0x80 ? weights[Int(byte)] : 0 }

  /// All characters that sort before the digits, in their order in ICU's root collation. Digits and
  /// letters follow.
  private static let symbols = "\t\n\u{0B}\u{0C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$"

  private static let firstDigitWeight = UInt8(symbols.utf8.count + 1)

  /// The weights of the 128 ASCII characters, from 1. A letter has one weight in both cases.
  private static let weights: ContiguousArray<UInt8> = {
    var weights = ContiguousArray<UInt8>(repeating: 0, count: 128)
    var next: UInt8 = 1
    for byte in symbols.utf8 {
      weights[Int(byte)] = next
      next += 1
    }
    for digit in 0..<10 { weights[0x30 + digit] = next + UInt8(digit) }
    for letter in 0..<26 {
      weights[0x61 + letter] = next + 10 + UInt8(letter)
      weights[0x41 + letter] = next + 10 + UInt8(letter)
    }
    return weights
  }()
}
