import LocalizationModel
package import StringCatalog

/// A catalog as rules see it.
package struct CatalogFile: Sendable {
  /// The catalog as read, entries and their places among it.
  package let catalog: StringCatalog
  /// The languages that its entries name, in the order in which they come first.
  package let languageUses: [LanguageUse]
  /// Members that are there twice, in the order of the file.
  package let duplicates: [StringCatalog.Duplicate]
  /// The settings of its file and table, overrides applied.
  package let settings: CheckSettings
  /// The languages that the packages and Xcode projects around the catalog's targets are developed
  /// in; empty if none is known.
  package let developmentLanguages: [String]
  /// The `.strings` and `.stringsdict` files that hold the catalog's table for the same targets, by path
  /// bytes.
  package let olderTables: [String]
  /// True if Xcode is known to make Swift symbols of the keys for some target.
  package let generatesSymbols: Bool

  /// - Parameters:
  ///   - languageUses: The catalog's.
  ///   - duplicates: The catalog's.
  package init(
    _ catalog: StringCatalog, languageUses: [LanguageUse], duplicates: [StringCatalog.Duplicate],
    settings: CheckSettings, developmentLanguages: [String] = [], olderTables: [String] = [],
    generatesSymbols: Bool = false
  ) {
    self.catalog = catalog
    self.languageUses = languageUses
    self.duplicates = duplicates
    self.settings = settings
    self.developmentLanguages = developmentLanguages
    self.olderTables = olderTables
    self.generatesSymbols = generatesSymbols
  }

  /// The catalog's path, as findings name it.
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

  /// The languages that the entries have to be translated to: those that the project asks for, else
  /// those with at least half as many entries as the language that has most. Pseudo-languages are made
  /// again when they are needed.
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
