package import StringCatalog

/// A catalog as rules see it.
package struct CatalogFile: Sendable {
  package let catalog: StringCatalog
  package let settings: CheckSettings

  package init(_ catalog: StringCatalog, settings: CheckSettings) {
    self.catalog = catalog
    self.settings = settings
  }

  package var path: String { catalog.path }

  /// The languages that the entries have to be translated to: those that the project asks for, else
  /// those with at least half as many entries as the language that has most.
  package func requiredLanguages() -> [String] {
    if let languages = settings.languages { return languages }
    let uses = catalog.languageUses().filter { $0.name.text != catalog.sourceLanguage }
    let most = uses.map(\.count).max() ?? 0
    return uses.filter { $0.count * 2 >= most }.map(\.name.text)
  }
}
