import LocalizationModel
package import StringCatalog

/// The rules that find errors in the texts of one entry, as a test for imports of all formats: a
/// translation counts as translated only if it passes.
///
/// Rules that judge wording only report warnings, so they never make an import leave out a
/// translation. Agents and translating programs get these as advice, because they can answer.
package struct EntryErrorCheck: EntryCheck {
  private let checker: Checker
  private let isStringsdict: Bool
  private let givesAdvice: Bool

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
          || rule is CustomPattern
            && settings.patterns.contains { $0.severity.map { $0 >= least } ?? false }
      })
  }

  package func test(in language: String, from sourceLanguage: String) -> any LanguageCheck {
    LanguageErrorCheck(
      checker, language: language, sourceLanguage: sourceLanguage, isStringsdict: isStringsdict,
      givesAdvice: givesAdvice)
  }

  /// The rule whose warnings also count: a text with one stays unfinished until a person has
  /// reviewed it.
  static let reviewRuleID = PlaceholderMissing.summary.id
}
