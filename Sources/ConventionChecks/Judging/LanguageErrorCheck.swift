import LocalizationModel
import StringCatalog

/// The test of one entry's texts in one language: ``EntryErrorCheck`` makes it, and an import runs
/// it for each translation that it is about to take.
struct LanguageErrorCheck: LanguageCheck {
  private let checker: Checker
  private let language: String
  private let sourceLanguage: String
  private let languageFacts: LanguageFacts
  private let isStringsdict: Bool
  private let givesAdvice: Bool

  /// Prepares the test.
  ///
  /// - Parameters:
  ///   - checker: A checker with the rules that count.
  ///   - isStringsdict: True if each entry is one text of a `.stringsdict` file.
  ///   - givesAdvice: True if warnings are flaws, too.
  init(
    _ checker: Checker, language: String, sourceLanguage: String, isStringsdict: Bool,
    givesAdvice: Bool
  ) {
    (self.checker, self.language, self.isStringsdict) = (checker, language, isStringsdict)
    self.givesAdvice = givesAdvice
    self.sourceLanguage = sourceLanguage
    languageFacts = LanguageFacts(language: language)
  }

  /// Returns the flaws that keep the translation of an edited entry from counting as finished.
  func flaws(of entry: CatalogEntry, in path: String) -> [TextFlaw] {
    let contents = EntryContents(entry)
    guard let localization = contents.localization(language) else { return [] }
    var sink = FindingSink()
    checker.check(
      Entry(
        contents, sourceLanguage: sourceLanguage, sites: nil, settings: checker.settings,
        factsByLanguage: LanguageFactsTable([language: languageFacts])),
      in: path, &sink)
    return sink.findings.compactMap { finding -> TextFlaw? in
      guard let weight = weight(of: finding), let range = finding.range else { return nil }
      func flaw(at path: LeafPath) -> TextFlaw {
        TextFlaw(path: path, rule: finding.rule, detail: finding.message, weight: weight)
      }
      // The phrases of an App Shortcut are one unit for an import.
      if let set = localization.phrases?.range, set.start <= range.start, range.end <= set.end {
        return flaw(at: LeafPath())
      }
      guard
        let leaf = localization.leaves.first(where: {
          $0.range.start <= range.start && range.end <= $0.range.end
        })
      else { return nil }
      // A `.stringsdict` defines its variables beside the text.
      if isStringsdict, finding.rule == SubstitutionUndefined.summary.id,
        Self.variables(in: leaf).isSubset(of: Self.variables(of: contents, sourceLanguage))
      {
        return nil
      }
      return flaw(at: leaf.path)
    }
  }

  /// Returns the weight of a finding for an import; `nil` for one that does not count.
  private func weight(of finding: Finding) -> TextFlaw.Weight? {
    if finding.severity == .error { return .error }
    if finding.rule == EntryErrorCheck.reviewRuleID { return .review }
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
}
