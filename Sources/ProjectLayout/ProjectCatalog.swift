/// What a catalog's path says about it.
package struct ProjectCatalog: Hashable, Sendable {
  /// Relative to the working directory.
  package let path: String
  /// The file's name without its extension.
  package let table: String
  /// The folder that it serves: its own, without `Resources`, `Localization` and the like at the
  /// end. `""` is the working directory.
  package let home: String
  /// Whether Interface Builder's strings are kept in it: it lies in an `.lproj` folder.
  package let isInterfaceBuilder: Bool

  /// - Returns: `nil` if the catalog is a copy in something built or exported, such as an `.xcloc`.
  package init?(_ path: String) {
    var home = FolderPath.folder(of: path)
    for name in home.split(separator: "/") {
      if let dot = name.lastIndex(of: "."), Self.copies.contains(String(name[dot...])) {
        return nil
      }
    }
    isInterfaceBuilder = home.hasSuffix(".lproj")
    self.path = path
    table = Self.table(ofPath: path)
    while !home.isEmpty, Self.holders.contains(FolderPath.name(of: home).lowercased()) {
      home = FolderPath.folder(of: home)
    }
    self.home = home
  }

  /// Whether its keys come from something else than code.
  package var isFilledElsewhere: Bool { isInterfaceBuilder || table == "InfoPlist" }

  static func table(ofPath path: String) -> String {
    let name = FolderPath.name(of: path)
    return String(name.hasSuffix(".xcstrings") ? name.dropLast(".xcstrings".utf8.count) : name)
  }

  private static let copies: Set<String> = [
    ".app", ".appex", ".bundle", ".framework", ".xcarchive", ".xcframework", ".xcloc",
  ]

  private static let holders: Set<String> = [
    "assets", "i18n", "l10n", "locales", "localisation", "localizable", "localization",
    "localizations", "resource", "resources", "string catalogs", "strings", "supporting files",
  ]
}
