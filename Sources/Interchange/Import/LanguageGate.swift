import LocalizationModel
package import TranslationUnits

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
  package func refusal(of language: String, by own: [String]) -> LedgerReason? {
    let candidates = candidates(beside: language, by: own)
    if let likely = likelyName(of: language, by: own) {
      return .likelyLanguage(inFile: language, likely: likely)
    }
    let related = candidates.filter { LanguageTag($0).isRelated(to: LanguageTag(language)) }
    return related.isEmpty ? nil : .newLanguage(inFile: language, beside: related)
  }

  /// The name that a language has here where it is given another one; `nil` if it has none.
  ///
  /// - Parameter own: The catalog's languages, its source language first.
  package func likelyName(of language: String, by own: [String]) -> String? {
    let tag = LanguageTag(language)
    return candidates(beside: language, by: own).first { LanguageTag($0).isSame(as: tag) }
  }

  /// Languages that another one may be meant for; none for a language that is known.
  private func candidates(beside language: String, by own: [String]) -> [String] {
    let usual = LanguageName.usual(language)
    if known.contains(usual) || own.contains(where: { LanguageName.usual($0) == usual }) {
      return []
    }
    let others = known.filter { name in !own.contains { LanguageName.usual($0) == name } }
    // A pseudo-language is made of the source text, and no translation is meant for it.
    return (own + others).filter { !PseudoLanguage.contains($0) }
  }
}
