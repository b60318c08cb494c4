import LocalizationModel

/// A check of an entry's texts before `import` writes them into a catalog.
///
/// It refuses texts in which `gloss check` would find an error. The rules live in
/// `ConventionChecks`, which this target must not import, so they come in through this protocol.
package protocol TranslationValidator: Sendable {
  /// Returns the flaws of an entry's texts in one language.
  ///
  /// - Parameters:
  ///   - entry: The entry with its edits.
  ///   - path: The path of the catalog.
  func flaws(of entry: CatalogEntry, in language: String, path: String) -> [TextDiagnostic]
}
