package import LocalizationModel
package import StringCatalog

/// One plural variation of a localization, with the categories that its language needs. The rules
/// on plurals compare its forms with these categories.
package struct PluralVariation: Sendable {
  /// One form, such as the one for `other`.
  package struct Case: Sendable {
    /// The category, or `nil` if the name is none of CLDR's.
    package let category: PluralCategory?
    /// The category as the catalog spells it.
    package let name: PlacedText
    /// The bytes of the value.
    package let range: ByteRange
    /// The text; `nil` if the form varies further, or has none.
    package let leaf: CatalogLeaf?
    /// True if the form varies further, such as by device.
    package let isVaried: Bool
    /// True if the text shows the number.
    package let showsNumber: Bool
  }

  /// The localization that the forms belong to.
  package let localization: LocalizationContents
  /// The `variations.plural` that holds the forms.
  package let variation: VariationContents
  /// The categories of the language; `nil` if CLDR does not know it.
  package let rules: PluralRules?
  /// The forms in the order of the file.
  package let cases: [Case]
  /// The distinct categories of the forms, in the order of the file.
  package let categories: [PluralCategory]
  /// True if any of the texts shows the number.
  package let showsNumber: Bool

  /// Returns the plural variations of a localization, outer ones before the ones inside them.
  package static func all(in localization: LocalizationContents) -> [PluralVariation] {
    LookupCounter.add(localization.variations.count)
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

  /// Returns the text of a category; `nil` if the form is missing, varies further or has no text.
  package func leaf(_ category: PluralCategory) -> CatalogLeaf? {
    cases.first { $0.category == category }?.leaf
  }

  /// The substitution that the forms belong to; `nil` if the text itself varies.
  package var substitution: SubstitutionContents? {
    guard let name = variation.path.substitution else { return nil }
    return localization.substitution(named: name)
  }

  /// True if the forms belong to a substitution that no text of the localization names.
  package var isUnused: Bool {
    guard let name = variation.path.substitution else { return false }
    return !localization.usedSubstitutions.contains(name)
  }

  /// True if a text has letters outside of its specifiers, which can change with a number.
  static func hasWord(_ text: String) -> Bool {
    let parts = FormatSpecifier.all(in: text).map { ($0.range, "") }
    return text.replacing(parts).unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  private static func showsNumber(_ text: String) -> Bool {
    let argumentSignature = ArgumentSignature(text)
    if !argumentSignature.isComplex { return argumentSignature.readsNumber }
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
