/// The translators' file of an import's units, and the catalog that they are for.
package struct LedgerOrigin: Hashable, Sendable {
  /// The translators' file, relative to the working directory.
  package let file: String
  /// The catalog's path as the file spells it; `nil` if the file has none.
  package let original: String?
  /// The catalog's path relative to the working directory; `nil` if the project has none of that
  /// name.
  package let catalog: String?
  /// The target language; `nil` if the file has none.
  package let language: String?

  package init(file: String, original: String?, catalog: String?, language: String?) {
    self.file = file
    self.original = original
    self.catalog = catalog
    self.language = language
  }
}
