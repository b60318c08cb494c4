package import LocalizationModel

/// Facts from outside a catalog's own sources that a merge needs: earlier versions, other catalogs,
/// other languages.
///
/// `CatalogSync` collects them for `gloss sync`; ``CatalogMerger`` reads them.
package struct MergeSurroundings: Sendable {
  /// An entry of another catalog that a new key of this one takes over.
  package struct Arrival: Sendable {
    /// The path of the other catalog.
    package let path: String
    /// The other catalog's entry of the key.
    package let entry: CatalogEntry

    package init(path: String, entry: CatalogEntry) { (self.path, self.entry) = (path, entry) }
  }

  /// The new keys that stand where a gone key stood, by that key, as far as it is known.
  package var successors: [String: Set<String>]
  /// For each key that no lookup reaches, the key that the code looks up instead. The two differ in
  /// specifiers only.
  package var respelled: [String: String] = [:]
  /// The entries of other catalogs that new keys of this one take over, by key.
  package var arrivals: [TextKey: Arrival] = [:]
  /// Comment lines from sources in other languages than Swift, by key.
  package var otherComments: [String: [String]] = [:]

  package init(successors: [String: Set<String>] = [:]) { self.successors = successors }
}
