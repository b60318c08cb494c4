package import LocalizationModel

/// The phrases of a localization, as App Shortcuts have them: a `stringSet`.
package struct PhraseSetContents: Sendable {
  /// The bytes of the `stringSet`, braces included.
  package let range: ByteRange
  /// `nil` if there is none, or if it is no string.
  package let state: PlacedText?
  /// In the order of the file.
  package let values: [PlacedText]
}
