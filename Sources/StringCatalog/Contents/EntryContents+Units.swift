import LocalizationModel

/// The definition of a unit: a text to translate, with its progress. Every coverage figure comes
/// from here.
///
/// - Units follow the shape of the translation; without one, the shape of the source text. A plural
///   has the categories that Xcode counts in the language, and `zero` where source or translation
///   has it.
/// - An entry that is not to be translated has no units.
/// - A stale entry has units for the texts it has, but misses none.
/// - A text that is empty or blank is missing. If the source text is blank, too, or if no text of
///   the entry has words, as in `%@ · %lld`, only existing translations count.
/// - A text of the source language is a unit only if it needs review or a machine wrote it. `new`
///   does not count, because Xcode writes it for every text that it takes from the sources.
extension EntryContents {
  /// Returns the units of one language in the order of an export; none if the entry is not to be
  /// translated.
  package func units(in language: String, sourceLanguage: String) -> [CountedUnit] {
    guard shouldTranslate else { return [] }
    let source = localization(sourceLanguage)
    if language == sourceLanguage { return isStale ? [] : Self.unfinished(source) }
    var walk = UnitWalk(
      entry: self, target: localization(language), source: source, language: language)
    walk.run()
    return walk.units
  }

  /// True if any source text has words: a form, a device's text or a phrase; if the source language
  /// has no texts, the key.
  ///
  /// - Parameter source: The source language's localization.
  func hasWords(in source: LocalizationContents?) -> Bool {
    let texts = (source?.leaves ?? []).compactMap { $0.value?.text }
    let phrases = source?.phrases?.values.map(\.text) ?? []
    return texts.isEmpty && phrases.isEmpty
      ? key.hasWords : texts.contains(where: \.hasWords) || phrases.contains(where: \.hasWords)
  }

  /// True if the entry is marked as no longer found in the sources.
  package var isStale: Bool { extractionState?.text == ExtractionState.stale.rawValue }

  /// Returns the source language's texts that need review or that a machine wrote.
  static func unfinished(_ source: LocalizationContents?) -> [CountedUnit] {
    (source?.leaves ?? []).compactMap { leaf in
      guard let text = leaf.value?.text, !text.isEmpty, let state = leaf.state?.text else {
        return nil
      }
      let unitState = UnitState(catalogState: state)
      return unitState == .translated || unitState == .new
        ? nil
        : CountedUnit(
          path: leaf.path, state: unitState, source: text, text: text, range: leaf.range)
    }
  }
}

extension UnitState {
  /// Returns the state of a unit that has a text.
  ///
  /// - Parameter catalogState: The state as the file spells it. An unknown or missing one needs
  ///   review.
  init(catalogState: String?) {
    self =
      switch catalogState {
      case TranslationState.translated.rawValue: .translated
      case TranslationState.machineTranslated.rawValue: .machineTranslated
      case TranslationState.new.rawValue: .new
      default: .needsReview
      }
  }
}

/// Walks over the shape of an entry in one language and collects its units.
///
/// Made for one entry and one language at a time by ``EntryContents/units(in:sourceLanguage:)``:
/// set up, run once, then read `units`.
struct UnitWalk {
  let entry: EntryContents
  /// The translation; `nil` if it has neither texts nor variations.
  let target: LocalizationContents?
  /// The byte range of a unit without a text: the language's name, or the key.
  let fallbackRange: ByteRange
  let source: LocalizationContents?
  let language: String
  private(set) var units: [CountedUnit] = []
  private lazy var sourceForOther = source?.leafForOther
  /// True if any text of the entry has words. Then a form without any, such as `—` for zero or the
  /// text around substitutions, is also a translator's work.
  private lazy var hasWords = entry.hasWords(in: source)

  init(
    entry: EntryContents, target: LocalizationContents?, source: LocalizationContents?,
    language: String
  ) {
    self.entry = entry
    self.target = target.flatMap { $0.hasShape ? $0 : nil }
    fallbackRange = target?.name.range ?? entry.keyRange
    self.source = source
    self.language = language
  }

  /// Collects the units: phrases, or else the texts, then the forms of the substitutions.
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

