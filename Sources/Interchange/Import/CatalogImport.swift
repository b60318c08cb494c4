package import LocalizationModel
package import StringCatalog
package import TranslationUnits

/// Imports the translations of one `<file>` of a translators' document into its catalog, for `gloss
/// import`.
///
/// ``plan(_:for:)`` takes the units and the catalog's ``UnitTable``. It returns the new
/// localizations and a ledger: an account with one entry for each unit, which tells its outcome. It
/// changes nothing, so that several languages can be planned on workers and applied in order.
package struct CatalogImport {
  private let options: ImportOptions
  private let test: any TranslationValidator
  private let hasLines: Bool
  private let followsKeys: Bool
  private let bases: () -> CandidateBases
  private let disputed: [TextKey: String]

  /// Makes an import with the same settings for any number of files.
  ///
  /// - Parameters:
  ///   - test: The check that a text has to pass before it counts as translated.
  ///   - disputed: The name of another file that translates a unit differently, by the unit's id.
  ///   - hasLines: True if the catalog is a file, so that messages can give the lines of texts.
  ///   - followsKeys: True if units of keys that were renamed or reworded are taken.
  ///   - bases: Finds the revisions of the catalog that the file may have been exported from. It is
  ///     called at most once for a plan, and only if a unit needs it, because the search can take
  ///     long.
  package init(
    _ options: ImportOptions, test: any TranslationValidator, disputed: [TextKey: String] = [:],
    hasLines: Bool = true, followsKeys: Bool = true,
    bases: @escaping () -> CandidateBases = { CandidateBases() }
  ) {
    self.options = options
    self.test = test
    self.bases = bases
    self.disputed = disputed
    self.hasLines = hasLines
    self.followsKeys = followsKeys
  }

  /// The planned changes of one file to its catalog.
  package struct Plan: Sendable {
    /// The outcomes, one for each unit, in the order of the file.
    package let ledger: [LedgerEntry]
    /// The advice on the texts taken, by key; empty unless the check gives any.
    package let advice: [TextKey: [TextDiagnostic]]
    /// The new localizations; `nil` for an import that changes nothing.
    private let changes: LocalizationBatch?

    package init(ledger: [LedgerEntry]) { self.init(ledger, nil) }

    fileprivate init(
      _ ledger: [LedgerEntry], _ changes: LocalizationBatch?,
      advice: [TextKey: [TextDiagnostic]] = [:]
    ) {
      (self.ledger, self.changes, self.advice) = (ledger, changes, advice)
    }

    /// Puts the new localizations into the catalog.
    ///
    /// - Parameter catalog: The catalog as it was when the plan was made, except for other
    ///   languages.
    package func apply(to catalog: inout StringCatalog) {
      changes?.apply(to: &catalog)
    }
  }

  /// Imports a file into a catalog.
  ///
  /// - Parameter file: A file for this catalog. Its ``UnitFile/original`` is not checked.
  /// - Returns: The outcomes, one for each unit, in the order of the file.
  package func apply(_ file: UnitFile, to catalog: inout StringCatalog) -> [LedgerEntry] {
    let plan = plan(file, for: UnitTable(catalog))
    plan.apply(to: &catalog)
    return plan.ledger
  }

  /// Plans the changes of a file. The plan depends only on the localizations in the file's language
  /// and in the source language.
  package func plan(_ file: UnitFile, for table: UnitTable) -> Plan {
    func refuse(_ reason: LedgerReason) -> Plan {
      Plan(ledger: file.units.map { LedgerEntry($0, refusing: reason) })
    }
    guard let code = file.targetLanguage, !code.isEmpty else { return refuse(.noTargetLanguage) }
    guard let language = LanguageCodeSpelling.spelled(code, among: table.languages) else {
      return refuse(.badLanguage(code))
    }
    let sourceLanguage = table.catalog.sourceLanguage
    if let source = file.sourceLanguage,
      !LanguageCodeSpelling.isSource(source, of: sourceLanguage)
    {
      return refuse(.sourceLanguage(inFile: source, inCatalog: sourceLanguage))
    }
    let index: UnitIndex
    do throws(InterchangeError) {
      index = try UnitIndex(table, language: language)
    } catch {
      return refuse(.collision(error.wording))
    }
    let exported = ImportBases(current: index, note: file.exportNote, bases)
    let matches = UnitMatches(
      index, file: file, exported: exported, disputed: disputed, hasLines: hasLines,
      followsKeys: followsKeys)
    return plan(matches)
  }

  /// Decides on each unit alone, then on the accepted units of each entry together.
  private func plan(_ matches: UnitMatches) -> Plan {
    let index = matches.index
    let decider = UnitDecider(matches, options)
    // The candidates by the index of their entry, and these indices in the order of the file.
    var candidates: [Int: [UnitCandidate]] = [:]
    var entryIndices: [Int] = []
    var ledger = matches.units.indices.map { unitIndex in
      switch decider.decide(unitIndex) {
      case .ended(let ledgerEntry): return ledgerEntry
      case .taken(let candidate):
        let index = candidate.match.entry
        if candidates[index] == nil { entryIndices.append(index) }
        candidates[index, default: []].append(candidate)
        return candidate.entry
      }
    }
    var changes = LocalizationBatch(language: index.language)
    var advice: [TextKey: [TextDiagnostic]] = [:]
    for entryIndex in entryIndices {
      let edit = EntryImport(candidates[entryIndex] ?? [], of: entryIndex, index, options, test)
      for candidate in edit.taken + edit.ended { ledger[candidate.place] = candidate.entry }
      if let texts = edit.edited {
        changes.append(
          texts, at: index.table.entries[entryIndex].place,
          insteadOf: index.units(at: entryIndex).target)
      }
      if !edit.advice.isEmpty { advice[TextKey(edit.key)] = edit.advice }
    }
    changes.trim()
    return Plan(ledger, changes, advice: advice)
  }
}
