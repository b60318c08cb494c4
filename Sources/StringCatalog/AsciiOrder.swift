/// The part of ``KeyOrder`` that needs no Foundation.
///
/// Foundation walks two texts to the first place where they differ (numbers by value) and collates
/// what is left from there, beginning at most some punctuation earlier. So a difference of primary
/// weight between two ASCII characters decides, whatever follows; one of case decides if the rest
/// has no other. Anything less simple is left to Foundation.
enum AsciiOrder {
  /// As ``KeyOrder/compare(_:_:)``, or `nil` if it takes Foundation to tell.
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

  /// - Parameter start: Where to start; the texts are equal and have no digit before it.
  private static func walk(
    _ left: Span<UInt8>, _ right: Span<UInt8>, from start: Int
  ) -> Int? {
    var (i, j) = (start, start)
    /// The order of the first two numbers that differ by leading zeros only.
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

  /// Tells texts apart that differ at these places, and before it at most in leading zeros.
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

  /// Tells texts apart whose first difference is the case of the letters at these places.
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

  /// Reads a run of digits from each text; `nil` if one is too long or something other than ASCII
  /// follows.
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

  /// Whether a place is the end of the text or has a visible ASCII character or white space, which
  /// cannot combine with the character before.
  @inline(__always)
  private static func isPlain(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index >= text.count || weight(text[index]) != 0
  }

  /// Whether Foundation, going back from here over punctuation, soon finds a place to start from.
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

  /// The primary weight of an ASCII character; 0 for those that have none.
  @inline(__always)
  private static func weight(_ byte: UInt8) -> UInt8 { byte < 0x80 ? weights[Int(byte)] : 0 }

  /// All characters before the digits in their order; the digits and letters follow in theirs.
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
