/// The facts on each language of a catalog, looked up once instead of in every entry.
package struct Tongues: Sendable {
  private let known: [String: Tongue]

  /// Looks up the facts on languages.
  ///
  /// - Parameter languages: Codes as the catalog spells them.
  package init(_ languages: some Sequence<String> = []) {
    known = Dictionary(
      languages.map { ($0, Tongue(language: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  init(_ known: [String: Tongue]) { self.known = known }

  subscript(language: String) -> Tongue { known[language] ?? Tongue(language: language) }
}
