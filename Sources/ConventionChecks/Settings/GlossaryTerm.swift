/// A glossary term with its translations and forbidden words; the rules `glossary`,
/// `forbidden-term` and `do-not-translate` enforce it.
package struct GlossaryTerm: Hashable, Sendable {
  /// The term in the source language; a `*` at its end matches any ending.
  package var term: String
  /// The accepted translations by language; the first is preferred.
  package var translations: [String: [String]] = [:]
  /// The forbidden words by language; a `*` at the end matches any ending.
  package var forbidden: [String: [String]] = [:]
  /// True if the term stays untranslated in every language, as a name does.
  package var isKept = false
  /// True if upper and lower case matter in the term and its words.
  package var isExact = false
  /// True if the term must be the whole source text, as for a term taken from another catalog.
  package var isWholeText = false

  /// Makes a term without translations and forbidden words.
  package init(term: String) { self.term = term }

  /// Returns the accepted translations; those for `de` also hold for `de-AT`.
  ///
  /// - Parameter language: A language of the catalog.
  package func translations(to language: String) -> [String] { Self.words(translations, language) }

  /// Returns the forbidden words; those for `de` also hold for `de-AT`.
  package func forbidden(in language: String) -> [String] { Self.words(forbidden, language) }

  private static func words(_ words: [String: [String]], _ language: String) -> [String] {
    // Drops the last part of the code until the glossary knows it: `zh-Hant-TW`, `zh-Hant`, `zh`.
    var language = language
    while true {
      if let found = words[language] { return found }
      guard let hyphen = language.lastIndex(of: "-") else { return [] }
      language = String(language[..<hyphen])
    }
  }
}
