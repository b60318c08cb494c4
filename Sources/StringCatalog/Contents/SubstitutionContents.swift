package import LocalizationModel

/// One substitution of a localization: the forms that `%#@name@` in a text stands for.
package struct SubstitutionContents: Sendable {
  /// The path of the localization or case that holds it. Xcode puts none in cases.
  package let path: LeafPath
  /// The member's name, to which `%#@name@` refers.
  package let name: PlacedText
  /// The byte range of the value, braces included.
  package let range: ByteRange
  /// The number of its argument, `argNum`; `nil` if it is missing or not an integer.
  package let argument: Int?
  /// The byte range of `argNum`'s value; `nil` if there is none.
  package let argumentRange: ByteRange?
  /// The specifier without `%`, such as `lld`; `nil` if it is missing or not a string.
  package let formatSpecifier: PlacedText?

  /// Makes the view of a substitution.
  init(_ substitution: Substitution, at path: LeafPath, _ numbers: inout PlaceNumbers) {
    self.path = path
    name = numbers.place(substitution.title)
    range = numbers.place(substitution.node.range)
    argument = substitution.argument
    argumentRange = substitution.argumentNumber.map { numbers.place($0.range) }
    formatSpecifier = substitution.formatSpecifier.map { numbers.place($0) }
  }
}
