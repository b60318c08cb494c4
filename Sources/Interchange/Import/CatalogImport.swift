package import LocalizationModel
package import StringCatalog
package import XLIFF

/// Takes the translations of one `<file>` into the catalog that it is for.
package struct CatalogImport {
  private let options: ImportOptions
  private let disputed: [TextKey: String]

  /// - Parameter disputed: Ids of units that another file translates in another way, and that file.
  package init(_ options: ImportOptions, disputed: [TextKey: String] = [:]) {
    self.options = options
    self.disputed = disputed
  }

  /// What an import makes of one file.
  package struct Plan: Sendable {
    /// One entry for each unit, in the order of the file.
    package fileprivate(set) var ledger: ImportLedger
    private var changes: LocalizationChanges?

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
    func refuse(_ kind: LedgerReason.Kind) -> Plan {
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
      return refuse(.collision(detail: error.description))
    }
    let decider = UnitDecider(UnitMatches(index, file: file, disputed: disputed), options)
    var ledger = ImportLedger(index.texts, count: file.units.count)
    var changes = LocalizationChanges(language: language)
    var others: [Int: [UnitCandidate]] = [:]
    var order: [Int] = []
    for place in file.units.indices {
      let line = file.units[place].line
      switch decider.decide(place) {
      case .settled(let entry): ledger.append(entry)
      case .plain(let outcome, let match): ledger.append(outcome, line, match)
      case .text(let text, let slot, let match):
        ledger.append(.applied, line, match, change: changes.count)
        changes.append(text, at: slot)
      case .write(let candidate):
        if let match = candidate.plainMatch {
          ledger.append(.applied, line, match)
        } else {
          ledger.append(candidate.entry(nil))
        }
        if others[candidate.entry] == nil { order.append(candidate.entry) }
        others[candidate.entry, default: []].append(candidate)
      }
    }
    for entry in order {
      let candidates = others[entry] ?? []
      guard let editor = edit(candidates, of: entry, index) else {
        // Texts that exclude each other: none of them, so that nothing is half applied.
        let refusal = LedgerReason(.unfitShape)
        for candidate in candidates {
          ledger.replace(at: candidate.place, with: candidate.entry(refusal))
        }
        continue
      }
      let change = changes.count
      if changes.append(editor) {
        for candidate in candidates { ledger.setChange(change, at: candidate.place) }
      } else {
        for candidate in candidates {
          ledger.replace(at: candidate.place, with: candidate.entry(nil))
        }
      }
    }
    changes.trim()
    ledger.changes = changes
    return Plan(ledger)
  }

  /// Puts all new texts of one key together.
  ///
  /// - Returns: The localization that they make; `nil` if they do not fit together.
  private func edit(
    _ candidates: [UnitCandidate], of entry: Int, _ index: UnitIndex
  ) -> LocalizationEditor? {
    let units = index.units(at: entry)
    // A plain text first: what varies then takes it for its `other`.
    let ordered = candidates.indices.sorted {
      candidates[$0].path.steps.count < candidates[$1].path.steps.count
    }
    var editor = index.editor(of: entry)
    for place in ordered {
      set(candidates[place].unit, at: candidates[place].path, in: &editor, of: units)
    }
    addForms(around: ordered.map { candidates[$0].path }, in: &editor, of: units, index.maker)
    // What the translation asks for must be there, and be sent out again.
    if !units.source.substitutions.isEmpty {
      let missing = units.pathsOfMissingSubstitutions(in: LocalizedText(editor.content))
      for path in missing {
        guard let content = units.source.standIn(for: path)?.text else { continue }
        set(LocalizedText.Unit(state: .new, text: content), at: path, in: &editor, of: units)
      }
      addForms(around: missing, in: &editor, of: units, index.maker)
    }
    return isWhole(candidates, in: editor) ? editor : nil
  }

  /// Whether each text is where it belongs.
  private func isWhole(_ candidates: [UnitCandidate], in editor: LocalizationEditor) -> Bool {
    if candidates.count == 1, candidates[0].path.isEmpty, let only = editor.onlyUnit {
      return candidates[0].unit
        == LocalizedText.Unit(state: only.state, text: .plain(only.value))
    }
    let result = LocalizedText(editor.content)
    return candidates.allSatisfy { result.text(at: $0.path)?.unit == $0.unit }
  }

  private func set(
    _ unit: LocalizedText.Unit, at path: LeafPath, in editor: inout LocalizationEditor,
    of entry: EntryUnits
  ) {
    editor.set(unit.text, state: unit.state, at: path) { name in
      // One that only the source has stands for the same argument.
      let substitution = entry.source.substitution(name)
      return (substitution?.argument, substitution?.formatSpecifier)
    }
  }

  /// Where texts vary by number, adds the forms that the language needs beside them, with the source's
  /// text and as `new`, as Xcode does.
  private func addForms(
    around paths: [LeafPath], in editor: inout LocalizationEditor, of entry: EntryUnits,
    _ maker: UnitMaker
  ) {
    var varying: [LeafPath] = []
    for path in paths {
      for index in path.steps.indices {
        guard case .variation("plural", _) = path.steps[index] else { continue }
        let outer = LeafPath(Array(path.steps[..<index]))
        if !varying.contains(outer) { varying.append(outer) }
      }
    }
    if varying.isEmpty { return }
    let whole = LocalizedText(editor.content)
    for outer in varying {
      guard let text = whole.text(at: outer), text.kind == "plural" else { continue }
      let names = maker.categories(
        shape: text, isTarget: true, source: entry.source.text(at: outer))
      for name in names where text[name] == nil {
        let form = LeafPath(outer.steps + [.variation(kind: "plural", case: name)])
        let own = form.substitution == nil ? LocalizedText.Content.plain(entry.key) : nil
        guard let content = entry.source.standIn(for: form)?.text ?? own else { continue }
        set(LocalizedText.Unit(state: .new, text: content), at: form, in: &editor, of: entry)
      }
    }
  }
}

/// A unit whose translation is to go into the catalog.
struct UnitCandidate {
  /// Its index among the units of the file.
  let place: Int
  let id: String?
  let line: Int
  /// The index of the entry in the table.
  let entry: Int
  let key: String
  let path: LeafPath
  /// As the catalog spells it.
  let unit: LocalizedText.Unit
  /// `nil` if the ledger has more to say than that its text was applied.
  let plainMatch: UnitIndex.Match?
  let change: LedgerEntry.Change
  let remarks: [LedgerReason]

  /// - Parameter refusal: `nil` if it was applied.
  func entry(_ refusal: LedgerReason?) -> LedgerEntry {
    LedgerEntry(
      id: id, line: line, key: key, path: path, refusal.map { .refused($0) } ?? .applied(change),
      remarks: refusal == nil ? remarks : [])
  }
}
