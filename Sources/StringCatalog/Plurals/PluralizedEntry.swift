package import LocalizationModel

/// An entry whose texts vary by plural: the work of `gloss plural` and of the fix of
/// `plural-candidate`.
///
/// An entry and the number to follow come in. In each language the text becomes the form `other` as
/// it is, and the language's other forms are added as `new`. Texts with forms stay as they are.
package struct PluralizedEntry: Sendable {
  /// The result in one language.
  package enum Outcome: Hashable, Sendable {
    /// The text has these forms now, in the order `zero one two few many other`.
    case varied([PluralCategory])
    /// The text had forms before.
    case unchanged
    /// The text does not show the number, and stays plain.
    case noNumber
    /// CLDR does not know the plural forms of the language.
    case unknownLanguage
    /// The text is of a shape, such as one for each device, that cannot take the substitution.
    case otherShape
  }

  /// The entry with the forms.
  package private(set) var entry: CatalogEntry
  /// The results: the source language first, the others in the order of the file. Languages without
  /// a text have none.
  package private(set) var outcomes: [(language: String, outcome: Outcome)] = []

  /// - Parameter takes: Says which languages to vary.
  package init(
    _ entry: CatalogEntry, by number: CountedNumber,
    takes: (_ language: String) -> Bool = { _ in true }
  ) {
    self.entry = entry
    var languages = [entry.sourceLanguage]
    for language in entry.languages where !languages.contains(where: { $0.hasBytes(of: language) })
    {
      languages.append(language)
    }
    for language in languages where takes(language) {
      // Without a localization, the key is the source text.
      let isSource = language.hasBytes(of: entry.sourceLanguage)
      var root = entry[language] ?? TextNode()
      if !root.hasTexts, isSource { root = TextNode(.plain(entry.key), state: .translated) }
      guard root.hasTexts, let outcome = Self.vary(&root, language, by: number) else { continue }
      if case .varied = outcome { self.entry[language] = root }
      outcomes.append((language, outcome))
    }
  }

  /// True if a text has changed.
  package var isChanged: Bool {
    outcomes.contains { if case .varied = $0.outcome { true } else { false } }
  }

  /// Varies the texts of one language; `nil` if it has none.
  private static func vary(
    _ root: inout TextNode, _ language: String, by number: CountedNumber
  ) -> Outcome? {
    if !root.substitutions.isEmpty { return .unchanged }
    if root.phrases != nil || root.hasOverlap { return .otherShape }
    var paths: [LeafPath] = []
    var isVaried = false
    var isPlain = false
    root.forEachUnit { path, unit, _ in
      guard let text = unit.text?.text, !text.isEmpty else { return true }
      if path.isPlural {
        isVaried = true
      } else if number.isShown(in: text) {
        paths.append(path)
      } else {
        isPlain = true
      }
      return true
    }
    if paths.isEmpty { return isPlain ? .noNumber : isVaried ? .unchanged : nil }
    guard let rules = PluralRules(language: language) else { return .unknownLanguage }
    let forms = PluralForms(
      categories: rules.cases.filter(\.isCountedByXcode).map(\.category))
    if !number.needsSubstitution {
      for path in paths { forms.vary(&root, at: path) }
      return .varied(forms.categories)
    }
    guard paths == [LeafPath()], let text = root.unit?.text?.text,
      let form = number.form(of: text)
    else { return .otherShape }
    forms.substitute(
      in: &root, number.name, (number.argument, form.specifier), form: form.text)
    return .varied(forms.categories)
  }
}

extension LeafPath {
  /// True for a plural form.
  fileprivate var isPlural: Bool {
    steps.contains { if case .variation("plural", _) = $0 { true } else { false } }
  }
}
