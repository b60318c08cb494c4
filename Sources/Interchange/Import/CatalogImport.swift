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

  /// Changes a catalog by the units of a file.
  ///
  /// - Parameter file: Its ``XLIFFFile/original`` has been found to name the catalog.
  /// - Returns: One entry for each unit, in the order of the file.
  package func apply(_ file: XLIFFFile, to catalog: inout StringCatalog) -> [LedgerEntry] {
    func refuse(_ kind: LedgerReason.Kind) -> [LedgerEntry] {
      file.units.map { LedgerEntry($0, refusing: LedgerReason(kind)) }
    }
    guard let named = file.targetLanguage, !named.isEmpty else { return refuse(.noTargetLanguage) }
    guard let language = LanguageName.spelled(named, in: catalog) else {
      return refuse(.badLanguage(named))
    }
    if let source = file.sourceLanguage,
      LanguageName.usual(source) != LanguageName.usual(catalog.sourceLanguage)
    {
      return refuse(.sourceLanguage(inFile: source, inCatalog: catalog.sourceLanguage))
    }
    let index: UnitIndex
    do throws(InterchangeError) {
      index = try UnitIndex(catalog, language: language)
    } catch {
      return refuse(.collision(detail: error.description))
    }
    let decider = UnitDecider(options, index: index, file: file, disputed: disputed)
    var entries: [LedgerEntry?] = []
    var candidates: [UnitCandidate] = []
    for place in file.units.indices {
      switch decider.decide(place) {
      case .settled(let entry): entries.append(entry)
      case .write(let candidate):
        candidates.append(candidate)
        entries.append(nil)
      }
    }
    var byKey: [TextKey: [UnitCandidate]] = [:]
    var order: [TextKey] = []
    for candidate in candidates {
      let key = TextKey(candidate.key)
      if byKey[key] == nil { order.append(key) }
      byKey[key, default: []].append(candidate)
    }
    for key in order {
      for (place, entry) in write(byKey[key] ?? [], of: key.text, language, index, &catalog) {
        entries[place] = entry
      }
    }
    return entries.compactMap { $0 }
  }

  /// Puts all new texts of one key in.
  ///
  /// - Returns: What became of each, by its place in the file.
  private func write(
    _ candidates: [UnitCandidate], of key: String, _ language: String, _ index: UnitIndex,
    _ catalog: inout StringCatalog
  ) -> [(place: Int, entry: LedgerEntry)] {
    guard let units = index.units(of: key) else { return [] }
    // A plain text first: what varies then takes it for its `other`.
    let ordered = candidates.sorted { $0.path.steps.count < $1.path.steps.count }
    var editor = LocalizationEditor(catalog, key: key, language: language)
    for candidate in ordered {
      set(candidate.unit, at: candidate.path, in: &editor, of: units, index.maker)
    }
    // What the translation asks for must be there, and be sent out again.
    for path in units.pathsOfMissingSubstitutions(in: LocalizedText(editor.content)) {
      guard let content = units.source.standIn(for: path)?.text else { continue }
      let form = LocalizedText.Unit(state: .new, text: content)
      set(form, at: path, in: &editor, of: units, index.maker)
    }
    let result = LocalizedText(editor.content)
    let isWhole = candidates.allSatisfy { result.text(at: $0.path)?.unit == $0.unit }
    // Texts that exclude each other: none of them, so that nothing is half applied.
    let refusal = isWhole ? nil : LedgerReason(.unfitShape)
    if isWhole { catalog.replace(with: editor) }
    return candidates.map { ($0.place, $0.entry(refusal)) }
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
