import LocalizationModel
package import TranslationUnits

/// Decides whether translations into a language may go into a catalog, or are probably meant for a
/// language that it has under another name, such as `zh-CN` for `zh-Hans`.
package struct LanguageGate: Sendable {
  /// The project's languages in their usual spelling, sorted.
  private let known: [String]

  /// Makes the gate of a project.
  ///
  /// - Parameter known: The languages that the project translates into, in any spelling. They are
  ///   always taken.
  package init(known: some Sequence<String>) {
    self.known = Set(known.map { LanguageCodeSpelling.usual($0) }).sortedByBytes()
  }

  /// True if the project translates into the language under this name.
  package func knows(_ language: String) -> Bool {
    known.contains(LanguageCodeSpelling.usual(language))
  }

  /// Returns the reason to refuse a file for a language; `nil` if it is taken.
  ///
  /// Another name for a language that is already there is refused, because it would split the
  /// translations in two. So is a language that differs only by script or region, because it may be
  /// a slip. A language unlike all others is new, and taken.
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

  /// Returns the name that the catalog or the project already uses for a language; `nil` if there
  /// is none.
  ///
  /// - Parameter own: The catalog's languages, its source language first.
  package func likelyName(of language: String, by own: [String]) -> String? {
    let tag = LanguageTag(language)
    return candidates(beside: language, by: own).first { LanguageTag($0).isSame(as: tag) }
  }

  /// Returns the languages that a name may be meant for; none if the name itself is known.
  private func candidates(beside language: String, by own: [String]) -> [String] {
    let usual = LanguageCodeSpelling.usual(language)
    if known.contains(usual) || own.contains(where: { LanguageCodeSpelling.usual($0) == usual }) {
      return []
    }
    let others = known.filter { name in !own.contains { LanguageCodeSpelling.usual($0) == name } }
    // A pseudo-language is made from the source text, so no translation is meant for it.
    return (own + others).filter { !PseudoLanguage.contains($0) }
  }
}
