import LocalizationModel
package import TranslationUnits

/// The ledger of `gloss import`, its account of every unit: applied, unchanged, skipped or refused,
/// and why. GlossKit's exchange makes it; ``LedgerText`` and ``LedgerJSON`` write it.
package struct LedgerReport: Sendable {
  /// The units that a translators' file has for one catalog.
  package struct Part: Sendable {
    /// The translators' file and the catalog that it is for.
    package let origin: LedgerOrigin
    /// The entries of all units that need one, in the order of the file.
    package private(set) var entries: [LedgerEntry] = []
    /// The number of units without an entry, because they are untranslated and have no remark:
    /// nearly all units of most files.
    package private(set) var untranslatedCount = 0
    /// The number of units by outcome, units without an entry included.
    package private(set) var counts = LedgerCounts()
    /// Remarks on the whole part, such as an assumed language.
    package let remarks: [LedgerReason]

    package init(_ origin: LedgerOrigin, remarks: [LedgerReason] = []) {
      (self.origin, self.remarks) = (origin, remarks)
    }

    /// Adds units.
    ///
    /// - Parameters:
    ///   - counts: The number of added units by outcome, units without an entry included.
    ///   - entries: The entries of added units, in the order of the file.
    ///   - untranslatedCount: The number of added units that have no entry because they are
    ///     untranslated.
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
