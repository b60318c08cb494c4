package import LocalizationModel

/// Texts for the cases of a number, a device or a width.
package struct VariationContents: Sendable {
  /// The path of the localization or the case that it stands in.
  package let path: LeafPath
  /// `plural`, `device`, `width` or one that this package does not know; with its bytes.
  package let kind: PlacedText
  /// The range of the object with the cases.
  package let range: ByteRange
  /// In the order of the file.
  package let cases: [Case]

  /// One case, such as `other` or `iphone`.
  package struct Case: Sendable {
    /// The case as the catalog spells it.
    package let name: PlacedText
    /// The range of the value.
    package let range: ByteRange
  }
}
