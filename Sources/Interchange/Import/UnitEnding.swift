import LocalizationModel

/// Why a unit goes no further on its way into a catalog.
enum UnitEnding: Error {
  /// The catalog has its text already.
  case unchanged(remarks: [LedgerReason] = [])
  case skipped(LedgerKind)
  case refused(LedgerKind)

  var outcome: LedgerEntry.Outcome {
    switch self {
    case .unchanged: .unchanged
    case .skipped(let kind): .skipped(LedgerReason(kind))
    case .refused(let kind): .refused(LedgerReason(kind))
    }
  }

  var remarks: [LedgerReason] {
    switch self {
    case .unchanged(let remarks): remarks
    case .skipped, .refused: []
    }
  }
}
