package import LocalizationModel
package import StringCatalog

/// The texts of one localization that depend on a number, with what its language asks of them.
package struct PluralVariation: Sendable {
  /// One form, such as the one for `other`.
  package struct Case: Sendable {
    /// `nil` if it is none of CLDR's.
    package let category: PluralCategory?
    /// The category as the catalog spells it.
    package let name: PlacedText
    /// The range of the value.
    package let range: ByteRange
    /// `nil` if it has no text of its own: it is varied further, or there is none.
    package let leaf: CatalogLeaf?
    /// Whether it is varied further.
    package let isVaried: Bool
    /// Whether its text shows the number.
    package let showsNumber: Bool
  }

  /// The localization that the forms belong to.
  package let localization: LocalizationContents
  /// The `variations.plural` that holds the forms.
  package let variation: VariationContents
  /// `nil` if CLDR does not know the language.
  package let rules: PluralRules?
  /// In the order of the file.
  package let cases: [Case]
  /// Categories of the cases, each once, in the order of the file.
  package let categories: [PluralCategory]
  /// Whether any text of it shows the number.
  package let showsNumber: Bool

  /// The plural variations of a localization, outer ones before those in them.
  package static func all(in localization: LocalizationContents) -> [PluralVariation] {
    LookCount.add(localization.variations.count)
    if localization.variations.isEmpty { return [] }
    let plurals = localization.variations.filter { $0.kind.text == "plural" }
    if plurals.isEmpty { return [] }
    let rules = PluralRules(language: localization.language)
    return plurals.map { PluralVariation(localization, $0, rules) }
  }

  private init(
    _ localization: LocalizationContents, _ variation: VariationContents, _ rules: PluralRules?
  ) {
    self.localization = localization
    self.variation = variation
    self.rules = rules
    let outer = variation.path.steps
    var categories: [PluralCategory] = []
    cases = variation.cases.map { part in
      let path = LeafPath(outer + [.variation(kind: "plural", case: part.name.text)])
      let category = PluralCategory(rawValue: part.name.text)
      if let category, !categories.contains(category) { categories.append(category) }
      let leaf = localization.leaf(path)
      return Case(
        category: category, name: part.name, range: part.range, leaf: leaf,
        isVaried: localization.variations.count > 1
          && !localization.variations(at: path).isEmpty,
        showsNumber: Self.showsNumber(leaf?.value?.text ?? ""))
    }
    self.categories = categories
    showsNumber = cases.contains(where: \.showsNumber)
  }

  /// The text of a category; `nil` if the variation lacks it or varies further there.
  package func leaf(_ category: PluralCategory) -> CatalogLeaf? {
    cases.first { $0.category == category }?.leaf
  }

  /// The substitution that it varies; `nil` if it is the text itself.
  package var substitution: SubstitutionContents? {
    guard let name = variation.path.substitution else { return nil }
    return localization.substitution(named: name)
  }

  /// Whether it varies a substitution that no text of the language names.
  package var isUnused: Bool {
    guard let name = variation.path.substitution else { return false }
    return !localization.usedSubstitutions.contains(name)
  }

  private static func showsNumber(_ text: String) -> Bool {
    let shape = FormatShape(text)
    if !shape.isOdd { return shape.takesNumber }
    return hasNumber(text)
  }

  private static func hasNumber(_ text: String) -> Bool {
    FormatSpecifier.all(in: text).contains {
      switch $0.kind {
      case .percent, .substitution: false
      case .substitutionArgument: true
      case .argument:
        switch ArgumentClass(conversion: $0.conversion) {
        case .integer, .float: !$0.hasSpaceFlag
        case .object, .character, .cString, .pointer, .unknown: false
        }
      }
    }
  }
}
