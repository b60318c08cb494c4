import LocalizationModel
package import TranslationUnits

/// Decides for `gloss import` whether translations into a language may go into a catalog, or are
/// probably meant for a language that the catalog has under another name, such as `zh-CN` for
/// `zh-Hans`.
package struct LanguageGate: Sendable {
  /// The project's languages in their usual spelling, sorted.
  private let projectLanguages: [String]

  /// Makes the gate of a project.
  ///
  /// - Parameter known: The languages that the project translates into, in any spelling. They are
  ///   always taken.
  package init(known: some Sequence<String>) {
    projectLanguages = Set(known.map { LanguageCodeSpelling.usual($0) }).sortedByBytes()
  }

  /// True if the project translates into the language under this name.
  package func knows(_ language: String) -> Bool {
    projectLanguages.contains(LanguageCodeSpelling.usual(language))
  }

  /// Returns the reason to refuse a file for a language; `nil` if it is taken.
  ///
  /// Another name for a language that the catalog has is refused, because it would split the
  /// translations in two. A language that differs only by script or region is refused, too, because
  /// it may be a mistake. A language unlike all others is taken if it is asked for, or if it is the
  /// first that the project is translated to.
  ///
  /// - Parameters:
  ///   - catalogLanguages: The catalog's languages, its source language first.
  ///   - isAskedFor: True if the file is an export for the language, or the user names it.
  package func refusal(
    of language: String, by catalogLanguages: [String], isAskedFor: Bool = false
  ) -> LedgerReason? {
    let candidates = candidates(beside: language, by: catalogLanguages)
    let apple = LanguageCode.appleForm(of: language)
    let unusual = apple == language ? nil : apple
    if let likely = likelyName(of: language, by: catalogLanguages) {
      return .likelyLanguage(inFile: language, likely: likely, isUsual: unusual == nil)
    }
    let related = candidates.filter {
      LanguageTag($0).isRelated(to: LanguageTag(apple ?? language))
    }
    if !related.isEmpty {
      return unusual.map { .newLanguage(inFile: language, usual: $0) }
        ?? .newLanguage(inFile: language, beside: related)
    }
    let source = catalogLanguages.first.map { LanguageCodeSpelling.usual($0) }
    // Without a language of its own, a project has no name that the file's could differ from.
    let isFirst = !candidates.contains { $0 != source && LanguageTag($0).isKnown }
    if isAskedFor || isFirst { return nil }
    return unusual.map { .newLanguage(inFile: language, usual: $0) } ?? .foreignLanguage(language)
  }

  /// Returns the name that the catalog or the project already uses for a language; `nil` if there
  /// is none.
  ///
  /// - Parameter catalogLanguages: The catalog's languages, its source language first.
  package func likelyName(of language: String, by catalogLanguages: [String]) -> String? {
    let tags = [language, LanguageCode.appleForm(of: language) ?? language].map { LanguageTag($0) }
    return candidates(beside: language, by: catalogLanguages).first {
      let tag = LanguageTag($0)
      return tags.contains { $0.isSame(as: tag) }
    }
  }

  /// Returns the languages for which a name may be meant; none if the catalog or project has the
  /// name itself.
  private func candidates(beside language: String, by catalogLanguages: [String]) -> [String] {
    let usual = LanguageCodeSpelling.usual(language)
    if projectLanguages.contains(usual)
      || catalogLanguages.contains(where: { LanguageCodeSpelling.usual($0) == usual })
    {
      return []
    }
    let others = projectLanguages.filter { name in
      !catalogLanguages.contains { LanguageCodeSpelling.usual($0) == name }
    }
    // A pseudo-language is made from the source text, so no translation is meant for it.
    return (catalogLanguages + others).filter { !PseudoLanguage.contains($0) }
  }
}
