import LocalizationModel
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
    package var ledger: [LedgerEntry]
    fileprivate var editors: [LocalizationEditor] = []

    package init(ledger: [LedgerEntry]) { self.ledger = ledger }

    /// Puts the new texts in.
    ///
    /// - Parameter catalog: As it was when the plan was made, but for texts of other languages.
    package func apply(to catalog: inout StringCatalog) {
      for editor in editors { catalog.replace(with: editor) }
    }
  }

  /// Changes a catalog by the units of a file.
  ///
  /// - Parameter file: Its ``XLIFFFile/original`` has been found to name the catalog.
  /// - Returns: One entry for each unit, in the order of the file.
  package func apply(_ file: XLIFFFile, to catalog: inout StringCatalog) -> [LedgerEntry] {
    let plan = plan(file, for: UnitTable(catalog))
    plan.apply(to: &catalog)
    return plan.ledger
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
      LanguageName.usual(source) != LanguageName.usual(sourceLanguage)
    {
      return refuse(.sourceLanguage(inFile: source, inCatalog: sourceLanguage))
    }
    let index: UnitIndex
    do throws(InterchangeError) {
      index = try UnitIndex(table, language: language)
    } catch {
      return refuse(.collision(detail: error.description))
    }
    var file = file
    for place in file.units.indices {
      // Most ids are keys; one copy is enough for the ledger.
      guard let id = file.units[place].id, let key = index.units(of: id)?.key else { continue }
      file.units[place].id = key
    }
    let decider = UnitDecider(options, index: index, file: file, disputed: disputed)
    var entries: [LedgerEntry?] = []
    entries.reserveCapacity(file.units.count)
    var byKey: [TextKey: [UnitCandidate]] = [:]
    var order: [TextKey] = []
    for place in file.units.indices {
      switch decider.decide(place) {
      case .settled(let entry): entries.append(entry)
      case .write(let candidate):
        entries.append(nil)
        let key = TextKey(candidate.key)
        if byKey[key] == nil { order.append(key) }
        byKey[key, default: []].append(candidate)
      }
    }
    var plan = Plan(ledger: [])
    for key in order {
      let (editor, settled) = edit(byKey[key] ?? [], of: key.text, index)
      if let editor { plan.editors.append(editor) }
      for (place, entry) in settled { entries[place] = entry }
    }
    // Exactly as large as needed: all of them are held until the end.
    plan.ledger.reserveCapacity(entries.count)
    for case let entry? in entries { plan.ledger.append(entry) }
    return plan
  }

  /// Puts all new texts of one key together.
  ///
  /// - Returns: What became of each, by its place in the file, and the localization that they make.
  private func edit(
    _ candidates: [UnitCandidate], of key: String, _ index: UnitIndex
  ) -> (editor: LocalizationEditor?, settled: [(place: Int, entry: LedgerEntry)]) {
    guard let units = index.units(of: key) else { return (nil, []) }
    // A plain text first: what varies then takes it for its `other`.
    let ordered = candidates.sorted { $0.path.steps.count < $1.path.steps.count }
    var editor = index.editor(of: units)
    for candidate in ordered {
      set(candidate.unit, at: candidate.path, in: &editor, of: units, index.maker)
    }
    // What the translation asks for must be there, and be sent out again.
    if !units.source.substitutions.isEmpty {
      for path in units.pathsOfMissingSubstitutions(in: LocalizedText(editor.content)) {
        guard let content = units.source.standIn(for: path)?.text else { continue }
        let form = LocalizedText.Unit(state: .new, text: content)
        set(form, at: path, in: &editor, of: units, index.maker)
      }
    }
    let isWhole = isWhole(candidates, in: editor)
    // Texts that exclude each other: none of them, so that nothing is half applied.
    let refusal = isWhole ? nil : LedgerReason(.unfitShape)
    return (isWhole ? editor : nil, candidates.map { ($0.place, $0.entry(refusal)) })
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

  /// Sets one text and, where it varies by number, adds the forms that the language needs beside it,
  /// with the source's text and as `new`, as Xcode does.
  private func set(
    _ unit: LocalizedText.Unit, at path: LeafPath, in editor: inout LocalizationEditor,
    of entry: EntryUnits, _ maker: UnitMaker
  ) {
    func put(_ unit: LocalizedText.Unit, at path: LeafPath) {
      editor.set(unit.text, state: unit.state, at: path) { name in
        // One that only the source has stands for the same argument.
        let substitution = entry.source.substitution(name)
        return (substitution?.argument, substitution?.formatSpecifier)
      }
    }
    put(unit, at: path)
    for index in path.steps.indices {
      guard case .variation("plural", _) = path.steps[index] else { continue }
      let outer = LeafPath(Array(path.steps[..<index]))
      let text = LocalizedText(editor.content).text(at: outer) ?? LocalizedText()
      let names = maker.categories(
        shape: text, isTarget: true, source: entry.source.text(at: outer))
      for name in names where text[name] == nil {
        let form = LeafPath(outer.steps + [.variation(kind: "plural", case: name)])
        let own = form.substitution == nil ? LocalizedText.Content.plain(entry.key) : nil
        guard let content = entry.source.standIn(for: form)?.text ?? own else { continue }
        put(LocalizedText.Unit(state: .new, text: content), at: form)
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
  let key: String
  let path: LeafPath
  /// As the catalog spells it.
  let unit: LocalizedText.Unit
  let change: LedgerEntry.Change
  let remarks: [LedgerReason]

  /// - Parameter refusal: `nil` if it was applied.
  func entry(_ refusal: LedgerReason?) -> LedgerEntry {
    LedgerEntry(
      id: id, line: line, key: key, path: path, refusal.map { .refused($0) } ?? .applied(change),
      remarks: refusal == nil ? remarks : [])
  }
}
