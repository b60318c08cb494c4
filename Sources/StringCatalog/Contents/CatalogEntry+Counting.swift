package import LocalizationModel

extension CatalogEntry {
  /// Counts the units of ``units(in:)`` by state, for many languages at once.
  /// `status` and `check` call it for each entry.
  ///
  /// Languages without a localization are not walked over. No unit is made for plain texts and
  /// complete plurals, which most localizations are.
  package func countUnits(into sums: inout UnitSums) {
    let languages = sums.languages
    let shared = UnitSource(self, source: self[sourceLanguage])
    let source = languages.source
    let localizations = localizations
    let all = present(localizations, of: languages)
    if let source, shared.exclusion == nil,
      let localization = all.first(where: { $0.language == source })?.localization
    {
      count(localizations[localization], of: shared, in: source, &sums)
    }
    let present = all.filter { $0.language != source }
    LookupCounter.add(present.count + languages.sizes.count)
    countAbsent(beside: present, shared, &sums)
    let hasZero = shared.source?.hasZero ?? false
    for (language, index) in present {
      let localization = localizations[index].decoded
      let rules = languages.unitLanguages[language].rules
      if let states = Self.states(ofTexts: localization.root, rules, sourceHasZero: hasZero) {
        for state in states {
          sums.add(shared.exclusion ?? UnitState(catalogState: state), in: language)
        }
      } else {
        count(localization, of: shared, in: language, &sums)
      }
    }
  }

  /// Counts the units of one language, walking over its localization.
  private func count(
    _ localization: Localization, of shared: UnitSource, in language: Int, _ sums: inout UnitSums
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
    in languages: LanguageGroups, _ visit: (Int, CatalogUnit, UnitState) -> Void
  ) {
    let shared = UnitSource(self, source: self[sourceLanguage])
    let localizations = localizations
    let localizationIndices = Dictionary(
      uniqueKeysWithValues: present(localizations, of: languages).map { ($0, $1) })
    for (index, language) in languages.unitLanguages.enumerated() {
      let target = localizationIndices[index].map { localizations[$0] }
      for unit in units(in: language, shared, target: target) {
        if let state = unit.state { visit(index, unit, state) }
      }
    }
  }

  /// Returns the indices of the languages that have a localization, each with the index of the
  /// localization. Of several localizations of one language the first counts.
  private func present(
    _ localizations: [Localization], of languages: LanguageGroups
  ) -> [(language: Int, localization: Int)] {
    var present: [(language: Int, localization: Int)] = []
    present.reserveCapacity(localizations.count)
    var next = 0
    // A set is made only once a language is out of order; until then each index exceeds the last.
    var seen: Set<Int>?
    for index in localizations.indices {
      guard let language = languages.index(of: localizations[index].name, expected: next)
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

  /// Returns the states of the texts if the units of the localization are exactly its texts, each with
  /// its own state: one plain text, or one plural with a text for each category that Xcode counts.
  ///
  /// - Parameters:
  ///   - rules: The plural rules of the language.
  ///   - sourceHasZero: True if the source has a text for `zero`, which then counts, too.
  /// - Returns: The states; `nil` if the units have to be walked over.
  private static func states(
    ofTexts node: TextNode, _ rules: PluralRules?, sourceHasZero: Bool
  ) -> [String?]? {
    guard node.members.count == 1 else { return nil }
    switch node.members[0] {
    case .unit(let unit):
      return unit.isFinishedText ? [unit.state?.text] : nil
    case .variations(let variations):
      guard variations.count == 1, variations[0].kind.hasBytes(of: "plural"), let rules,
        variations[0].cases.count <= PluralCategory.allCases.count
      else { return nil }
      var names: [String] = []
      var states: [String?] = []
      for part in variations[0].cases {
        // A case that occurs twice is one unit.
        guard part.node.members.count == 1, case .unit(let unit) = part.node.members[0],
          unit.isFinishedText, !names.contains(part.name)
        else { return nil }
        names.append(part.name)
        states.append(unit.state?.text)
      }
      let needed = rules.cases.lazy.filter(\.isCountedByXcode).map(\.category.rawValue)
      return (!sourceHasZero || names.contains(PluralCategory.zero.rawValue))
        && needed.allSatisfy(names.contains) ? states : nil
    case .phrases, .substitutions, .argument, .formatSpecifier, .other: return nil
    }
  }
}

extension TextNode {
  /// True if any plural of the localization has a text for `zero`.
  fileprivate var hasZero: Bool {
    let zero = PluralCategory.zero.rawValue
    return variations.contains { $0.hasCase(zero) || $0.cases.contains(where: \.node.hasZero) }
      || substitutions.contains(where: \.node.hasZero)
  }
}

extension TextUnit {
  /// True if the text is a unit whatever its source is: it is not blank, which is a missing unit, and
  /// not in the state `new`, in which it counts only if the source has words.
  fileprivate var isFinishedText: Bool { text?.text.isBlank == false && !isNew }
}
