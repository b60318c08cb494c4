/// Counts for each of 64 things how many sets it is in, all of them with a few instructions.
struct SetCounter {
  /// How many sets can be counted.
  static let limit = 127

  /// Bit i of the count of each thing.
  private var planes = SIMD8<UInt64>(repeating: 0)

  /// - Parameter set: One bit for each thing.
  mutating func add(_ set: UInt64) {
    var carry = set
    var index = 0
    while carry != 0, index < 7 {
      let plane = planes[index]
      planes[index] = plane ^ carry
      carry &= plane
      index += 1
    }
  }

  /// The highest count of these things; 0 if there are none.
  func most(of things: UInt64) -> Int {
    var (left, most) = (things, 0)
    for index in (0..<7).reversed() where left & planes[index] != 0 {
      left &= planes[index]
      most |= 1 << index
    }
    return most
  }
}
