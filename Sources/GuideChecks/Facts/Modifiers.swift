import SwiftTree

/// The modifiers of a declaration, as a set of keywords in 128 bits.
struct Modifiers: ExpressibleByArrayLiteral, Sendable {
  private var low: UInt64 = 0
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
    var rest = self
    rest.low &= ~other.low
    rest.high &= ~other.high
    return rest
  }
}
