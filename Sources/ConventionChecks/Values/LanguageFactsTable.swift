/// The facts on each language of a catalog, looked up once instead of in every entry.
package struct LanguageFactsTable: Sendable {
  private let known: [String: LanguageFacts]

  /// Looks up the facts on languages.
  ///
  /// - Parameter languages: Codes as the catalog spells them.
  package init(_ languages: some Sequence<String> = []) {
    known = Dictionary(
      languages.map { ($0, LanguageFacts(language: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  init(_ known: [String: LanguageFacts]) { self.known = known }

  subscript(language: String) -> LanguageFacts { known[language] ?? LanguageFacts(language: language) }
}
