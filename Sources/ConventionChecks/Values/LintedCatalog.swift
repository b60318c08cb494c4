package import LocalizationModel
package import StringCatalog

/// One catalog file with its languages, duplicate members, settings and targets, but without its
/// entries. `check` gives it to the rules on catalogs, and takes the ``RequiredLanguages`` from it.
package struct LintedCatalog: Sendable {
  /// The parsed catalog, with the places of its entries.
  package let catalog: StringCatalog
  /// The languages of the catalog's entries, in the order in which they first appear.
  package let languageUses: [LanguageUse]
  /// The duplicate members, in the order of the file.
  package let duplicates: [StringCatalog.Duplicate]
  /// The settings of the catalog's file and table, overrides applied.
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
  /// The languages that Xcode builds of the catalog.
  package var builtLanguages = BuiltLanguages.all
  /// False if Xcode extracts no Swift strings for any target of the catalog: `sync` leaves it as it
  /// is.
  package var isExtracted = true
  /// The names in all `Info.plist` files that a catalog of that table translates; `nil` if they are
  /// not known.
  package var infoPlist: InfoPlistNames?
  /// The languages that the Xcode projects of the catalog's targets list, with those that another
  /// catalog's finding names; `nil` if no list decides.
  package var projectLanguages: [String]?
  /// The languages that the Xcode project lists and nothing has a text in, set for one catalog of
  /// the project.
  package var textlessLanguages: [String] = []
  /// The languages of the app around an extension; empty for other catalogs.
  package var appLanguages: [String] = []
  /// The languages of the product, if the catalog translates its `Info.plist` and has no language
  /// yet; else empty.
  package var productLanguages: [String] = []
  /// The keys with `%arg` that no lookup finds and that `sync` would replace or mark stale, in the
  /// order of the file.
  package var untypedKeys: [String] = []

  /// Joins a catalog with its properties.
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

  /// True if the language is not written in Latin letters and most keys have letters of its script.
  func hasKeys(in language: String) -> Bool {
    guard let main = WritingSystem(language: language)?.main, main != .latin else { return false }
    let count = catalog.keys.count { key in
      key.unicodeScalars.contains {
        Script.of($0) == main || main == .kana && Script.of($0) == .han
      }
    }
    return count * 2 > catalog.entryCount
  }

  /// True if an entry has words and is to be translated.
  var hasTextToTranslate: Bool {
    catalog.keys.contains { key in
      guard let entry = catalog.entry(key), entry.shouldTranslate, !entry.isStale else {
        return false
      }
      return (entry.sourceUnit?.value ?? key).hasWords
    }
  }

  /// Returns the languages that the entries must be translated to: those in the settings, or else
  /// every language that is built and has at least half as many entries as the most frequent one.
  /// Pseudo-languages are left out, because tools make them anew when they are needed.
  package func requiredLanguages() -> RequiredLanguages {
    let source = catalog.sourceLanguage
    if let languages = settings.languages { return RequiredLanguages(languages, source: source) }
    let uses = languageUses.filter {
      $0.name.text != source && !PseudoLanguage.contains($0.name.text)
        && builtLanguages.contains($0.name.text)
    }
    if uses.isEmpty, !productLanguages.isEmpty {
      return RequiredLanguages(productLanguages, source: source)
    }
    let most = uses.map(\.count).max() ?? 0
    return RequiredLanguages(
      uses.filter { $0.count * 2 >= most }.map(\.name.text), source: source)
  }
}
