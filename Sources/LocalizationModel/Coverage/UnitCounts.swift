/// The number of units in each state, for the percentages of `gloss status`.
public struct UnitCounts: Hashable, Sendable {
  // A vector with a place for each state: an array would be allocated on the heap for every
  // language of every catalog, of which there can be many thousands.
  private var counts = SIMD8<Int>()

  /// Makes counts of 0.
  package init() {}

  /// The number of units in a state.
  public subscript(state: UnitState) -> Int {
    get { counts[state.index] }
    set { counts[state.index] = newValue }
  }

  /// The number of units that count, because they need a translation or have one.
  public var total: Int {
    counts.wrappedSum() - self[.stale] - self[.withoutWords] - self[.untranslatable]
  }

  /// The share of translated units in whole percent, rounded down, so that 100 means all; `nil` if
  /// there is nothing to translate.
  public var percent: Int? {
    total == 0 ? nil : self[.translated] * 100 / total
  }

  /// True if less than the percentage is translated; false if there is nothing to translate.
  public func isUnder(percent: Int) -> Bool { self[.translated] * 100 < percent * total }

  /// Adds the counts state by state.
  package static func += (counts: inout UnitCounts, other: UnitCounts) {
    counts.counts &+= other.counts
  }

  /// Subtracts the counts state by state.
  package static func -= (counts: inout UnitCounts, other: UnitCounts) {
    counts.counts &-= other.counts
  }
}

extension UnitState {
  fileprivate var index: Int {
    switch self {
    case .translated: 0
    case .machineTranslated: 1
    case .needsReview: 2
    case .new: 3
    case .missing: 4
    case .stale: 5
    case .withoutWords: 6
    case .untranslatable: 7
    }
  }
}
