package import LocalizationModel

/// What counts as a text to be translated, and how far it is. Every figure about coverage comes from
/// here.
///
/// - A unit's shape is that of the translation, else that of the source text. A plural has the
///   categories that Xcode counts in the language, and `zero` where source or translation has it.
/// - An entry that is not to be translated has no units.
/// - Units of a stale entry are those that have a text.
/// - An empty text is none. Where the source is empty too there is nothing to translate.
/// - Texts of the source language are units only where somebody has to look at them. `new` is what
///   Xcode writes for every text that it takes from the sources.
extension EntryContents {
  package func units(in language: String, sourceLanguage: String) -> [TranslationUnit] {
    guard shouldTranslate else { return [] }
    let source = localization(sourceLanguage)
    if language == sourceLanguage { return isStale ? [] : Self.unfinished(source) }
    var walk = UnitWalk(
      entry: self, target: localization(language), source: source, language: language)
    walk.run()
    return walk.units
  }

  /// Finds the states of ``units(in:sourceLanguage:)`` without making units of plain texts, which most
  /// are, and whole plurals.
  ///
  /// - Parameter visit: Gets the index of the language with each state, those of a language in no order.
  package func forEachUnitState(
    in languages: [String], sourceLanguage: String, _ visit: (Int, UnitState) -> Void
  ) {
    guard shouldTranslate else { return }
    let isStale = isStale
    let localizations = localizations.span
    let source = localizations.indices.first { localizations[$0].language == sourceLanguage }
    let hasSubstitutions = source.map { !localizations[$0].substitutions.isEmpty } ?? false
    let hasZero = source.map { localizations[$0].hasZero } ?? false
    // The first localization that is none of the languages gone through: mostly they are in order.
    var next = 0
    for (index, language) in languages.enumerated() {
      let isNext = next < localizations.count && localizations[next].language == language
      let place =
        isNext ? next : localizations.indices.first { localizations[$0].language == language }
      if isNext { next += 1 }
      if !hasSubstitutions, language != sourceLanguage, let place,
        localizations[place].isWholeText(sourceHasZero: hasZero)
      {
        let leaves = localizations[place].leaves.span
        for leaf in leaves.indices {
          visit(index, isStale ? .stale : UnitState(catalogState: leaves[leaf].state?.text))
        }
      } else {
        for unit in units(in: language, sourceLanguage: sourceLanguage) {
          visit(index, unit.state)
        }
      }
    }
  }

  /// Whether its key is gone from the sources.
  package var isStale: Bool { extractionState?.text == ExtractionState.stale.rawValue }

  private static func unfinished(_ source: LocalizationContents?) -> [TranslationUnit] {
    (source?.leaves ?? []).compactMap { leaf in
      guard let text = leaf.value?.text, !text.isEmpty, let state = leaf.state?.text else {
        return nil
      }
      let unitState = UnitState(catalogState: state)
      return unitState == .translated || unitState == .new
        ? nil
        : TranslationUnit(
          path: leaf.path, state: unitState, source: text, text: text, range: leaf.range)
    }
  }
}

extension UnitState {
  /// - Parameter catalogState: Of a text that is there, as the file spells it.
  fileprivate init(catalogState: String?) {
    self =
      switch catalogState {
      case TranslationState.translated.rawValue: .translated
      case TranslationState.machineTranslated.rawValue: .machineTranslated
      case TranslationState.new.rawValue: .new
      default: .needsReview
      }
  }
}

/// Goes through the shape of an entry in one language.
private struct UnitWalk {
  let entry: EntryContents
  /// `nil` if it holds nothing.
  let target: LocalizationContents?
  /// Where what is missing would stand.
  let place: ByteRange
  let source: LocalizationContents?
  let language: String
  private(set) var units: [TranslationUnit] = []

  init(
    entry: EntryContents, target: LocalizationContents?, source: LocalizationContents?,
    language: String
  ) {
    self.entry = entry
    self.target = target.flatMap { $0.hasShape ? $0 : nil }
    place = target?.name.range ?? entry.keyRange
    self.source = source
    self.language = language
  }

  mutating func run() {
    let shape = target ?? source
    if let phrases = target?.phrases ?? (target == nil ? source?.phrases : nil) {
      return add(phrases)
    }
    visit(LeafPath(), of: shape)
    for substitution in shape?.substitutions ?? [] {
      visit(substitution: substitution.name.text, of: shape)
    }
    for name in borrowedSubstitutions { visit(substitution: name, of: source) }
  }

  /// The source's substitutions that the translation names and has no forms for.
  private var borrowedSubstitutions: [String] {
    guard let target, let source, !source.substitutions.isEmpty else { return [] }
    let named = target.leaves.lazy.flatMap { FormatSpecifier.all(in: $0.value?.text ?? "") }
      .map(\.kind)
    return source.substitutions.map(\.name.text).filter { name in
      !target.substitutions.contains { $0.name.text == name }
        && named.contains(.substitution(name))
    }
  }

  private mutating func visit(substitution name: String, of shape: LocalizationContents?) {
    let path = LeafPath([.substitution(name)])
    guard let shape,
      shape.leaf(path) != nil || shape.variations.contains(where: { $0.path == path })
    else { return }
    visit(path, of: shape)
  }

