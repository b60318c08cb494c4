import LocalizationModel
package import TranslationUnits

/// The results of an import, unit by unit: the input of ``LedgerText`` and ``LedgerJSON``, made by
/// GlossKit's exchange.
package struct LedgerReport: Sendable {
  /// The units that a translators' file has for one catalog.
  package struct Part: Sendable {
    /// The translators' file and the catalog that it is for.
    package let origin: LedgerOrigin
    /// The entries of units that are more than untranslated, in the order of the file.
    package private(set) var entries: [LedgerEntry] = []
    /// The number of units that have no entry because they are not translated and nothing else is
    /// to be said of them: nearly all units of most files.
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
    ///   - counts: The number of added units by outcome, those without an entry included.
    ///   - entries: Their entries, in the order of the file.
    ///   - untranslatedCount: The number of added units that have no entry because they are not
    ///     translated.
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
