package import LocalizationModel

/// The variations of a text by one kind: one case for each plural category, device or width.
package struct VariationContents: Sendable {
  /// The path of the localization or case that holds it.
  package let path: LeafPath
  /// The kind, with the byte range of its name: `plural`, `device`, `width`, or one that this
  /// package does not know.
  package let kind: PlacedText
  /// The byte range of the object with the cases.
  package let range: ByteRange
  /// The cases, in the order of the file.
  package let cases: [Case]
  /// The names of many cases, for lookup; `nil` for a few, which are walked faster.
  private let names: Set<TextKey>?

  init(path: LeafPath, kind: PlacedText, range: ByteRange, cases: [Case]) {
    (self.path, self.kind, self.range, self.cases) = (path, kind, range, cases)
    names =
      cases.count > LocalizationIndex.limit ? Set(cases.map { TextKey($0.name.text) }) : nil
  }

  /// True if it has a case of that name.
  package func hasCase(_ name: String) -> Bool {
    names?.contains(TextKey(name)) ?? cases.contains { $0.name.hasBytes(of: name) }
  }

  /// One case, such as `other` or `iphone`.
  package struct Case: Sendable {
    /// The name as the catalog spells it.
    package let name: PlacedText
    /// The byte range of the value.
    package let range: ByteRange
  }
}
