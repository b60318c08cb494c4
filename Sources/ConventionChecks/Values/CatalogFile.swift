import LocalizationModel
package import StringCatalog

/// One catalog file with what is known about it outside of its entries: languages, duplicate
/// members, settings and targets. Rules on catalogs get it, and ``RequiredLanguages`` come from it.
package struct CatalogFile: Sendable {
  /// The parsed catalog, with the places of its entries.
  package let catalog: StringCatalog
  /// The languages that its entries name, in the order in which they first appear.
  package let languageUses: [LanguageUse]
  /// The duplicate members, in the order of the file.
  package let duplicates: [StringCatalog.Duplicate]
  /// The settings of its file and table, overrides applied.
  package let settings: CheckSettings
  /// The development languages of the packages and Xcode projects with the catalog's targets; empty
  /// if none is known.
  package let developmentLanguages: [String]
  /// The paths of the `.strings` and `.stringsdict` files with the same table for the same targets,
  /// sorted by bytes.
  package let olderTables: [String]
  /// True if the catalog certainly holds all texts of ``olderTables``.
  package let hasTextsOfOlderTables: Bool
  /// True if Xcode is known to generate Swift symbols of the keys for some target.
  package let generatesSymbols: Bool

  /// Joins a catalog with what is known about it.
  ///
  /// - Parameters:
  ///   - languageUses: The languages of the catalog's entries.
  ///   - duplicates: The duplicate members of the catalog.
  package init(
    _ catalog: StringCatalog, languageUses: [LanguageUse], duplicates: [StringCatalog.Duplicate],
    settings: CheckSettings, developmentLanguages: [String] = [], olderTables: [String] = [],
    hasTextsOfOlderTables: Bool = false, generatesSymbols: Bool = false
  ) {
    self.catalog = catalog
    self.languageUses = languageUses
    self.duplicates = duplicates
    self.settings = settings
    self.developmentLanguages = developmentLanguages
    self.olderTables = olderTables
    self.hasTextsOfOlderTables = hasTextsOfOlderTables
    self.generatesSymbols = generatesSymbols
  }

  /// The catalog's path in findings.
  package var path: String { catalog.path }

  /// True if most keys have letters of a language that is not written in Latin letters.
  func hasKeys(in language: String) -> Bool {
    guard let main = WritingSystem(language: language)?.main, main != .latin else { return false }
    let own = catalog.keys.count { key in
      key.unicodeScalars.contains {
        Script.of($0) == main || main == .kana && Script.of($0) == .han
      }
    }
    return own * 2 > catalog.entryCount
  }

  /// Returns the languages that the entries must be translated to: those in the settings, or else
  /// those with at least half as many entries as the most frequent one. Pseudo-languages are left
  /// out, because tools make them anew when they are needed.
  package func requiredLanguages() -> RequiredLanguages {
    let source = catalog.sourceLanguage
    if let languages = settings.languages { return RequiredLanguages(languages, source: source) }
    let uses = languageUses.filter {
      $0.name.text != source && !PseudoLanguage.contains($0.name.text)
    }
    let most = uses.map(\.count).max() ?? 0
    return RequiredLanguages(
      uses.filter { $0.count * 2 >= most }.map(\.name.text), source: source)
  }
}
