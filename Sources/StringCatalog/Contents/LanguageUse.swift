/// A language of a catalog, with the number of entries that have a localization in it.
package struct LanguageUse: Sendable {
  /// The language as spelled at its first use, with its place.
  package let name: PlacedText
  /// The number of entries. Entries that are not to be translated are left out.
  package var count: Int
}
