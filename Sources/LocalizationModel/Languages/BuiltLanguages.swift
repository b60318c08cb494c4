/// The languages that Xcode builds of a catalog: all that it has, or with the build setting
/// `BUILD_ONLY_KNOWN_LOCALIZATIONS` only those that its projects list.
///
/// Texts in other languages do not ship yet, and a team keeps them on purpose: unless a user asks
/// for such a language, it counts nowhere.
package struct BuiltLanguages: Equatable, Sendable {
  /// All languages of the catalog.
  package static let all = BuiltLanguages(nil)

  /// The codes in one spelling; `nil` if every language is built.
  private let codes: Set<String>?

  /// - Parameter languages: The languages that the projects list; `nil` if all are built.
  package init(_ languages: Set<String>?) {
    codes = languages.map { Set($0.map(Self.code)) }
  }

  /// True if the language is built.
  package func contains(_ language: String) -> Bool {
    codes?.contains(Self.code(of: language)) ?? true
  }

  private static func code(of language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }
}
