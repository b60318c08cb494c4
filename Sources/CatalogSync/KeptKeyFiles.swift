/// All files that may keep a missing key: the sources, files that are not extracted, and data
/// files.
///
/// `gloss why` asks it which file keeps a key that extraction does not find.
package struct KeptKeyFiles: Sendable {
  /// Missing keys in the project's sources.
  package let inside: SourceSpellings
  /// Missing keys in files that are not extracted.
  private let outside: ExcludedSpellings
  /// Missing keys in the project's data files, such as JSON, property lists and templates.
  private let resources: SpelledKeys

  package init(inside: SourceSpellings, outside: ExcludedSpellings, resources: SpelledKeys) {
    self.inside = inside
    self.outside = outside
    self.resources = resources
  }

  /// Returns the path of a file that spells a missing key of a catalog: a source first, else any
  /// other file.
  package func speller(of key: String, in catalog: String) -> String? {
    inside.speller(of: key, in: catalog) ?? outside.speller(of: key, in: catalog)
      ?? resources.speller(of: key) { _ in true }
  }
}
