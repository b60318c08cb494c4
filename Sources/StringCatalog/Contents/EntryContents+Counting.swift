import LocalizationModel

extension EntryContents {
  /// Counts the units of ``units(in:sourceLanguage:)`` by state, for many languages at once.
  /// `status` and `check` call it for each entry.
  ///
  /// Languages without a localization are not walked over. No ``CountedUnit`` is made for plain
  /// texts and complete plurals, which most localizations are.
  package func countUnits(sourceLanguage: String, into sums: inout UnitSums) {
    guard shouldTranslate else { return }
    let languages = sums.languages
    let isStale = isStale
    let source = localization(sourceLanguage)
    if let index = languages.source, !isStale {
      for unit in Self.unfinished(source) { sums.add(unit.state, in: index) }
    }
    let present = present(of: languages).filter { $0.language != languages.source }
    LookupCounter.add(present.count + languages.sizes.count)
    countMissing(beside: present, source, &sums)
    let hasSubstitutions = source.map { !$0.substitutions.isEmpty } ?? false
    let hasZero = source?.hasZero ?? false
    // Spans, because a loop over an array copies each element. An array's own span needs macOS 26;
    // a slice's does not.
    let localizationSlice = localizations[...]
    let localizationSpan = localizationSlice.span
    for (language, index) in present {
      if !hasSubstitutions, localizationSpan[index].hasOneUnitPerText(sourceHasZero: hasZero) {
        let leafSlice = localizationSpan[index].leaves[...]
        let leaves = leafSlice.span
        for leaf in leaves.indices {
          sums.add(
            isStale ? .stale : UnitState(catalogState: leaves[leaf].state?.text), in: language)
        }
      } else {
        for unit in units(at: index, source: source, language: languages.names[language]) {
          sums.add(unit.state, in: language)
        }
      }
    }
  }

  /// Calls `visit` with each unit and the index of its language, one language after the other.
  package func forEachUnit(
    in languages: LanguageGroups, sourceLanguage: String, _ visit: (Int, CountedUnit) -> Void
  ) {
    guard shouldTranslate else { return }
    let source = localization(sourceLanguage)
    let localizationIndices = Dictionary(
      uniqueKeysWithValues: present(of: languages).map { ($0, $1) })
    for (index, language) in languages.names.enumerated() {
      let units =
        index == languages.source
        ? isStale ? [] : Self.unfinished(source)
        : units(at: localizationIndices[index], source: source, language: language)
      for unit in units { visit(index, unit) }
    }
  }

  /// Returns the units of one language.
  ///
  /// - Parameter index: The index of its localization; `nil` if the entry has none.
  private func units(
    at index: Int?, source: LocalizationContents?, language: String
  ) -> [CountedUnit] {
    var walk = UnitWalk(
      entry: self, target: index.map { localizations[$0] }, source: source, language: language)
    walk.run()
    return walk.units
  }

  /// Returns the indices of the languages that have a localization, each with the index of the
  /// localization. Of several localizations of one language the first counts.
  private func present(of languages: LanguageGroups) -> [(language: Int, localization: Int)] {
    var present: [(language: Int, localization: Int)] = []
    present.reserveCapacity(localizations.count)
    var next = 0
    // A set is made only once a language is out of order; until then each index exceeds the last.
    var seen: Set<Int>?
    let slice = localizations[...]
    let span = slice.span
    for index in span.indices {
      guard let language = languages.index(of: span[index].language, expected: next)
      else { continue }
      if language < next, seen == nil { seen = Set(present.map(\.language)) }
      if seen?.insert(language).inserted == false { continue }
      next = language + 1
      present.append((language, index))
    }
    return present
  }

  /// Counts the missing units of all languages without a localization, once for each group.
  private func countMissing(
    beside present: [(language: Int, localization: Int)], _ source: LocalizationContents?,
    _ sums: inout UnitSums
  ) {
    let languages = sums.languages
    var absent = languages.sizes
    for (language, _) in present { absent[languages.groups[language]] -= 1 }
    let isSameForAll = source.map { $0.variations.isEmpty && $0.substitutions.isEmpty } ?? true
    var counts = absent.map { _ in 0 }
    // Without variations and substitutions every group lacks the same one unit, so the first
    // group's count serves for all.
    var lastCount: Int?
    for group in absent.indices where absent[group] > 0 {
      let reusable = isSameForAll ? lastCount : nil
      let count =
        reusable ?? units(at: nil, source: source, language: languages.examples[group]).count
      lastCount = count
      counts[group] = count
      sums.addMissing(count, inGroup: group)
    }
    // A group's count includes its languages that do have a localization: subtract these.
    for (language, _) in present where counts[languages.groups[language]] > 0 {
      sums.add(.missing, in: language, count: -counts[languages.groups[language]])
    }
  }
}

extension LocalizationContents {
  /// True if the units of the localization are exactly its texts: one plain text, or one plural
  /// with a text for each category that Xcode counts.
  ///
  /// - Parameter sourceHasZero: True if the source has a text for `zero`, which then counts, too.
  fileprivate func hasOneUnitPerText(sourceHasZero: Bool) -> Bool {
    guard substitutions.isEmpty, phrases == nil, variations.count < 2 else { return false }
    let leafSlice = leaves[...]
    let leafSpan = leafSlice.span
    for index in leafSpan.indices {
      // A missing or blank text is a missing unit.
      if leafSpan[index].value?.text.isBlank != false { return false }
      // A text in the state `new` is a unit only if the source has words.
      if leafSpan[index].state?.text == TranslationState.new.rawValue { return false }
    }
    if variations.isEmpty { return leafSpan.count == 1 && leafSpan[0].path.isEmpty }
    let variationSlice = variations[...]
    let variationSpan = variationSlice.span
    let caseSlice = variationSpan[0].cases[...]
    let cases = caseSlice.span
    guard variationSpan[0].path.isEmpty, variationSpan[0].kind.text == "plural",
      leafSpan.count == cases.count,
      cases.count <= PluralCategory.allCases.count, let rules = PluralRules(language: language)
    else { return false }
    for index in cases.indices {
      let name = cases[index].name.text
      let steps = leafSpan[index].path.steps
      guard steps.count == 1, case .variation("plural", name) = steps[0] else { return false }
      // A case that occurs twice is one unit.
      for other in 0..<index where cases[other].name.text == name { return false }
    }
    func has(_ category: PluralCategory) -> Bool {
      cases.indices.contains { cases[$0].name.text == category.rawValue }
    }
    return (!sourceHasZero || has(.zero))
      && rules.cases.allSatisfy { !$0.isCountedByXcode || has($0.category) }
  }

  /// True if any plural of the localization has a text for `zero`.
  fileprivate var hasZero: Bool {
    variations.contains { variation in
      variation.cases.contains { $0.name.text == PluralCategory.zero.rawValue }
    }
  }
}
