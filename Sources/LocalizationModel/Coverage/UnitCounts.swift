/// How many units are in which state.
public struct UnitCounts: Hashable, Sendable {
  /// Not an array, which each of many thousand languages would have to allocate.
  private var counts = SIMD8<Int>()

  /// Makes counts of 0.
  public init() {}

  /// How many units are in a state.
  public subscript(state: UnitState) -> Int {
    get { counts[state.index] }
    set { counts[state.index] = newValue }
  }

  /// All units that ask for a translation: stale ones do not.
  public var total: Int { counts.wrappedSum() - self[.stale] }

  /// The share of translated units in whole percent, rounded down, so that 100 means all; `nil` if
  /// there is nothing to translate.
  public var percent: Int? {
    total == 0 ? nil : self[.translated] * 100 / total
  }

  /// Whether fewer than that many percent are translated; not so where nothing is to be.
  public func isUnder(percent: Int) -> Bool { self[.translated] * 100 < percent * total }

  /// Adds the counts state by state.
  public static func += (counts: inout UnitCounts, other: UnitCounts) {
    counts.counts &+= other.counts
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
    }
  }
}
