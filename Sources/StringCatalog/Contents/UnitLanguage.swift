import LocalizationModel

/// The properties of one language that the units of all entries share, above all its plural
/// categories. A class, so that the entries share one reference.
package final class UnitLanguage: Sendable {
  /// The language as the catalog spells it.
  package let language: String
  /// The catalog's source language.
  let sourceLanguage: String
  /// True if the language is the catalog's source language.
  package let isSourceLanguage: Bool
  /// The plural rules of the language; `nil` if CLDR has none.
  let rules: PluralRules?
  /// The plural categories that the language needs, as Apple counts them; `nil` if CLDR has no
  /// rules for it.
  let categories: [String]?

  /// True if one form serves all numbers.
  package var hasOneCategory: Bool { categories?.count == 1 }

  package init(language: String, sourceLanguage: String) {
    (self.language, self.sourceLanguage) = (language, sourceLanguage)
    isSourceLanguage = language == sourceLanguage
    rules = PluralRules(language: language)
    categories = rules?.cases.filter(\.isCountedByXcode)
      .map(\.category.rawValue)
  }

  /// Returns the plural categories that the units of a text have: those of the language, after
  /// `zero` if a text has it, then further ones of the translation.
  ///
  /// - Parameters:
  ///   - shape: The plural of the localization that gives the units their shape.
  ///   - isTarget: True if this localization is the translation, false if it is the source.
  ///   - source: The source language's variation at the same place.
  package func categories(
    shape: Variation, isTarget: Bool, source: Variation?
  ) -> [String] {
    let present = shape.cases.firstOfEachName.map(\.name)
    let zero = PluralCategory.zero.rawValue
    // Xcode accepts `zero` in every language.
    let hasZero =
      shape.hasCase(zero)
      || source.map { $0.kind.hasBytes(of: "plural") && $0.hasCase(zero) } ?? false
    let needed = categories ?? (isTarget ? [] : present)
    var names = hasZero && !needed.contains(zero) ? [zero] + needed : needed
    var added = Set(names)
    if isTarget { for name in present where added.insert(name).inserted { names.append(name) } }
    return names
  }
}
