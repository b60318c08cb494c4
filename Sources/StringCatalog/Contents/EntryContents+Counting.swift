package import LocalizationModel

extension EntryContents {
  /// Counts the units of ``units(in:sourceLanguage:)`` by state, for many languages at once.
  /// `status` and `check` call it for each entry.
  ///
  /// Languages without a localization are not walked over. No unit is made for plain texts and
  /// complete plurals, which most localizations are.
  package func countUnits(sourceLanguage: String, into sums: inout UnitSums) {
    let languages = sums.languages
    let shared = UnitSource(self, source: localization(sourceLanguage))
    let source = languages.source
    if let source, let localization = shared.source, shared.exclusion == nil {
      count(localization: localization, of: shared, in: source, &sums)
    }
    let present = present(of: languages).filter { $0.language != source }
    LookupCounter.add(present.count + languages.sizes.count)
    countAbsent(beside: present, shared, &sums)
    let hasZero = shared.source?.hasZero ?? false
    // Spans, because a loop over an array copies each element. An array's own span needs macOS 26;
    // a slice's does not.
    let localizationSlice = localizations[...]
    let localizationSpan = localizationSlice.span
    for (language, index) in present {
      if localizationSpan[index].hasOneUnitPerText(sourceHasZero: hasZero) {
        let leafSlice = localizationSpan[index].leaves[...]
        let leaves = leafSlice.span
        for leaf in leaves.indices {
          sums.add(
            shared.exclusion ?? UnitState(catalogState: leaves[leaf].state?.text), in: language)
        }
      } else {
        count(localization: localizationSpan[index], of: shared, in: language, &sums)
      }
    }
  }

  /// Counts the units of one language, walking over its localization.
  private func count(
    localization: LocalizationContents, of shared: UnitSource, in language: Int,
    _ sums: inout UnitSums
  ) {
    let units = EntryUnits(
      shared, target: localization, unitLanguage: sums.languages.unitLanguages[language])
    for path in units.paths() {
      if let state = units.state(at: path) { sums.add(state, in: language) }
    }
  }

  /// Calls `visit` with each unit that has a state and the index of its language, one language after
  /// the other.
  package func forEachUnit(
    in languages: LanguageGroups, sourceLanguage: String,
    _ visit: (Int, CatalogUnit, UnitState) -> Void
  ) {
    let shared = UnitSource(self, source: localization(sourceLanguage))
    let localizationIndices = Dictionary(
      uniqueKeysWithValues: present(of: languages).map { ($0, $1) })
    for (index, language) in languages.unitLanguages.enumerated() {
      let target = localizationIndices[index].map { localizations[$0] }
      for unit in units(in: language, shared, target: target) {
        if let state = unit.state { visit(index, unit, state) }
      }
    }
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

  /// Counts the units of all languages without a localization, once for each group.
  private func countAbsent(
    beside present: [(language: Int, localization: Int)], _ shared: UnitSource,
    _ sums: inout UnitSums
  ) {
    let languages = sums.languages
    var absent = languages.sizes
    for (language, _) in present { absent[languages.groups[language]] -= 1 }
    var countsByGroup: [UnitCounts?] = absent.map { _ in nil }
    // A plain source has the same one unit in every group, so the first group's count serves for
    // all.
    var lastCounts: UnitCounts?
    for group in absent.indices where absent[group] > 0 {
      let reusable = shared.isPlain ? lastCounts : nil
      let counts = reusable ?? Self.absentCounts(shared, languages.examples[group])
      lastCounts = counts
      countsByGroup[group] = counts
      sums.addAbsent(counts, inGroup: group)
    }
    // A group's counts include its languages that do have a localization: subtract these.
    for (language, _) in present {
      if let counts = countsByGroup[languages.groups[language]] {
        sums.subtract(counts, in: language)
      }
    }
  }

  /// Returns the counts of a language without a localization.
  private static func absentCounts(_ shared: UnitSource, _ language: UnitLanguage) -> UnitCounts {
    let units = EntryUnits(shared, target: nil, unitLanguage: language)
    var counts = UnitCounts()
    for path in units.paths() {
      if let state = units.state(at: path) { counts[state] += 1 }
    }
    return counts
  }
}

extension LocalizationContents {
  /// True if the units of the localization are exactly its texts, each with its own state: one plain
  /// text, or one plural with a text for each category that Xcode counts.
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
    variations.contains { $0.hasCase(PluralCategory.zero.rawValue) }
  }
}
