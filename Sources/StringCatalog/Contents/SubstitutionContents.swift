package import LocalizationModel

/// One substitution of a localization.
package struct SubstitutionContents: Sendable {
  /// The path of the localization or the case that it stands in; Xcode has none in cases.
  package let path: LeafPath
  /// The member's name, which `%#@name@` refers to.
  package let name: PlacedText
  /// The bytes of the value, braces included.
  package let range: ByteRange
  /// `nil` if there is none, or if it is no number.
  package let argument: Int?
  /// The bytes of `argNum`; `nil` if there is none.
  package let argumentRange: ByteRange?
  /// The specifier without `%`, such as `lld`; `nil` if there is none.
  package let formatSpecifier: PlacedText?
}
