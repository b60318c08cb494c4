import LocalizationModel
import StringCatalog
import TranslationUnits

/// Puts all new texts of one key together into its localization, if they fit and pass the checks.
///
/// ``CatalogImport`` passes it the candidates of one entry: units that ``UnitDecider`` has
/// accepted. The edited localization comes out, with the candidates taken and the others.
struct EntryImport {
  /// The edited localization; `nil` if no text was taken.
  private(set) var edited: TextNode?
  /// The candidates whose texts are in the edited localization.
  private(set) var taken: [UnitCandidate]
  /// The candidates that were refused, or that changed nothing.
  private(set) var ended: [UnitCandidate] = []
  /// The advice on texts taken, and on forms that had to be added for them.
  private(set) var advice: [TextDiagnostic] = []

  /// The key of the entry.
  var key: String { units.key }

  private let index: UnitIndex
  private let units: EntryUnits

  /// Edits the localization of one entry.
  ///
  /// - Parameters:
  ///   - candidates: All candidates of the key.
  ///   - entry: The index of the key's entry in the table.
  init(
    _ candidates: [UnitCandidate], of entry: Int, _ index: UnitIndex, _ options: ImportOptions,
    _ test: any TranslationValidator
  ) {
    // Plain texts come first: a variation set after one takes it over as the case `other`.
    let order = candidates.indices.sorted {
      candidates[$0].path.steps.count < candidates[$1].path.steps.count
    }
    taken = order.map { candidates[$0] }
    self.index = index
    units = index.units(at: entry)
    holdStates(test)
    keepForms(options)
    put(options, test)
  }

  /// Ends candidates that have the catalog's text in a further state, where nothing tells which one is
  /// newer: the state is refused, unless an import of the text would set it to be reviewed again.
  private mutating func holdStates(_ test: any TranslationValidator) {
    var held = taken.filter { $0.heldState != nil }
    if held.isEmpty { return }
    let others = taken.filter { $0.heldState == nil }
    taken = held
    let flaws = flaws(of: texts(), test)
    taken = others
    for index in held.indices {
      let flaw = flaws.first { $0.weight != .advice && $0.path == held[index].path }
      if let flaw { held[index].review(.reviewed(flaw)) }
      if let reason = held[index].heldState, held[index].unit != held[index].current {
        isForForms(held[index]) ? held[index].keep() : held[index].refuse(reason)
      }
    }
    ended += held
  }

  /// True if a candidate's text stands for forms that the source has, and that the language needs.
  private func isForForms(_ candidate: UnitCandidate) -> Bool {
    guard let source = units.source, let target = units.target else { return false }
    let kind = source.variation(at: candidate.path)?.kind.text
    if kind != "device", index.unitLanguage.hasOneCategory { return false }
    let forms = LostForms(from: source, to: target).forms(by: candidate.path)
    return TextMerge.isFlattening(forms.map { TextMerge.Side($0.text, .translated) })
  }

  /// Refuses candidates whose one text would take the place of finished forms, or takes them for
  /// review if the options prefer the file.
  private mutating func keepForms(_ options: ImportOptions) {
    guard let target = units.target, !target.isPlain else { return }
    let lost = LostForms(from: target, to: texts())
    if lost.isEmpty { return }
    for place in taken.indices.reversed() {
      let forms = lost.forms(by: taken[place].path)
      if forms.isEmpty { continue }
      guard TextMerge.isFlattening(forms) else {
        taken[place].add(.replacedForms(count: forms.count))
        continue
      }
      if options.preferred == .file {
        taken[place].review(.replacedForms(count: forms.count))
      } else {
        let count = forms.count(where: \.isFinished)
        taken[place].refuse(.flattened(count: count))
        ended.append(taken.remove(at: place))
      }
    }
  }

  /// Edits the localization, refuses candidates that do not fit or do not pass the checks, and sets
  /// doubtful ones to be reviewed.
  private mutating func put(_ options: ImportOptions, _ test: any TranslationValidator) {
    // Each round refuses at least one candidate or ends, so that the rest is checked together
    // again.
    while !taken.isEmpty {
      let texts = texts()
      guard taken.allSatisfy({ texts.unit(at: $0.path) == $0.unit }) else {
        // Texts that exclude each other: none is taken, so that nothing is half applied.
        refuse { _ in .unfitShape }
        return
      }
      let isTested = taken.contains { options.tests($0.unit) }
      // Some rules check finished texts only, so unfinished ones are checked as if they were
      // finished.
      let tested = options.testsAll ? self.texts(as: .translated) : texts
      let found = isTested ? flaws(of: tested, test) : []
      let flaws = found.filter { flaw in
        flaw.weight != .advice
          && taken.contains { $0.path == flaw.path && options.tests($0.unit) }
      }
      if options.testsUnfinished, !flaws.isEmpty {
        refuse { candidate in
          flaws.first { $0.path == candidate.path }.map {
            $0.isError ? .placeholders($0.detail) : .missingPlaceholders($0.detail)
          }
        }
        continue
      }
      let errors = flaws.filter(\.isError)
      if !errors.isEmpty, options.placeholders == .skip {
        refuse { candidate in
          errors.first { $0.path == candidate.path }.map { .placeholders($0.detail) }
        }
        continue
      }
      edited = texts
      advice = found.filter { $0.weight == .advice && $0.path.map(isNew) ?? false }
      let doubtful = errors + flaws.filter { !$0.isError }
      if doubtful.isEmpty { return }
      for flaw in doubtful { review(flaw) }
      edited = taken.isEmpty ? nil : self.texts()
      return
    }
  }

