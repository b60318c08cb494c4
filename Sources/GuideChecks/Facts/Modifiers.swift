import SwiftTree

/// The modifiers of a declaration, such as `private` and `static`: a set of keywords, with one bit
/// for each.
struct Modifiers: ExpressibleByArrayLiteral, Sendable {
  /// The bits of keywords with a raw value below 64.
  private var low: UInt64 = 0
  /// The bits of keywords from 64 to 127.
  private var high: UInt64 = 0

  init(arrayLiteral keywords: Keyword...) {
    for keyword in keywords { insert(keyword) }
  }

  var isEmpty: Bool { low | high == 0 }

  mutating func insert(_ keyword: Keyword) {
    if keyword.rawValue < 64 {
      low |= 1 << UInt64(keyword.rawValue)
    } else {
      high |= 1 << UInt64(keyword.rawValue - 64)
    }
  }

  func contains(_ keyword: Keyword) -> Bool { !isDisjoint(with: [keyword]) }

  func isDisjoint(with other: Modifiers) -> Bool { low & other.low | high & other.high == 0 }

  func subtracting(_ other: Modifiers) -> Modifiers {
    var result = self
    result.low &= ~other.low
    result.high &= ~other.high
    return result
  }
}
