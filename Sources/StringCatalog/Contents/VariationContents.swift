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
  /// The names of many cases; `nil` for a few, which are faster gone over.
  private let names: Set<TextKey>?

  init(path: LeafPath, kind: PlacedText, range: ByteRange, cases: [Case]) {
    (self.path, self.kind, self.range, self.cases) = (path, kind, range, cases)
    names =
      cases.count > LocalizationPlaces.limit ? Set(cases.map { TextKey($0.name.text) }) : nil
  }

  /// Whether it has a case of that name.
  package func hasCase(_ name: String) -> Bool {
    names?.contains(TextKey(name)) ?? cases.contains { $0.name.hasBytes(of: name) }
  }

  /// One case, such as `other` or `iphone`.
  package struct Case: Sendable {
    /// The case as the catalog spells it.
    package let name: PlacedText
    /// The range of the value.
    package let range: ByteRange
  }
}
