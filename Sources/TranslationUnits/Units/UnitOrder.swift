/// The order of units in an exported file, as Xcode sorts them by id: by code points, but with runs
/// of ASCII digits by their value.
package enum UnitOrder {
  /// True if the first id comes before the second.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        unsafe compare(left.span, right.span) < 0
      }
    }
  }

  /// Compares bytes: UTF-8 sorts as code points do.
  private static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if isDigit(left[i]), isDigit(right[j]) {
        let (a, b) = (number(left, from: i), number(right, from: j))
        let order = compare(left, a, right, b)
        if order != 0 { return order }
        (i, j) = (a.end, b.end)
      } else if left[i] != right[j] {
        return left[i] < right[j] ? -1 : 1
      } else {
        i += 1
        j += 1
      }
    }
    return (left.count - i) - (right.count - j)
  }

  private struct Number {
    let start: Int
    /// The offset after the leading zeros.
    let significant: Int
    let end: Int
  }

  private static func number(_ text: Span<UInt8>, from start: Int) -> Number {
    var significant = start
    while significant < text.count, text[significant] == UInt8(ascii: "0") { significant += 1 }
    var end = significant
    while end < text.count, isDigit(text[end]) { end += 1 }
    return Number(start: start, significant: significant, end: end)
  }

  /// Compares two numbers by value. If the values are equal, the number with more leading zeros
  /// comes first, as in a comparison of the texts.
  private static func compare(
    _ left: Span<UInt8>, _ a: Number, _ right: Span<UInt8>, _ b: Number
  ) -> Int {
    let length = (a.end - a.significant) - (b.end - b.significant)
    if length != 0 { return length }
    for offset in 0..<(a.end - a.significant) {
      let (x, y) = (left[a.significant + offset], right[b.significant + offset])
      if x != y { return x < y ? -1 : 1 }
    }
    return (b.end - b.start) - (a.end - a.start)
  }

  // One unsigned comparison: bytes below `0` wrap around to large numbers.
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }
}
