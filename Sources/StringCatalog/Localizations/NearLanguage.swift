import LocalizationModel

/// Fills a language of a catalog from a near one, such as `de-AT` from `de`, for `gloss add-language`.
///
/// Each key that has no localization in the language gets a copy of the other's texts, to be
/// reviewed. Stale keys, keys that are not to be translated and texts in the state `new` are left
/// out. Where the other language is the source language, the source texts are copied, the key
/// included. Plural forms are those of the language: one that it does not have is left out, and one
/// that it has besides begins with the text of `other`.
package struct NearLanguage: Sendable {
  private let language: String
  private let other: String
  private let rules: PluralRules?

  package init(_ language: String, from other: String) {
    (self.language, self.other) = (language, other)
    rules = PluralRules(language: language)
  }

  /// Fills a catalog.
  ///
  /// - Returns: The keys that got texts.
  package func fill(_ catalog: inout StringCatalog) -> [String] {
    if language.hasBytes(of: catalog.sourceLanguage) { return [] }
    var filled: [String] = []
    for key in catalog.keys {
      guard let entry = catalog.entry(key), let texts = texts(for: entry) else { continue }
      catalog.edit(key) { $0[language] = texts }
      filled.append(key)
    }
    return filled
  }

  private func texts(for entry: CatalogEntry) -> TextNode? {
    guard !entry.isStale, entry.shouldTranslate,
      !entry.languages.contains(where: { $0.hasBytes(of: language) })
    else { return nil }
    let isSource = other.hasBytes(of: entry.sourceLanguage)
    var texts = TextNode()
    if let localization = entry.localizations.first(where: { $0.title.hasBytes(of: other) }) {
      texts = localization.rootWithoutPlaces
      let isFinished = texts.forEachUnit { _, unit, _ in !unit.isNew }
      if !isSource, !isFinished { return nil }
    } else {
      if !isSource { return nil }
      texts.set(
        StringUnit(state: .needsReview, value: numberedFormat(entry.key) ?? entry.key))
    }
    texts.updateNodes { _, node, _ in
      node.updateOwnUnits { $0.set(.needsReview) }
      guard let rules, node.variations.contains(where: { $0.kind.hasBytes(of: "plural") }) else {
        return
      }
      node.put(.variations(node.variations.map { Self.fitted($0, to: rules) }))
    }
    let isBlank = texts.forEachUnit { _, unit, isSet in unit.stringUnit(isSet: isSet).text.isBlank }
    return isBlank ? nil : texts
  }

  /// Returns plural forms as a language has them. The form `zero` stays: each language may have it.
  private static func fitted(_ variation: Variation, to rules: PluralRules) -> Variation {
    guard variation.kind.hasBytes(of: "plural"), let other = variation.node(of: "other") else {
      return variation
    }
    var fitted = variation
    fitted.members.removeAll { form in
      guard let category = PluralCategory(rawValue: form.name), category != .zero else {
        return false
      }
      return rules[category] == nil
    }
    for form in rules.cases where form.isCountedByXcode && !fitted.hasCase(form.category.rawValue) {
      fitted.put(Variation.Case(title: .edited(form.category.rawValue), node: other))
    }
    fitted.range = nil
    return fitted
  }
}
