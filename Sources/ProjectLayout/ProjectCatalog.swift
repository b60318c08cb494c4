/// The facts that a catalog's path tells: its table, the folder it serves, and whether Interface
/// Builder fills it.
package struct ProjectCatalog: Hashable, Sendable {
  /// Relative to the working directory.
  package let path: String
  /// The file's name without its extension.
  package let table: String
  /// The folder that the catalog serves: its own, without a trailing `Resources`, `Localization` or
  /// similar. `""` is the working directory.
  package let home: String
  /// True if it lies in an `.lproj` folder, where Interface Builder's strings are kept.
  package let isInterfaceBuilder: Bool

  /// Reads a catalog's path.
  ///
  /// - Returns: `nil` if the catalog is a copy inside a built or exported product, such as an
  ///   `.xcloc`.
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

  /// True if its keys do not come from code: Interface Builder or an Info.plist.
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
