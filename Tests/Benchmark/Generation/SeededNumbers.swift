/// Numbers that are the same for the same seed on any machine (SplitMix64).
struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to `bound`, which is positive.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }

  mutating func oneIn(_ odds: Int) -> Bool { below(odds) == 0 }

  /// One of `choices`, of which there is at least one.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// About normally distributed around 0 with deviation 1: twelve even numbers, added up.
  mutating func normal() -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + Double(below(1 << 20)) / Double(1 << 20) }
  }
}
