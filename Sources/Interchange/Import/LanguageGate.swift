package import LocalizationModel

/// Decides whether translations to a language go into a catalog, or are probably meant for another
/// language that is there under another name.
package struct LanguageGate: Sendable {
  /// In their usual spelling, sorted.
  private let known: [String]

  /// - Parameter known: Languages that the project translates to, in any spelling: they are taken.
  package init(known: some Sequence<String>) {
    self.known = Set(known.map { LanguageName.usual($0) }).sortedByBytes()
  }

  /// Whether the project translates to a language, under this name.
  package func knows(_ language: String) -> Bool {
    known.contains(LanguageName.usual(language))
  }

  /// Why a file for a language is not taken into a catalog; `nil` if it is.
  ///
  /// Another name of a language that is there is refused, as it would split the translations in two, and
  /// so is one that differs by its script or region alone: it is new, or a slip. A language that nothing
  /// there resembles is new.
  ///
  /// - Parameter own: The catalog's languages, its source language first.
  package func refusal(of language: String, by own: [String]) -> LedgerKind? {
    let usual = LanguageName.usual(language)
    if known.contains(usual) || own.contains(where: { LanguageName.usual($0) == usual }) {
      return nil
    }
    let tag = LanguageTag(language)
    let others = known.filter { name in !own.contains { LanguageName.usual($0) == name } }
    // A pseudo-language is made of the source text, and no translation is meant for it.
    let candidates = (own + others).filter { !PseudoLanguage.contains($0) }
    if let likely = candidates.first(where: { LanguageTag($0).isSame(as: tag) }) {
      return .likelyLanguage(inFile: language, likely: likely)
    }
    let related = candidates.filter { LanguageTag($0).isRelated(to: tag) }
    return related.isEmpty ? nil : .newLanguage(inFile: language, beside: related)
  }
}
