/// The times of the runs of one measured program, in seconds.
package struct Timing: Equatable, Sendable {
  /// The time by the clock.
  package let wall: Spread
  /// The processor time, in its own code and in the kernel, all threads together.
  package let processor: Spread

  package init(wall: Spread, processor: Spread) {
    (self.wall, self.processor) = (wall, processor)
  }
}

/// The median of several numbers, with the least and the largest.
package struct Spread: Equatable, Sendable {
  package let least: Double
  package let median: Double
  package let most: Double

  /// Makes the spread of some numbers.
  ///
  /// - Parameter numbers: In any order; at least one.
  package init(_ numbers: [Double]) {
    precondition(!numbers.isEmpty, "a program that was measured was run")
    let sorted = numbers.sorted()
    (least, median, most) = (sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1])
  }

  /// Adds spreads up.
  package init(sumOf spreads: [Spread]) {
    least = spreads.reduce(0) { $0 + $1.least }
    median = spreads.reduce(0) { $0 + $1.median }
    most = spreads.reduce(0) { $0 + $1.most }
  }

  /// Seconds as milliseconds, with the least and the largest in brackets.
  package var milliseconds: String {
    let numbers = [median, least, most].map { Figure.decimal($0 * 1000, 1) }
    return "\(numbers[0]) (\(numbers[1])-\(numbers[2]))"
  }
}

/// Returns the median of `numbers`, of which there is at least one.
package func median(_ numbers: [Double]) -> Double { Spread(numbers).median }
