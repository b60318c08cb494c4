import Synchronization

/// The ``LanguageFacts`` of each language, looked up once instead of for every entry.
package final class LanguageFactsTable: Sendable {
  private let known: [String: LanguageFacts]
  /// The facts of languages that were not named at first, which few catalogs ask for.
  private let others = Mutex<[String: LanguageFacts]>([:])

  /// Looks up languages.
  ///
  /// - Parameter languages: Codes as the catalog spells them.
  package init(_ languages: some Sequence<String> = []) {
    known = Dictionary(
      languages.map { ($0, LanguageFacts(language: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The properties of a language.
  subscript(language: String) -> LanguageFacts {
    if let facts = known[language] { return facts }
    return others.withLock { others in
      if let facts = others[language] { return facts }
      let facts = LanguageFacts(language: language)
      others[language] = facts
      return facts
    }
  }
}