  /// The names of the source's substitutions that the translation uses but has no forms for.
  private var borrowedSubstitutions: [String] {
    guard let target, let source, !source.substitutions.isEmpty else { return [] }
    let missing = source.substitutions.map(\.name.text)
      .filter { target.substitution(named: $0) == nil }
    if missing.isEmpty { return [] }
    let used = target.usedSubstitutions
    return missing.filter(used.contains)
  }

  private mutating func visit(substitution name: String, of shape: LocalizationContents?) {
    let path = LeafPath([.substitution(name)])
    guard let shape, shape.indexOfLeaf(path) != nil || !shape.variations(at: path).isEmpty
    else { return }
    visit(path, of: shape)
  }

  /// Adds the units at a path and below it. The document's depth limit bounds the recursion.
  private mutating func visit(_ path: LeafPath, of shape: LocalizationContents?) {
    let variations = shape?.variations(at: path) ?? []
    if variations.isEmpty || shape?.indexOfLeaf(path) != nil { add(path) }
    for variation in variations {
      let kind = variation.kind.text
      let names = variation.cases.map(\.name.text)
      for name in kind == "plural" ? categories(names, at: path) : names {
        visit(LeafPath(path.steps + [.variation(kind: kind, case: name)]), of: shape)
      }
    }
  }

  /// Returns the categories that a plural should have, in CLDR's order, then other cases that the
  /// translation has.
  ///
  /// - Parameter present: The cases of the plural whose shape is followed. They are returned if
  ///   CLDR has no rules for the language.
  private func categories(_ present: [String], at path: LeafPath) -> [String] {
    guard let rules = PluralRules(language: language) else { return present }
    let translated = target.map { $0.caseNames(ofPluralAt: path) } ?? []
    let zero = PluralCategory.zero.rawValue
    let hasZero =
      translated.contains(zero) || source?.caseNames(ofPluralAt: path).contains(zero) == true
    let counted = rules.cases.filter(\.isCountedByXcode).map(\.category.rawValue)
    let wanted = hasZero && !counted.contains(zero) ? [zero] + counted : counted
    return wanted + translated.filter { !wanted.contains($0) }
  }

  private mutating func add(_ path: LeafPath) {
    let leaf = target?.leaf(path)
    add(
      path, text: leaf?.value?.text, state: leaf?.state?.text, source: sourceText(at: path),
      range: leaf?.range)
  }

  private mutating func add(_ phrases: PhraseSetContents) {
    let translation = target?.phrases
    let isComplete = translation.map { set in
      !set.values.isEmpty && set.values.allSatisfy { !$0.text.isEmpty }
    }
    add(
      LeafPath(), text: isComplete == true ? translation?.text : nil,
      state: translation?.state?.text,
      source: source?.phrases?.text ?? sourceText(at: LeafPath()), range: translation?.range)
  }

  private mutating func add(
    _ path: LeafPath, text: String?, state: String?, source: String, range: ByteRange?
  ) {
    let hasText = text.map { !$0.isBlank || (!$0.isEmpty && source.isBlank) } ?? false
    if !hasText, source.isBlank || entry.isStale { return }
    let isUntranslated = !hasText || state == TranslationState.new.rawValue
    if isUntranslated, !entry.isStale, !hasWords { return }
    let unitState: UnitState =
      entry.isStale ? .stale : hasText ? UnitState(catalogState: state) : .missing
    units.append(
      CountedUnit(
        path: path, state: unitState, source: source, text: text,
        range: range ?? fallbackRange))
  }

  /// Returns the text to translate at a path: the source's text there, else the one for `other`,
  /// else the key.
  private mutating func sourceText(at path: LeafPath) -> String {
    guard let source else { return entry.key }
    let leaf =
      source.leaf(path) ?? source.leaf(path.inOther)
      ?? (path.substitution == nil ? source.leaf(LeafPath()) ?? sourceForOther : nil)
    return leaf?.value?.text ?? entry.key
  }
}

extension LocalizationContents {
  fileprivate var hasShape: Bool {
    !leaves.isEmpty || !variations.isEmpty || !substitutions.isEmpty || phrases != nil
  }

  fileprivate func caseNames(ofPluralAt path: LeafPath) -> [String] {
    variations(at: path).first { $0.kind.text == "plural" }?.cases.map(\.name.text) ?? []
  }

  /// The text for all cases without one of their own: the plain text, or `other` at every level.
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
