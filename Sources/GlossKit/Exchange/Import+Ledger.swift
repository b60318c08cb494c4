import Interchange
import LocalizationModel
import TranslationUnits

extension Import {
  /// The account of an import: one record for each unit of the files, with its outcome. A record is
  /// made when asked for, so that its origin is stored once for all records of a `<file>`.
  public struct Ledger: Sendable, RandomAccessCollection {
    /// The records of one `<file>` that has any.
    struct Part: Sendable {
      let origin: LedgerOrigin
      let entries: [LedgerEntry]
      /// Remarks on the `<file>` as a whole.
      let remarks: [LedgerReason]
      /// The number of records before its first.
      let start: Int
    }

    private(set) var parts: [Part] = []

    /// The position of the first record, 0.
    public let startIndex = 0
    /// The number of records.
    public private(set) var endIndex = 0

    init() {}

    /// The record at a position, made anew at each call.
    public subscript(position: Int) -> Record {
      precondition(indices.contains(position), "no record has that index")
      // Binary search for the last part that starts at or before the position.
      var (low, high) = (0, parts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if parts[middle].start <= position { low = middle } else { high = middle }
      }
      let part = parts[low]
      return Record(origin: part.origin, entry: part.entries[position - part.start])
    }

    /// Adds the records of a translators' file.
    mutating func append(_ file: PlannedFile, _ catalogs: ExchangedCatalogs) {
      let firstWithoutStates = file.parts.firstIndex(where: \.isTakenWithoutStates)
      for (index, part) in file.parts.enumerated() where !part.plan.ledger.isEmpty {
        // Said once for the whole file.
        let more: [LedgerReason] = index == firstWithoutStates ? [.noStates] : []
        parts.append(
          Part(
            origin: LedgerOrigin(
              file: file.path, original: part.original,
              catalog: part.member.map { catalogs.members[$0].path } ?? part.legacy?.path,
              language: part.language),
            entries: part.plan.ledger, remarks: part.remarks + more, start: endIndex))
        endIndex += part.plan.ledger.count
      }
    }
  }
}
