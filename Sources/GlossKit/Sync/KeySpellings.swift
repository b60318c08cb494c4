/// What keeps keys that extraction does not find.
struct KeySpellings: Sendable {
  let inside: KeySpelling
  let outside: OutsideSpelling
  let resources: ResourceSpelling

  /// A file that spells a missing key of a catalog: a source, else any other.
  func speller(of key: String, in catalog: String) -> String? {
    inside.speller(of: key, in: catalog) ?? outside.speller(of: key, in: catalog)
      ?? resources.speller(of: key)
  }
}
