/// A word with the words that stand for it in other languages.
package struct GlossaryTerm: Hashable, Sendable {
  /// In the source language; `*` at its end stands for any ending.
  package var term: String
  /// By language; any of them is right, the first is preferred.
  package var translations: [String: [String]] = [:]
  /// By language: words that are never to be used; `*` at the end stands for any ending.
  package var forbidden: [String: [String]] = [:]
  /// Whether the word stays as it is in every language: a name.
  package var isKept = false
  /// Whether upper and lower case matter in all its words.
  package var isExact = false
  /// Whether it is about source texts that say nothing else: an entry of another product's catalog.
  package var isWholeText = false

  /// Makes a term that asks for nothing yet: neither a translation nor that it is kept.
  package init(term: String) { self.term = term }

  /// - Parameter language: A language of the catalog; what is given for `de` holds for `de-AT` too.
  package func translations(to language: String) -> [String] { Self.words(translations, language) }

  /// Words that are never to be used, likewise.
  package func forbidden(in language: String) -> [String] { Self.words(forbidden, language) }

  private static func words(_ words: [String: [String]], _ language: String) -> [String] {
    var language = language
    while true {
      if let found = words[language] { return found }
      guard let hyphen = language.lastIndex(of: "-") else { return [] }
      language = String(language[..<hyphen])
    }
  }
}
