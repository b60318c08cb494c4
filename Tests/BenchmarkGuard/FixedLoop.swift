/// Work that stays the same: it measures the machine, so that the time of `extract` can be compared
/// between machines.
enum FixedLoop {
  /// Reads and changes a table of 32 KB at places that depend on what was read. A larger one would
  /// measure what else is in the machine's caches: its time varied by more than two.
  static func run() -> UInt64 {
    var table = ContiguousArray<UInt64>(repeating: 1, count: 1 << 12)
    var state: UInt64 = 42
    for step in 0..<40_000_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = step & 7 == 0 ? Int(truncatingIfNeeded: state >> 52) : step & 0xFFF
      table[place] = table[place] &+ state
      if table[place] & 0x10 == 0 { state ^= table[place] }
    }
    return table.reduce(state, &+)
  }
}
