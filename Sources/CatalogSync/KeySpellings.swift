/// What keeps keys that extraction does not find.
package struct KeySpellings: Sendable {
  package let inside: KeySpelling
  private let outside: OutsideSpelling
  /// What the project's data holds.
  private let resources: SpelledKeys

  package init(inside: KeySpelling, outside: OutsideSpelling, resources: SpelledKeys) {
    self.inside = inside
    self.outside = outside
    self.resources = resources
  }

  /// A file that spells a missing key of a catalog: a source, else any other.
  package func speller(of key: String, in catalog: String) -> String? {
    inside.speller(of: key, in: catalog) ?? outside.speller(of: key, in: catalog)
      ?? resources.speller(of: key) { _ in true }
  }
}
