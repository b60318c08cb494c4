/// How many units had each outcome: `12 applied, 1 refused`.
package struct LedgerCounts: Sendable, CustomStringConvertible {
  private var applied = 0
  private var unchanged = 0
  private var skipped = 0
  private var refused = 0

  package init() {}

  package subscript(outcome: LedgerEntry.Outcome.Name) -> Int {
    switch outcome {
    case .applied: applied
    case .unchanged: unchanged
    case .skipped: skipped
    case .refused: refused
    }
  }

  package mutating func add(_ outcome: LedgerEntry.Outcome.Name, count: Int = 1) {
    switch outcome {
    case .applied: applied += count
    case .unchanged: unchanged += count
    case .skipped: skipped += count
    case .refused: refused += count
    }
  }

  package mutating func add(_ others: LedgerCounts) {
    for outcome in LedgerEntry.Outcome.Name.allCases { add(outcome, count: others[outcome]) }
  }

  package var description: String {
    let counts = LedgerEntry.Outcome.Name.allCases.filter { self[$0] > 0 }
      .map { "\(self[$0]) \($0.rawValue)" }
    return counts.isEmpty ? "no units" : counts.joined(separator: ", ")
  }
}
