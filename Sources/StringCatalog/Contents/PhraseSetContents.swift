package import LocalizationModel

/// The phrases of a localization in a catalog of App Shortcuts: a `stringSet`.
package struct PhraseSetContents: Sendable {
  /// The byte range of the `stringSet`, braces included.
  package let range: ByteRange
  /// The state as the file spells it; `nil` if it is missing or not a string.
  package let state: PlacedText?
  /// The phrases, in the order of the file, which is meaningful.
  package let values: [PlacedText]
}