  /// Refuses candidates.
  ///
  /// - Parameter reason: Returns the reason to refuse a candidate; `nil` for one that stays.
  private mutating func refuse(_ reason: (UnitCandidate) -> LedgerReason?) {
    for index in taken.indices.reversed() {
      guard let reason = reason(taken[index]) else { continue }
      taken[index].refuse(reason)
      ended.append(taken.remove(at: index))
    }
  }

  /// Sets the candidates with a flaw to be reviewed. One that the catalog already has in this state
  /// changes nothing.
  private mutating func review(_ flaw: TextDiagnostic) {
    for index in taken.indices.reversed() where taken[index].path == flaw.path {
      taken[index].review(.reviewed(flaw))
      if taken[index].unit == taken[index].current { ended.append(taken.remove(at: index)) }
    }
  }

  /// True if a text is taken, or was not in the catalog before.
  private func isNew(_ path: LeafPath) -> Bool {
    if taken.contains(where: { $0.path == path }) { return true }
    return units.target?.unit(at: path) == nil
  }

  private func flaws(of texts: TextNode, _ test: any TranslationValidator) -> [TextDiagnostic] {
    test.flaws(
      of: units.entry(with: texts), in: index.language, path: index.table.catalog.path)
  }

  /// Returns the localization with the texts taken so far.
  ///
  /// - Parameter state: The state of all of them; `nil` for each one's own.
  private func texts(as state: TranslationState? = nil) -> TextNode {
    var texts = units.target ?? TextNode()
    for candidate in taken {
      let unit = StringUnit(state: state ?? candidate.unit.state, text: candidate.unit.text)
      set(unit, at: candidate.path, in: &texts)
    }
    addForms(around: taken.map(\.path), in: &texts)
    removeSubstitutions(from: &texts)
    // A substitution that the translation uses must exist. Its forms are added as `new`, so that
    // the next export sends them to translators.
    if units.shared.hasSubstitutions {
      let missing = units.pathsOfMissingSubstitutions(in: texts)
      fill(missing, in: &texts)
      addForms(around: missing, in: &texts)
    }
    return texts
  }

  /// Removes the substitutions that the texts used before, and that no text uses any more.
  private func removeSubstitutions(from texts: inout TextNode) {
    guard let target = units.target, !target.substitutions.isEmpty else { return }
    let setNames = Set(taken.compactMap { $0.path.substitution.map { TextKey($0) } })
    let removable = target.usedSubstitutions.subtracting(setNames)
    // A substitution can be used by the forms of another one that goes.
    while true {
      let used = texts.usedSubstitutions
      let unused = texts.substitutions.map(\.name).filter {
        removable.contains(TextKey($0)) && !used.contains(TextKey($0))
      }
      if unused.isEmpty { return }
      for name in unused { texts.removeSubstitution(named: name) }
    }
  }

  private func set(_ unit: StringUnit, at path: LeafPath, in texts: inout TextNode) {
    texts.set(unit.text, state: unit.state, at: path) { name in
      // A substitution that the translation lacks takes the same argument as in the source.
      let substitution = units.source?.substitution(named: name)
      return (substitution?.argument, substitution?.formatSpecifier?.text)
    }
  }

  /// Sets the source's texts as `new`, to be translated.
  private func fill(_ paths: [LeafPath], in texts: inout TextNode) {
    for path in paths {
      // Without a source text the key is the text; it has no substitutions.
      let keyText = path.substitution == nil ? UnitText.plain(units.key) : nil
      guard let content = units.source?.standIn(for: path)?.text ?? keyText else { continue }
      set(StringUnit(state: .new, text: content), at: path, in: &texts)
    }
  }

  /// Adds the forms that a varying text lacks, as Xcode does: plural categories of the language and
  /// devices of the source, with the source's text in the state `new`.
  private func addForms(around paths: [LeafPath], in texts: inout TextNode) {
    var varying: [LeafPath] = []
    for path in paths {
      for index in path.steps.indices {
        guard case .variation = path.steps[index] else { continue }
        let outer = LeafPath(Array(path.steps[..<index]))
        if !varying.contains(outer) { varying.append(outer) }
      }
    }
    if varying.isEmpty { return }
    let present = texts
    for outer in varying { fill(missingForms(at: outer, in: present), in: &texts) }
  }

  /// Returns the paths of the cases that a varying text lacks.
  ///
  /// - Parameter outer: The path at which the text varies.
  private func missingForms(at outer: LeafPath, in texts: TextNode) -> [LeafPath] {
    guard let present = texts.variation(at: outer) else { return [] }
    let kind = present.kind.text
    let source = units.source?.variation(at: outer)
    switch kind {
    case "plural":
      return index.unitLanguage.categories(shape: present, isTarget: true, source: source)
        .filter { !present.hasCase($0) }
        .map { LeafPath(outer.steps + [.variation(kind: kind, case: $0)]) }
    case "device":
      var names = source?.kind.text == kind ? source?.cases.firstOfEachName.map(\.name) ?? [] : []
      if !names.contains("other") { names.append("other") }
      return names.filter { !present.hasCase($0) }.flatMap { name in
        units.sourcePaths(at: LeafPath(outer.steps + [.variation(kind: kind, case: name)]))
      }
    default: return []
    }
  }
}

extension LedgerReason {
  /// Returns the remark on a text that is to be reviewed for a flaw.
  fileprivate static func reviewed(_ flaw: TextDiagnostic) -> LedgerReason {
    flaw.isError ? .placeholders(flaw.detail) : .missingPlaceholders(flaw.detail)
  }
}

extension ImportOptions {
  /// True if a text has to pass the checks.
  fileprivate func tests(_ unit: StringUnit) -> Bool { testsAll || unit.state.isFinished }

  /// True if texts that are to be reviewed have to pass the checks, too: they ship, and ``States/review``
  /// says so of texts that are finished in the file.
  fileprivate var testsAll: Bool { testsUnfinished || states == .review }
}
