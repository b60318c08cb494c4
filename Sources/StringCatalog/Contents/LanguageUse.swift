/// How often a catalog names a language.
package struct LanguageUse: Sendable {
  /// As the file spells it, where it stands first.
  package let name: PlacedText
  /// How many entries have it.
  package var count: Int
}
