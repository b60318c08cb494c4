import LocalizationModel
package import StringCatalog

/// The rules that find errors in the texts of one entry, as a test for imports of all formats: a
/// translation counts as translated only if it passes.
///
/// Rules that judge wording only report warnings, so they never make an import leave out a
/// translation. Agents and translating programs get these as advice, because they can answer.
package struct TranslationErrorValidator: TranslationValidator {
  private let checker: Checker
  private let isStringsdict: Bool
  private let givesAdvice: Bool
  /// The properties of the languages checked so far.
  private let languageFacts = LanguageFactsTable()

  /// Selects the rules on translations and entries that report errors.
  ///
  /// - Parameters:
  ///   - settings: The project's settings; a rule that they turn off or lower finds no error.
  ///   - isStringsdict: True if each entry is one text of a `.stringsdict` file. The variables of
  ///     such a file are entries of their own, so a variable counts as defined if the source text
  ///     also names it.
  ///   - givesAdvice: True to select rules that report warnings, too.
  package init(
    _ settings: CheckSettings, isStringsdict: Bool = false, givesAdvice: Bool = false
  ) {
    (self.isStringsdict, self.givesAdvice) = (isStringsdict, givesAdvice)
    let least = givesAdvice ? Finding.Severity.warning : .error
    checker = Checker(
      settings,
      rules: allRules.filter { rule in
        guard rule.asTranslationRule != nil || rule.asEntryRule != nil else { return false }
        return rule.summary.id == Self.reviewRuleID
          || settings.severity(of: rule.summary).map { $0 >= least } ?? false
          || rule is CustomPatternRule
            && settings.patterns.contains { $0.severity.map { $0 >= least } ?? false }
      })
  }

  /// Returns the flaws that keep the translation of an edited entry from counting as finished.
  package func flaws(of entry: CatalogEntry, in language: String, path: String) -> [TextDiagnostic]
  {
    let (contents, source) = (EntryContents(entry), entry.sourceLanguage)
    guard let localization = contents.localization(language) else { return [] }
    var sink = FindingSink()
    checker.check(
      Entry(
        contents, sourceLanguage: source, sites: nil, settings: checker.settings,
        factsByLanguage: languageFacts),
      in: path, &sink)
    return sink.findings.compactMap { finding -> TextDiagnostic? in
      guard let weight = weight(of: finding), let range = finding.range else { return nil }
      func flaw(at path: LeafPath?) -> TextDiagnostic {
        TextDiagnostic(path: path, rule: finding.rule, detail: finding.message, weight: weight)
      }
      // The phrases of an App Shortcut are one unit for an import.
      if let set = localization.phrases?.range, set.start <= range.start, range.end <= set.end {
        return flaw(at: LeafPath())
      }
      guard
        let leaf = localization.leaves.first(where: {
          $0.range.start <= range.start && range.end <= $0.range.end
        })
      else {
        let (whole, inner) = (localization.range, range)
        return whole.start <= inner.start && inner.end <= whole.end ? flaw(at: nil) : nil
      }
      // A `.stringsdict` defines its variables beside the text.
      if isStringsdict, finding.rule == SubstitutionUndefinedRule.summary.id,
        Self.variables(in: leaf).isSubset(of: Self.variables(of: contents, source))
      {
        return nil
      }
      return flaw(at: leaf.path)
    }
  }

  /// Returns the weight of a finding for an import; `nil` for one that does not count.
  private func weight(of finding: Finding) -> TextDiagnostic.Weight? {
    if finding.severity == .error { return .error }
    if finding.rule == Self.reviewRuleID { return .review }
    return givesAdvice && finding.severity == .warning ? .advice : nil
  }

  private static func variables(of entry: EntryContents, _ language: String) -> Set<String> {
    let leaves = entry.localization(language)?.leaves ?? []
    return leaves.reduce(into: []) { $0.formUnion(variables(in: $1)) }
  }

  /// The names of the substitutions in a text: `files` for `%#@files@`.
  private static func variables(in leaf: CatalogLeaf) -> Set<String> {
    Set(
      FormatSpecifier.all(in: leaf.value?.text ?? "").compactMap {
        if case .substitution(let name) = $0.kind { name } else { nil }
      })
  }

  /// The rule whose warnings also count: a text with one stays unfinished until a person has
  /// reviewed it.
  static let reviewRuleID = PlaceholderMissingRule.summary.id
}
