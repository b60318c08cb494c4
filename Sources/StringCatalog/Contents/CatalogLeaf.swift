package import LocalizationModel

/// One text of a localization: a `stringUnit`, a leaf in the tree of variations.
///
/// ``EntryReader`` makes one for each text; rules, coverage, export and import read it.
package struct CatalogLeaf: Sendable {
  /// The variations and the substitution around the text; empty for a language's plain text.
  package let path: LeafPath
  /// The byte range of the `stringUnit`, braces included.
  package let range: ByteRange
  /// The state as the file spells it; `nil` if it is missing or not a string.
  package let state: PlacedText?
  /// The text; `nil` if it is missing or not a string.
  package let value: PlacedText?
}
