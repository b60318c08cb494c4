import OrderedJSON
package import ProjectLayout

extension Settings {
  /// `"catalogs": [{"sources": ["Shared/**"], "catalog": "App/Localizable.xcstrings"}]`
  static let catalogs = Setting<Configuration>(
    "catalogs",
    "Which catalog takes the strings of which sources; wins over targets and folders.",
    .list(of: mapping, .object)
  ) { $0.catalogs = $1 }

  private static let mapping = SettingValue.object(
    MappingParts(),
    SettingMembers(
      [
        Setting("catalog", "The path of the catalog.", .path) { $0.catalog = $1 },
        Setting("sources", "The sources, as globs.", .globs) { $0.sources = $1 },
        Setting(
          "table", "The table whose strings go there; else the one that the catalog's name says.",
          .text
        ) { $0.table = $1 },
      ], required: ["sources", "catalog"])
  ).map { CatalogMapping(sources: $0.sources, catalog: $0.catalog, table: $0.table) }
}

/// What is read of a mapping so far.
private struct MappingParts {
  var sources = PathFilter.none
  var catalog = ""
  var table: String?
}

extension Configuration {
  private enum CatalogsKey: ConfigurationKey { static let standard: [CatalogMapping] = [] }

  /// The catalogs that the file names for some sources, in its order.
  package var catalogs: [CatalogMapping] {
    get { self[CatalogsKey.self] }
    set { self[CatalogsKey.self] = newValue }
  }
}
