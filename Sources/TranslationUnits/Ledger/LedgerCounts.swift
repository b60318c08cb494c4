package import LocalizationModel

/// The number of units by outcome, which `gloss import` prints: `12 applied, 1 refused`.
package struct LedgerCounts: Sendable, CustomStringConvertible {
  private var applied = 0
  private var unchanged = 0
  private var skipped = 0
  private var refused = 0

  package init() {}

  /// The number of units with an outcome.
  package subscript(outcome: LedgerEntry.Outcome.Name) -> Int {
    switch outcome {
    case .applied: applied
    case .unchanged: unchanged
    case .skipped: skipped
    case .refused: refused
    }
  }

  /// Counts units with an outcome.
  package mutating func add(_ outcome: LedgerEntry.Outcome.Name, count: Int = 1) {
    switch outcome {
    case .applied: applied += count
    case .unchanged: unchanged += count
    case .skipped: skipped += count
    case .refused: refused += count
    }
  }

  /// Adds the counts of other units.
  package mutating func add(_ others: LedgerCounts) {
    for outcome in LedgerEntry.Outcome.Name.allCases { add(outcome, count: others[outcome]) }
  }

  /// The counts in English.
  package var description: String { message.description }

  /// The counts that are not 0: `12 applied, 1 refused`.
  package var message: Message {
    let counts = LedgerEntry.Outcome.Name.allCases.filter { self[$0] > 0 }
      .map { Self.count(self[$0], $0) }
    guard let first = counts.first else { return Message("no units", comment: "导入的数目：没有单元") }
    return counts.dropFirst().reduce(first) {
      Message("\($0), \($1)", comment: "把两个部分连起来。%1$@ 与 %2$@：两个部分")
    }
  }

  private static func count(_ count: Int, _ outcome: LedgerEntry.Outcome.Name) -> Message {
    switch outcome {
    case .applied: Message("\(count) applied", comment: "导入的数目：已采用的单元。%lld：个数")
    case .unchanged: Message("\(count) unchanged", comment: "导入的数目：没有变化的单元。%lld：个数")
    case .skipped: Message("\(count) skipped", comment: "导入的数目：跳过的单元。%lld：个数")
    case .refused: Message("\(count) refused", comment: "导入的数目：拒绝的单元。%lld：个数")
    }
  }
}
