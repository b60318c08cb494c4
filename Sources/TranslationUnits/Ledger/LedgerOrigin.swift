/// Where units of an import come from, and which catalog they are for.
package struct LedgerOrigin: Hashable, Sendable {
  /// The translators' file, relative to the working directory.
  package let file: String
  /// As the file names the catalog; `nil` if it does not.
  package let original: String?
  /// The catalog, relative to the working directory; `nil` if there is none of that name.
  package let catalog: String?
  /// `nil` if the file does not say.
  package let language: String?

  package init(file: String, original: String?, catalog: String?, language: String?) {
    self.file = file
    self.original = original
    self.catalog = catalog
    self.language = language
  }
}
