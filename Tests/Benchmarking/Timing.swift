/// How long the runs of one program took.
package struct Timing: Equatable, Sendable {
  /// By the clock.
  package let wall: Spread
  /// In its own code and in the kernel, all threads together.
  package let processor: Spread

  package init(wall: Spread, processor: Spread) {
    (self.wall, self.processor) = (wall, processor)
  }
}

/// The middle of several numbers, with the least and the largest.
package struct Spread: Equatable, Sendable {
  package let least: Double
  package let median: Double
  package let most: Double

  /// - Parameter numbers: In any order; at least one.
  package init(_ numbers: [Double]) {
    precondition(!numbers.isEmpty, "a program that was measured was run")
    let sorted = numbers.sorted()
    (least, median, most) = (sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1])
  }

  /// What several spreads come to, taken together.
  package init(sumOf spreads: [Spread]) {
    least = spreads.reduce(0) { $0 + $1.least }
    median = spreads.reduce(0) { $0 + $1.median }
    most = spreads.reduce(0) { $0 + $1.most }
  }

  /// Seconds as milliseconds, the least and the largest in brackets.
  package var milliseconds: String {
    let numbers = [median, least, most].map { Figure.decimal($0 * 1000, 1) }
    return "\(numbers[0]) (\(numbers[1])-\(numbers[2]))"
  }
}

/// The middle one of `numbers`, of which there is at least one.
package func median(_ numbers: [Double]) -> Double { Spread(numbers).median }
