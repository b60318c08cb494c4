import LocalizationModel
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

  package func test(in language: String, from sourceLanguage: String) -> any LanguageTest {
    LanguageErrors(
      checker, language: language, sourceLanguage: sourceLanguage, isOfOlderTables: isOfOlderTables)
  }

  /// A warning that keeps a text unfinished all the same, until a person has reviewed it.
  static let secondLook = PlaceholderMissing.summary.id
}
