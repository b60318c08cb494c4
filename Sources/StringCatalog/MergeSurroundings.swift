package import LocalizationModel

/// What a catalog takes from outside of its own sources when it is brought up to date.
package struct MergeSurroundings: Sendable {
  /// An entry of another catalog that a new key of this one takes over.
  package struct Arrival: Sendable {
    /// The path of the other catalog.
    package let path: String
    /// All that it has under the key.
    package let entry: CatalogEntry

    package init(path: String, entry: CatalogEntry) { (self.path, self.entry) = (path, entry) }
  }

  /// For a gone key the new keys that stand in its place, as far as it is known.
  package var successors: [String: Set<String>]
  /// For a key that no look-up reaches the key that the code looks up, which differs in specifiers only.
  package var respelled: [String: String] = [:]
  /// The new keys that another catalog hands on.
  package var arrivals: [TextKey: Arrival] = [:]
  /// The lines of an entry's comment that sources in other languages than Swift give, by key.
  package var otherComments: [String: [String]] = [:]

  package init(successors: [String: Set<String>] = [:]) { self.successors = successors }
}
