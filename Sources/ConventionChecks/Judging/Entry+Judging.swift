package import LocalizationModel
package import StringCatalog

/// The properties of an entry that the translators' page needs: its script repeats some rules while
/// a translator types.
extension Entry {
  /// Returns the text that the translation at a path translates, as the catalog spells it.
  package func sourceText(
    at path: LeafPath
  ) -> (text: String, origin: Translation.SourceOrigin) {
    let source = sourceText(for: path)
    return (source.text.text, source.origin)
  }

  /// Returns the greatest width of a text in columns; `nil` if nothing limits it.
  package func lengthLimit(in table: String) -> Int? { LengthRule.limit(of: self, in: table) }

  /// The names of the source language's substitutions whose texts show their number, sorted by
  /// bytes; `nil` if the source language has no localization.
  package var namesOfShownSubstitutions: [String]? {
    shownSubstitutions?.sorted { $0.precedesInBytes($1) }
  }

  /// Returns the names of the substitutions whose forms must show their number, sorted by bytes.
  ///
  /// - Parameter localization: The translation, or the source language's if there is none.
  package func namesOfNumberedSubstitutions(in localization: LocalizationContents) -> [String] {
    localization.substitutions.map(\.name.text)
      .filter { PluralImpliedNumberRule.isShownBySource($0, localization, self) }
      .sorted { $0.precedesInBytes($1) }
  }
}

extension CheckSettings {
  /// The severity of each rule by its id, without the rules that are off.
  package var severities: [String: Finding.Severity] {
    Dictionary(
      allRules.compactMap { rule in severity(of: rule.summary).map { (rule.summary.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
