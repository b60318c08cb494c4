/// A random number generator that gives the same numbers for the same seed on any machine
/// (SplitMix64, by Sebastiano Vigna).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, and without, `bound`, which is positive. The remainder prefers
  /// small numbers, but far too little for a test to notice.
  public mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % bound
  }

  /// True once in `odds` times.
  public mutating func oneIn(_ odds: Int) -> Bool { below(odds) == 0 }

  /// Returns one of `choices`, of which there is at least one.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// Returns an approximately normally distributed number with mean 0 and deviation 1: the sum of
  /// twelve uniformly distributed numbers, minus 6.
  public mutating func normal() -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + Double(below(1 << 20)) / Double(1 << 20) }
  }
}
