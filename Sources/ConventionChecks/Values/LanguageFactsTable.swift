/// The ``LanguageFacts`` of each language of a catalog, looked up once instead of for every entry.
package struct LanguageFactsTable: Sendable {
  private let known: [String: LanguageFacts]

  /// Looks up languages.
  ///
  /// - Parameter languages: Codes as the catalog spells them.
  package init(_ languages: some Sequence<String> = []) {
    known = Dictionary(
      languages.map { ($0, LanguageFacts(language: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  init(_ known: [String: LanguageFacts]) { self.known = known }

  /// The properties of a language, which need not be in the table.
  subscript(language: String) -> LanguageFacts {
    known[language] ?? LanguageFacts(language: language)
  }
}
