import LocalizationModel

/// Tests the texts of one entry before they go into a catalog.
package protocol EntryTest: Sendable {
  /// The same for texts in one language.
  ///
  /// - Parameter sourceLanguage: The source language of the catalog.
  func test(in language: String, from sourceLanguage: String) -> any LanguageTest
}

/// Tests the texts of one entry in one language.
package protocol LanguageTest: Sendable {
  /// The flaws of an entry's texts in the language.
  ///
  /// - Parameter catalog: One that has the entry and nothing else.
  func flaws(in catalog: StringCatalog) -> [TextFlaw]
}
