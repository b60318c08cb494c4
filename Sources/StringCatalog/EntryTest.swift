package import LocalizationModel

/// Tests the texts of one entry before they go into a catalog.
package protocol EntryTest: Sendable {
  /// Whether a text that does not vary, in an entry that does not, may have a flaw; it may be asked in
  /// vain, but never passes over a flaw.
  func mayFind(in target: String, of source: String, language: String) -> Bool

  /// The flaws of an entry's texts in one language.
  ///
  /// - Parameter catalog: One that has the entry and nothing else.
  func flaws(in catalog: StringCatalog, language: String) -> [TextFlaw]
}
