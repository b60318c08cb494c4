/// Numbers sequences of letters, given as codes, in the order in which they come.
struct SequenceTable: Sendable {
  private let bits: Int
  /// A code, or 0 where there is none; each at the first free slot from its hash on.
  private var codes: ContiguousArray<UInt64>
  /// By the same slots.
  private var places: [UInt16]
  private var count = 0

  /// - Parameter bits: The table has room for three quarters of 2^bits sequences.
  init(bits: Int) {
    self.bits = bits
    codes = ContiguousArray(repeating: 0, count: 1 << bits)
    places = [UInt16](repeating: 0, count: 1 << bits)
  }

  /// - Returns: The number of the sequence, a new one if it was not there.
  mutating func insert(_ code: UInt64) -> Int {
    var slot = hash(code)
    while codes[slot] != 0 {
      if codes[slot] == code { return Int(places[slot]) }
      slot = next(slot)
    }
    precondition(count * 4 < codes.count * 3, "more sequences than there is room for")
    codes[slot] = code
    places[slot] = UInt16(count)
    count += 1
    return count - 1
  }

  func place(of code: UInt64) -> Int? {
    let codes = codes.span
    var slot = hash(code)
    while codes[slot] != 0 {
      if codes[slot] == code { return Int(places[slot]) }
      slot = next(slot)
    }
    return nil
  }

  private func hash(_ code: UInt64) -> Int {
    Int((code &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
  }

  private func next(_ slot: Int) -> Int { (slot + 1) & (1 << bits - 1) }
}
