import LocalizationModel
package import TranslationUnits

/// What became of the units of translators' files.
package struct LedgerReport: Sendable {
  /// The units that a translators' file has for one catalog.
  package struct Part: Sendable {
    /// The file of the units, and the catalog that they are for.
    package let origin: LedgerOrigin
    /// Entries of the units that have something to be said, in the order of the file.
    package private(set) var entries: [LedgerEntry] = []
    /// How many units have no entry because they are not translated, which is nearly all there is to
    /// say of most files.
    package private(set) var untranslatedCount = 0
    /// The units by what became of them, those without an entry included.
    package private(set) var counts = LedgerCounts()
    /// What is odd about the whole of it.
    package let remarks: [LedgerReason]

    package init(_ origin: LedgerOrigin, remarks: [LedgerReason] = []) {
      (self.origin, self.remarks) = (origin, remarks)
    }

    /// Adds further units.
    ///
    /// - Parameters:
    ///   - counts: The counts of all of them.
    ///   - untranslatedCount: How many of them have no entry because they are not translated.
    package mutating func add(
      _ counts: LedgerCounts, _ entries: [LedgerEntry], untranslatedCount: Int = 0
    ) {
      self.counts.add(counts)
      self.entries += entries
      self.untranslatedCount += untranslatedCount
    }
  }

  let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }
}
