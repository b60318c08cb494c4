package import LocalizationModel

/// Information from outside a catalog's own sources that a merge needs: from earlier versions
/// and other catalogs.
///
/// `CatalogSync` collects them for `gloss sync`; ``ExtractionMerger`` reads them.
package struct MergeSurroundings: Sendable {
  /// An entry of another catalog whose key is new in this one, or has no texts here: the key has
  /// moved.
  package struct Arrival: Sendable {
    /// The path of the other catalog.
    package let path: String
    /// The other catalog's entry of the key.
    package let entry: CatalogEntry
    /// True if the other catalog's entry stays in use, so that the texts here are to be reviewed.
    let staysInUse: Bool

    package init(path: String, entry: CatalogEntry, staysInUse: Bool = false) {
      (self.path, self.entry, self.staysInUse) = (path, entry, staysInUse)
    }
  }

  /// For each key that the sources no longer have, the new keys in its place, if that is known.
  package var successors: [String: Set<String>]
  /// For each key that the code never looks up, the key that it looks up instead. The two differ in
  /// format specifiers only, such as `%@` and `%lld`.
  package var respelled: [String: String] = [:]
  /// For each key with `%arg`, the typed keys that the code looks up instead, if any.
  package var untyped: [String: [String]] = [:]
  /// The entries of other catalogs that new keys of this one take over, by key.
  package var arrivals: [TextKey: Arrival] = [:]

  package init(successors: [String: Set<String>] = [:]) { self.successors = successors }
}
