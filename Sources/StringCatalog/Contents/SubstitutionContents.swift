package import LocalizationModel

/// One substitution of a localization.
package struct SubstitutionContents: Sendable {
  package let name: PlacedText
  package let range: ByteRange
  /// `nil` if there is none, or if it is no number.
  package let argument: Int?
  package let argumentRange: ByteRange?
  package let formatSpecifier: PlacedText?
}
