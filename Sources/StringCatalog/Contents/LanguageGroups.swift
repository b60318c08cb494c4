import LocalizationModel

/// The languages in which units are counted, grouped by the plural forms that they need.
///
/// `status` and `check` count coverage by them. In a catalog with thousands of languages most
/// entries have localizations in few of them, so missing units are counted once for each group, not
/// for each language.
package struct LanguageGroups: Sendable {
  /// The languages, each once. An index of a language is an index in this array.
  package let names: [String]
  /// The index of the source language; `nil` if it is not among ``names``.
  package let source: Int?
  private let indices: [TextKey: Int]
  /// The languages of ``names``, with their plural forms.
  let unitLanguages: [UnitLanguage]
  /// The number of each language's group. Languages of one group need the same plural forms, so if
  /// they have no localization of an entry, they lack the same units. -1 for the source language.
  let groups: [Int]
  /// One language of each group.
  let examples: [UnitLanguage]
  /// The number of languages in each group, the source language left out.
  let sizes: [Int]

  /// Groups languages by their plural forms.
  ///
  /// - Parameters:
  ///   - names: The languages, each once.
  ///   - source: The source language; it need not be among them.
  package init(_ names: [String], source: String) {
    self.names = names
    indices = Dictionary(
      zip(names.map(TextKey.init), names.indices), uniquingKeysWith: { first, _ in first })
    self.source = indices[TextKey(source)]
    unitLanguages = names.map { UnitLanguage(language: $0, sourceLanguage: source) }
    var groupsByForms: [[String]?: Int] = [:]
    var groups: [Int] = []
    var examples: [UnitLanguage] = []
    for (index, language) in unitLanguages.enumerated() {
      // The source language has texts of its own, and no group: no language is like it.
      if index == self.source {
        groups.append(-1)
        continue
      }
      // Languages that CLDR has no rules for form a group, too.
      let group = groupsByForms[language.categories] ?? examples.count
      if group == examples.count {
        groupsByForms[language.categories] = group
        examples.append(language)
      }
      groups.append(group)
    }
    var sizes = examples.map { _ in 0 }
    for group in groups where group >= 0 { sizes[group] += 1 }
    (self.groups, self.examples, self.sizes) = (groups, examples, sizes)
  }

  /// Returns the index of a language; `nil` if it is not counted.
  ///
  /// - Parameter expected: The index to try first: most entries have their languages in one order.
  package func index(of language: String, expected: Int = 0) -> Int? {
    expected < names.count && names[expected].hasBytes(of: language)
      ? expected : indices[TextKey(language)]
  }
}
