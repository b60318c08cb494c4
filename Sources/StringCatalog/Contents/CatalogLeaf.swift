package import LocalizationModel

/// One text of a localization: a `stringUnit`.
package struct CatalogLeaf: Sendable {
  /// The variations and the substitution around it; empty for a language's plain text.
  package let path: LeafPath
  /// The bytes of the `stringUnit`, braces included.
  package let range: ByteRange
  /// `nil` if there is none, or if it is no string.
  package let state: PlacedText?
  /// `nil` likewise.
  package let value: PlacedText?
}
