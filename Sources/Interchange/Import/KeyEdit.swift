import LocalizationModel
import StringCatalog
import XLIFF

/// Puts all new texts of one key together, as far as they fit and pass the test.
struct KeyEdit {
  /// `nil` if nothing is taken.
  private(set) var editor: LocalizationEditor?
  /// The units whose texts it holds.
  private(set) var taken: [UnitCandidate]
  /// What became of units of which there is more to say than that their texts were applied.
  private(set) var endings: [(candidate: UnitCandidate, entry: LedgerEntry)] = []

  private let index: UnitIndex
  private let units: EntryUnits
  private let place: Int

  /// - Parameters:
  ///   - candidates: All of the key.
  ///   - entry: The index of the key's in the table.
  init(
    _ candidates: [UnitCandidate], of entry: Int, _ index: UnitIndex, _ options: ImportOptions,
    _ test: any LanguageTest
  ) {
    // A plain text first: what varies then takes it for its `other`.
    let order = candidates.indices.sorted {
      candidates[$0].path.steps.count < candidates[$1].path.steps.count
    }
    taken = order.map { candidates[$0] }
    self.index = index
    units = index.units(at: entry)
    place = entry
    put(options, test)
  }

  private mutating func put(_ options: ImportOptions, _ test: any LanguageTest) {
    while !taken.isEmpty {
      let editor = edited()
      guard isWhole(editor) else {
        // Texts that exclude each other: none of them, so that nothing is half applied.
        refuseAll { _ in LedgerReason(.unfitShape) }
        return
      }
      let flaws = flaws(of: editor, test)
      let errors = flaws.filter { $0.isError && isFinished(at: $0.path) }
      if !errors.isEmpty, options.placeholders == .skip {
        refuse(errors)
        continue
      }
      self.editor = editor
      let doubtful = errors + flaws.filter { !$0.isError && isFinished(at: $0.path) }
      if doubtful.isEmpty { return }
      for flaw in doubtful { review(flaw) }
      self.editor = taken.isEmpty ? nil : edited()
      return
    }
  }

  private func isFinished(at path: LeafPath) -> Bool {
    taken.contains { $0.path == path && $0.isFinished }
  }

  private func flaws(of editor: LocalizationEditor, _ test: any LanguageTest) -> [TextFlaw] {
    guard taken.contains(where: \.isFinished) else { return [] }
    if taken.count == 1, taken[0].path.isEmpty, let only = editor.onlyUnit,
      case .plain(let source) = units.shared.whole,
      !test.mayFind(in: only.value, of: source, key: units.key)
    {
      return []
    }
    guard let excerpt = index.table.excerpt(of: editor, language: index.language) else { return [] }
    return test.flaws(in: excerpt)
  }

  private mutating func refuse(_ errors: [TextFlaw]) {
    for (place, candidate) in taken.enumerated().reversed() {
      guard let error = errors.first(where: { $0.path == candidate.path }) else { continue }
      let reason = LedgerReason(.placeholders(error.detail))
      endings.append((candidate, candidate.entry(reason)))
      taken.remove(at: place)
    }
  }

  private mutating func refuseAll(_ reason: (UnitCandidate) -> LedgerReason) {
    for candidate in taken { endings.append((candidate, candidate.entry(reason(candidate)))) }
    taken = []
  }

  private mutating func review(_ flaw: TextFlaw) {
    for place in taken.indices.reversed() where taken[place].path == flaw.path {
      let kind: LedgerKind =
        flaw.isError
        ? .placeholders(flaw.detail) : .missingPlaceholders(flaw.detail)
      taken[place].review(LedgerReason(kind))
      let candidate = taken[place]
      // What was taken for review before is there, whatever the file calls it.
      if candidate.unit == candidate.current {
        endings.append((candidate, candidate.unchanged))
        taken.remove(at: place)
      } else {
        endings.append((candidate, candidate.entry(nil)))
      }
    }
  }

  private func edited() -> LocalizationEditor {
    var editor = index.editor(of: place)
    for candidate in taken { set(candidate.unit, at: candidate.path, in: &editor) }
    addForms(around: taken.map(\.path), in: &editor)
    // What the translation asks for must be there, and be sent out again.
    if units.shared.hasSubstitutions, let now = editor.contents(in: index.language) {
      let missing = units.pathsOfMissingSubstitutions(in: now)
      fill(missing, in: &editor)
      addForms(around: missing, in: &editor)
    }
    return editor
  }

  /// Whether each text is where it belongs.
  private func isWhole(_ editor: LocalizationEditor) -> Bool {
    let result = editor.contents(in: index.language)
    return taken.allSatisfy { result?.unit(at: $0.path) == $0.unit }
  }

  private func set(_ unit: LeafUnit, at path: LeafPath, in editor: inout LocalizationEditor) {
    editor.set(unit.text, state: unit.state, at: path) { name in
      // One that only the source has stands for the same argument.
      let substitution = units.source?.ownSubstitution(name)
      return (substitution?.argument, substitution?.formatSpecifier?.text)
    }
  }

  /// Puts in the source's texts, to be translated.
  private func fill(_ paths: [LeafPath], in editor: inout LocalizationEditor) {
    for path in paths {
      let own = path.substitution == nil ? LeafText.plain(units.key) : nil
      guard let content = units.source?.standIn(for: path)?.text ?? own else { continue }
      set(LeafUnit(state: .new, text: content), at: path, in: &editor)
    }
  }

  /// Where texts vary, adds the forms that the language needs beside them and the devices that the
  /// source has, with the source's text and as `new`, as Xcode does.
  private func addForms(around paths: [LeafPath], in editor: inout LocalizationEditor) {
    var varying: [LeafPath] = []
    for path in paths {
      for index in path.steps.indices {
        guard case .variation = path.steps[index] else { continue }
        let outer = LeafPath(Array(path.steps[..<index]))
        if !varying.contains(outer) { varying.append(outer) }
      }
    }
    if varying.isEmpty { return }
    guard let whole = editor.contents(in: index.language) else { return }
    for outer in varying { fill(missingForms(at: outer, in: whole), in: &editor) }
  }

  /// - Parameter outer: Where a text varies.
  private func missingForms(at outer: LeafPath, in whole: LocalizationContents) -> [LeafPath] {
    guard let present = whole.variation(at: outer) else { return [] }
    let kind = present.kind.text
    let source = units.source?.variation(at: outer)
    switch kind {
    case "plural":
      return index.maker.categories(shape: present, isTarget: true, source: source)
        .filter { !present.hasCase($0) }
        .map { LeafPath(outer.steps + [.variation(kind: kind, case: $0)]) }
    case "device":
      var names = source?.kind.text == kind ? source?.cases.map(\.name.text) ?? [] : []
      if !names.contains("other") { names.append("other") }
      return names.filter { !present.hasCase($0) }.flatMap { name in
        units.sourcePaths(at: LeafPath(outer.steps + [.variation(kind: kind, case: name)]))
      }
    default: return []
    }
  }
}
