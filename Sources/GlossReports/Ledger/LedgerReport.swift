package import LocalizationModel

/// What became of the units of translators' files.
package struct LedgerReport: Sendable {
  /// The units that a translators' file has for one catalog.
  package struct Part: Sendable {
    package let origin: LedgerOrigin
    /// Entries of the units that have something to be said, in the order of the file.
    package private(set) var entries: [LedgerEntry] = []
    package private(set) var counts = LedgerCounts()

    package init(_ origin: LedgerOrigin) { self.origin = origin }

    /// Counts a unit, and keeps its entry if there is one.
    package mutating func add(_ outcome: LedgerEntry.Outcome.Name, _ entry: LedgerEntry?) {
      counts.add(outcome)
      if let entry { entries.append(entry) }
    }
  }

  let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }
}
