package import LocalizationModel

/// What an entry holds for one language.
package struct LocalizationContents: Sendable {
  /// The member's name and its bytes.
  package let name: PlacedText
  package let range: ByteRange
  /// Whether it has no members at all.
  package let isEmpty: Bool
  /// All texts, however deep, in the order of the file.
  package var leaves: [CatalogLeaf] = []
  /// All variations, outer ones before those in them.
  package var variations: [VariationContents] = []
  package var substitutions: [SubstitutionContents] = []
  /// `nil` if it has texts instead.
  package var phrases: PhraseSetContents?
  /// What to drop to be rid of all substitutions: their member and the comma before it. `nil` if
  /// nothing stands before it.
  package var substitutionsRemoval: ByteRange?

  package var language: String { name.text }

  /// The text at a path.
  package func leaf(_ path: LeafPath) -> CatalogLeaf? {
    leaves.first { $0.path == path }
  }
}
