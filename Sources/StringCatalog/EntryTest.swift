package import LocalizationModel

/// Tests the texts of one entry before they go into a catalog.
package protocol EntryTest: Sendable {
  /// The same for texts in one language.
  ///
  /// - Parameter sourceLanguage: The source language of the catalog.
  func test(in language: String, from sourceLanguage: String) -> any LanguageTest
}

/// Tests the texts of one entry in one language.
package protocol LanguageTest: Sendable {
  /// Whether a text that does not vary, in an entry that does not, may have a flaw; it may be asked in
  /// vain, but never passes over a flaw.
  ///
  /// - Parameters:
  ///   - target: The text.
  ///   - source: The source language's text; the key where the entry has none.
  ///   - key: The key of the entry.
  func mayFind(in target: String, of source: String, key: String) -> Bool

  /// The flaws of an entry's texts in the language.
  ///
  /// - Parameter catalog: One that has the entry and nothing else.
  func flaws(in catalog: StringCatalog) -> [TextFlaw]
}
