package import LocalizationModel
package import StringCatalog

/// What is needed to judge translations of an entry somewhere else as the rules do: in the page that a
/// translator types in.
extension Entry {
  /// The text that the translation at a path translates, as the catalog spells it.
  package func sourceText(
    at path: LeafPath
  ) -> (text: String, origin: Translation.SourceOrigin) {
    let source = sourceText(for: path)
    return (source.text.text, source.origin)
  }

  /// The room for a text in columns; `nil` if nothing limits it.
  package func lengthLimit(in table: String) -> Int? { Length.limit(of: self, in: table) }

  /// The source language's substitutions whose texts show the number, sorted; `nil` if it has no text.
  package var namesOfShownSubstitutions: [String]? {
    shownSubstitutions?.sorted { $0.precedesInBytes($1) }
  }

  /// The substitutions whose forms are to show the number, sorted.
  ///
  /// - Parameter localization: The translation, or the source where there is none.
  package func namesOfNumberedSubstitutions(in localization: LocalizationContents) -> [String] {
    localization.substitutions.map(\.name.text)
      .filter { PluralImpliedNumber.isShownBySource($0, localization, self) }
      .sorted { $0.precedesInBytes($1) }
  }
}

extension CheckSettings {
  /// How much findings of each rule weigh, by their ids; none for rules that are off.
  package var severities: [String: Finding.Severity] {
    Dictionary(
      allRules.compactMap { rule in severity(of: rule.summary).map { (rule.summary.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
