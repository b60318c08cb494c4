import LocalizationModel
package import StringCatalog

/// The rules that find errors in the texts of one entry, as a test for imports: a translation must
/// pass it to count as translated, whatever format it comes from.
///
/// Rules that judge by words alone report warnings, so that an import leaves out no translation for
/// them.
package struct EntryErrorCheck: EntryCheck {
  private let checker: Checker
  private let isOfOlderTables: Bool

  /// Selects the rules on translations and entries that report errors.
  ///
  /// - Parameters:
  ///   - settings: The project's settings; a rule that they turn off or lower finds no error.
  ///   - isOfOlderTables: True if an entry stands for one text of a `.stringsdict`. Its variables
  ///     are texts of their own, so that a name counts as defined if the source text has it, too.
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

  package func test(in language: String, from sourceLanguage: String) -> any LanguageCheck {
    LanguageErrorCheck(
      checker, language: language, sourceLanguage: sourceLanguage, isOfOlderTables: isOfOlderTables)
  }

  /// The one rule whose warning keeps a text unfinished as well, until a person has reviewed it.
  static let secondLook = PlaceholderMissing.summary.id
}
