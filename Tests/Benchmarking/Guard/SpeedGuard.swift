/// Judges the processor times of commands by a ``RatioTable``.
///
/// Other work on the machine can make a command slower for a while, so a command fails only if it
/// exceeds its limit in each of several rounds.
package struct SpeedGuard {
  /// A command that exceeds its limit.
  package struct Excess: Equatable, Sendable, CustomStringConvertible {
    package let name: String
    /// The ratio of the table.
    package let expected: Double
    /// The least ratio of all rounds.
    package let found: Double

    package var description: String {
      let peer = name == RatioTable.extract ? "the loop" : RatioTable.extract
      return "'\(name)' takes \(Figure.decimal(found, 2)) times what \(peer) takes, "
        + "\(Figure.decimal(found / expected, 2)) times the \(Figure.decimal(expected, 2)) of the table"
    }
  }

  package let table: RatioTable
  /// The factor by which a command may exceed its line of the table.
  package let tolerance: Double
  /// The number of rounds that a command has to exceed its limit in.
  package let roundCount: Int

  package init(_ table: RatioTable, tolerance: Double = 1.3, roundCount: Int = 3) {
    (self.table, self.tolerance, self.roundCount) = (table, tolerance, roundCount)
  }

  /// Measures until no command exceeds its limit, or all rounds are over.
  ///
  /// - Parameter measure: Measures one round: takes the names of the commands, which always include
  ///   `extract`, and returns the least processor time of each and of the loop, in seconds.
  /// - Returns: The commands that exceed their limit in each round, by name.
  package func excesses(
    measuring measure: (Set<String>) throws -> [String: Double]
  ) rethrows -> [Excess] {
    var suspects = Set(table.ratios.keys)
    var least: [String: Double] = [:]
    for _ in 0..<roundCount where !suspects.isEmpty {
      let seconds = try measure(suspects.union([RatioTable.extract]))
      for name in suspects {
        guard let ratio = RatioTable.ratio(of: name, seconds) else { continue }
        least[name] = min(least[name] ?? ratio, ratio)
        if ratio <= tolerance * table.ratios[name, default: 0] { suspects.remove(name) }
      }
    }
    return suspects.sorted().map {
      Excess(name: $0, expected: table.ratios[$0, default: 0], found: least[$0] ?? .infinity)
    }
  }
}