  /// Nesting is bounded by that of the document.
  private mutating func visit(_ path: LeafPath, of shape: LocalizationContents?) {
    let variations = shape?.variations.filter { $0.path == path } ?? []
    if variations.isEmpty || shape?.leaf(path) != nil { add(path) }
    for variation in variations {
      let kind = variation.kind.text
      let names = variation.cases.map(\.name.text)
      for name in kind == "plural" ? categories(names, at: path) : names {
        visit(LeafPath(path.steps + [.variation(kind: kind, case: name)]), of: shape)
      }
    }
  }

  /// - Parameter present: The cases of the plural whose shape is followed.
  private func categories(_ present: [String], at path: LeafPath) -> [String] {
    guard let rules = PluralRules(language: language) else { return present }
    let own = target.map { $0.caseNames(ofPluralAt: path) } ?? []
    let zero = PluralCategory.zero.rawValue
    let hasZero =
      own.contains(zero) || source?.caseNames(ofPluralAt: path).contains(zero) == true
    let counted = rules.cases.filter(\.isCountedByXcode).map(\.category.rawValue)
    let wanted = hasZero && !counted.contains(zero) ? [zero] + counted : counted
    return wanted + own.filter { !wanted.contains($0) }
  }

  private mutating func add(_ path: LeafPath) {
    let leaf = target?.leaf(path)
    add(
      path, text: leaf?.value?.text, state: leaf?.state?.text, source: sourceText(at: path),
      range: leaf?.range)
  }

  private mutating func add(_ phrases: PhraseSetContents) {
    let own = target?.phrases
    let isWhole = own.map { set in
      !set.values.isEmpty && set.values.allSatisfy { !$0.text.isEmpty }
    }
    add(
      LeafPath(), text: isWhole == true ? own?.text : nil, state: own?.state?.text,
      source: source?.phrases?.text ?? sourceText(at: LeafPath()), range: own?.range)
  }

  private mutating func add(
    _ path: LeafPath, text: String?, state: String?, source: String, range: ByteRange?
  ) {
    let hasText = text?.isEmpty == false
    if !hasText, source.isEmpty || entry.isStale { return }
    let unitState: UnitState =
      entry.isStale ? .stale : hasText ? UnitState(catalogState: state) : .missing
    units.append(
      TranslationUnit(
        path: path, state: unitState, source: source, text: text,
        range: range ?? place))
  }

  private func sourceText(at path: LeafPath) -> String {
    guard let source else { return entry.key }
    let leaf =
      source.leaf(path) ?? source.leaf(path.inOther)
      ?? (path.substitution == nil ? source.leaf(LeafPath()) ?? source.leafForOther : nil)
    return leaf?.value?.text ?? entry.key
  }
}

extension LocalizationContents {
  /// Whether its leaves are its units, and nothing else is: one text, or one plural with a text for each
  /// category that counts.
  ///
  /// - Parameter sourceHasZero: Whether the source has a text for zero, which then counts.
  fileprivate func isWholeText(sourceHasZero: Bool) -> Bool {
    guard substitutions.isEmpty, phrases == nil, variations.count < 2 else { return false }
    let leaves = leaves.span
    for index in leaves.indices where leaves[index].value?.text.isEmpty != false { return false }
    if variations.isEmpty { return leaves.count == 1 && leaves[0].path.isEmpty }
    let plural = variations.span
    let cases = plural[0].cases.span
    guard plural[0].path.isEmpty, plural[0].kind.text == "plural", leaves.count == cases.count,
      let rules = PluralRules(language: language)
    else { return false }
    for index in cases.indices {
      let name = cases[index].name.text
      let steps = leaves[index].path.steps
      guard steps.count == 1, case .variation("plural", name) = steps[0] else { return false }
      for other in 0..<index where cases[other].name.text == name { return false }
    }
    func has(_ category: PluralCategory) -> Bool {
      cases.indices.contains { cases[$0].name.text == category.rawValue }
    }
    return (!sourceHasZero || has(.zero))
      && rules.cases.allSatisfy { !$0.isCountedByXcode || has($0.category) }
  }

  /// Whether some plural of it has a text for zero.
  fileprivate var hasZero: Bool {
    variations.contains { variation in
      variation.cases.contains { $0.name.text == PluralCategory.zero.rawValue }
    }
  }

  fileprivate var hasShape: Bool {
    !leaves.isEmpty || !variations.isEmpty || !substitutions.isEmpty || phrases != nil
  }

  fileprivate func caseNames(ofPluralAt path: LeafPath) -> [String] {
    variations.first { $0.path == path && $0.kind.text == "plural" }?.cases.map(\.name.text) ?? []
  }

  /// The text for all cases without one of their own.
  fileprivate var leafForOther: CatalogLeaf? {
    leaves.first { leaf in
      leaf.path.steps.allSatisfy {
        if case .variation(_, "other") = $0 { true } else { false }
      }
    }
  }
}

extension PhraseSetContents {
  fileprivate var text: String { values.map(\.text).joined(separator: "\n") }
}
