package import LocalizationModel
package import StringCatalog
package import XLIFF

/// Takes the translations of one `<file>` into the catalog that it is for.
package struct CatalogImport {
  private let options: ImportOptions
  private let test: any EntryTest
  private let hasLines: Bool
  private let bases: () -> PossibleBases
  private let disputed: [TextKey: String]

  /// - Parameters:
  ///   - test: What a text has to pass before it counts as translated.
  ///   - disputed: Ids of units that another file translates in another way, and that file.
  ///   - hasLines: Whether the catalog is a file, so that its lines say where a text is.
  ///   - bases: Looks for what the file may have been exported from; called at most once for a plan, and
  ///     not for a file that has what the catalog has.
  package init(
    _ options: ImportOptions, test: any EntryTest, disputed: [TextKey: String] = [:],
    hasLines: Bool = true, bases: @escaping () -> PossibleBases = { PossibleBases() }
  ) {
    self.options = options
    self.test = test
    self.bases = bases
    self.disputed = disputed
    self.hasLines = hasLines
  }

  /// What an import makes of one file.
  package struct Plan: Sendable {
    /// One entry for each unit, in the order of the file.
    package fileprivate(set) var ledger: ImportLedger
    private var changes: LocalizationChanges?

    /// An import that changes nothing, for units that have only entries in the ledger.
    package init(ledger: [LedgerEntry]) { self.ledger = ImportLedger(ledger) }

    fileprivate init(_ ledger: ImportLedger) {
      self.ledger = ledger
      changes = ledger.changes
    }

    /// Puts the new texts in.
    ///
    /// - Parameter catalog: As it was when the plan was made, but for texts of other languages.
    package func apply(to catalog: inout StringCatalog) {
      if let changes { catalog.replace(with: changes) }
    }

    /// Lets go of the catalog, which the ledger's texts are read from else.
    package mutating func leaveCatalog() { ledger = ledger.withoutCatalog }
  }

  /// Changes a catalog by the units of a file.
  ///
  /// - Parameter file: Its ``XLIFFFile/original`` has been found to name the catalog.
  /// - Returns: One entry for each unit, in the order of the file.
  package func apply(_ file: XLIFFFile, to catalog: inout StringCatalog) -> [LedgerEntry] {
    let plan = plan(file, for: UnitTable(catalog))
    plan.apply(to: &catalog)
    return Array(plan.ledger)
  }

  /// Decides what a file changes in a catalog. It depends on the file's own language and on the source
  /// language, and on no other.
  package func plan(_ file: XLIFFFile, for table: UnitTable) -> Plan {
    func refuse(_ kind: LedgerKind) -> Plan {
      Plan(ledger: file.units.map { LedgerEntry($0, refusing: LedgerReason(kind)) })
    }
    guard let named = file.targetLanguage, !named.isEmpty else { return refuse(.noTargetLanguage) }
    guard let language = LanguageName.spelled(named, among: table.languages) else {
      return refuse(.badLanguage(named))
    }
    let sourceLanguage = table.catalog.sourceLanguage
    if let source = file.sourceLanguage,
      !LanguageName.isSource(source, of: sourceLanguage)
    {
      return refuse(.sourceLanguage(inFile: source, inCatalog: sourceLanguage))
    }
    let index: UnitIndex
    do throws(InterchangeError) {
      index = try UnitIndex(table, language: language)
    } catch {
      return refuse(.collision(error.wording))
    }
    let exported = ExportedTexts(current: index, note: file.exportNote, bases)
    let matches = UnitMatches(
      index, file: file, exported: exported, disputed: disputed, hasLines: hasLines)
    let test = test.test(in: index.language, from: index.table.catalog.sourceLanguage)
    let decider = UnitDecider(matches, options, test)
    return plan(file.units.indices.map { decider.decide($0) }, matches, test)
  }

  private func plan(
    _ decisions: [UnitDecider.Decision], _ matches: UnitMatches, _ test: any LanguageTest
  ) -> Plan {
    let index = matches.index
    var ledger = ImportLedger(index.texts, count: decisions.count)
    var changes = LocalizationChanges(language: index.language)
    var others: [Int: [UnitCandidate]] = [:]
    var order: [Int] = []
    for (place, decision) in decisions.enumerated() {
      let line = matches.units[place].line
      switch decision {
      case .settled(let entry): ledger.append(entry.placed(at: matches.cell(of: place)))
      case .plain(let outcome, let match): ledger.append(outcome, line, match)
      case .text(let text, let slot, let match, let isReplacing):
        ledger.append(isReplacing ? .replaced : .applied, line, match, change: changes.count)
        changes.append(text, at: slot)
      case .write(let candidate):
        if let match = candidate.plainMatch {
          ledger.append(.applied, line, match)
        } else {
          ledger.append(candidate.entry(nil).placed(at: matches.cell(of: place)))
        }
        if others[candidate.entry] == nil { order.append(candidate.entry) }
        others[candidate.entry, default: []].append(candidate)
      }
    }
    for entry in order {
      let edit = KeyEdit(others[entry] ?? [], of: entry, index, options, test)
      for (candidate, outcome) in edit.endings {
        ledger.replace(
          at: candidate.place, with: outcome.placed(at: matches.cell(of: candidate.place)))
      }
      guard let editor = edit.editor else { continue }
      let change = changes.count
      if changes.append(editor) {
        for candidate in edit.taken { ledger.setChange(change, at: candidate.place) }
      } else {
        for candidate in edit.taken {
          ledger.replace(
            at: candidate.place,
            with: candidate.entry(nil).placed(at: matches.cell(of: candidate.place)))
        }
      }
    }
    changes.trim()
    ledger.changes = changes
    return Plan(ledger)
  }
}
