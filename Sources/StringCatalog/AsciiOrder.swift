/// Compares ASCII keys in the order of ``KeyOrder`` without Foundation, by a table of weights.
///
/// Foundation walks two texts to their first difference, numbers by value, and collates the rest
/// from there, beginning at most some punctuation earlier. So a primary difference between two
/// ASCII characters decides, whatever follows; a difference in case decides if the rest has no
/// other. Every other case is left to Foundation.
enum AsciiOrder {
  /// Compares two texts as ``KeyOrder/compare(_:_:)`` does; `nil` if only Foundation can tell.
  @inline(__always)
  static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int? {
    let shared = min(left.count, right.count)
    var index = 0
    while index < shared, left[index] == right[index], left[index] &- 0x30 > 9 { index &+= 1 }
    // Two lower-case letters at the first difference settle most pairs of a catalog.
    if index < shared, isLowerCase(left[index]), isLowerCase(right[index]),
      isPlain(left, index &+ 1), isPlain(right, index &+ 1),
      index == 0 || isLowerCase(left[index &- 1])
    {
      return left[index] < right[index] ? -1 : left[index] > right[index] ? 1 : nil
    }
    return walk(left, right, from: index)
  }

  /// Compares two texts from the place where their equal starts end.
  ///
  /// - Parameter start: The offset to start at. The texts are equal and have no digit before it.
  private static func walk(
    _ left: Span<UInt8>, _ right: Span<UInt8>, from start: Int
  ) -> Int? {
    var (i, j) = (start, start)
    /// The order of the first two numbers that differ only in leading zeros.
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

  /// Compares two texts whose first difference is at these places, leading zeros before it aside.
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

  /// Compares two texts whose first difference is the case of the letters at these places.
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
    return number.length <= 18 && isPlain(text, index) ? number : nil
  }

  /// True if a place is the end of the text, or has a visible ASCII character or white space:
  /// nothing that combines with the character before it.
  @inline(__always)
  private static func isPlain(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index >= text.count || weight(text[index]) != 0
  }

  /// True if Foundation, stepping back over punctuation from here, soon finds a character to start
  /// collating from.
  private static func hasPlainStart(_ text: Span<UInt8>, before index: Int) -> Bool {
    var place = index - 1
    while place >= 0, index - place < 32 {
      if weight(text[place]) == 0 { return false }
      if weight(text[place]) >= firstDigitWeight { return true }
      place -= 1
    }
    return place < 0
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

  @inline(__always)
  private static func isLowerCase(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

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
