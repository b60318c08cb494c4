package import LocalizationModel
package import StringCatalog

/// What a check calls an error in the texts of one entry: the test that a translation has to pass before
/// it counts as translated, wherever it comes from.
package struct TextErrors: EntryTest {
  private let checker: Checker
  private let isOfOlderTables: Bool

  /// - Parameters:
  ///   - settings: A project's; what it turns off or lowers is no error.
  ///   - isOfOlderTables: Whether an entry stands for one text of a `.stringsdict`, whose variables are
  ///     texts of their own: a name that the source text has, too, is defined there.
  package init(_ settings: CheckSettings, isOfOlderTables: Bool = false) {
    self.isOfOlderTables = isOfOlderTables
    checker = Checker(
      settings,
      rules: allRules.filter { rule in
        guard rule.asTranslationRule != nil || rule.asEntryRule != nil else { return false }
        return rule.summary.id == Self.secondLook || settings.severity(of: rule.summary) == .error
          || rule is CustomPattern && settings.patterns.contains { $0.severity == .error }
      })
  }

  /// A warning that keeps a text unfinished all the same, until a person has reviewed it.
  private static let secondLook = PlaceholderMissing.summary.id

  /// Whether a rule could find anything in a translation; cheap, and never wrong when it says no.
  package func mayFind(in target: String, of source: String, language: String) -> Bool {
    // A comment may say how long a text may be.
    if checker.occasion.signs.contains(.lengthLimit) { return true }
    return target.withBytes { target in
      let traits = TextTraits(of: target)
      let signs = EntrySigns(of: target, traits, isForm: false)
        .union(EntrySigns(checker.settings)).union(.always)
      if !signs.isDisjoint(with: checker.entrySigns) { return true }
      return source.withBytes { source in
        Occasion(
          Occasion.Signs(checker.settings), SourceSigns(source), source, target, traits,
          .translated, Tongue(language: language)
        ).meets(checker.occasion)
      }
    }
  }

  /// What the rules find in a catalog's first entry that keeps its translation from being taken as
  /// finished.
  package func flaws(in catalog: StringCatalog, language: String) -> [TextFlaw] {
    guard let contents = catalog.contents(at: 0), let localization = contents.localization(language)
    else { return [] }
    var sink = FindingSink()
    checker.check(
      Entry(
        contents, sourceLanguage: catalog.sourceLanguage, sites: nil, settings: checker.settings),
      in: catalog.path, &sink)
    return sink.findings.compactMap { finding -> TextFlaw? in
      let isSecondLook = finding.rule == Self.secondLook
      guard isSecondLook || finding.severity == .error, let range = finding.range,
        let leaf = localization.leaves.first(where: {
          $0.range.start <= range.start && range.end <= $0.range.end
        })
      else { return nil }
      if isOfOlderTables, finding.rule == SubstitutionUndefined.summary.id,
        Self.variables(in: leaf).isSubset(of: Self.variables(of: contents, catalog.sourceLanguage))
      {
        return nil
      }
      return TextFlaw(
        path: leaf.path, detail: finding.message,
        isError: finding.severity == .error)
    }
  }

  private static func variables(of entry: EntryContents, _ language: String) -> Set<String> {
    let leaves = entry.localization(language)?.leaves ?? []
    return leaves.reduce(into: []) { $0.formUnion(variables(in: $1)) }
  }

  /// The names that stand in a text as `%#@name@`.
  private static func variables(in leaf: CatalogLeaf) -> Set<String> {
    Set(
      FormatSpecifier.all(in: leaf.value?.text ?? "").compactMap {
        if case .substitution(let name) = $0.kind { name } else { nil }
      })
  }
}
