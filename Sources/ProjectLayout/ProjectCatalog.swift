import LocalizationModel

/// A string catalog as its path describes it: its table, the folder whose sources it serves, and
/// whether Interface Builder fills it.
package struct ProjectCatalog: Hashable, Sendable {
  /// Relative to the working directory.
  package let path: String
  /// The file's name without its extension.
  package let table: String
  /// The folder whose sources the catalog serves: the catalog's own folder, without a trailing
  /// `Resources`, `Localization` or similar. `""` is the folder that the path is relative to.
  package let servedFolder: String
  /// True if it lies in an `.lproj` folder, where Interface Builder's strings are kept.
  package let isInterfaceBuilder: Bool

  /// Reads a catalog's path.
  ///
  /// - Returns: `nil` if the catalog is a copy inside a built or exported product, such as an
  ///   `.xcloc`.
  package init?(_ path: String) {
    var servedFolder = FolderPath.folder(of: path)
    for name in servedFolder.split(separator: "/") {
      if let dot = name.lastIndex(of: "."), Self.productExtensions.contains(String(name[dot...])) {
        return nil
      }
    }
    isInterfaceBuilder = servedFolder.hasSuffix(".lproj")
    self.path = path
    table = Self.table(ofPath: path)
    while !servedFolder.isEmpty,
      Self.resourceFolderNames.contains(FolderPath.name(of: servedFolder).lowercased())
    {
      servedFolder = FolderPath.folder(of: servedFolder)
    }
    self.servedFolder = servedFolder
  }

  /// True if its keys do not come from code: Interface Builder or an Info.plist.
  package var isFilledOutsideCode: Bool { isInterfaceBuilder || isOfInfoPlist }

  /// True if Swift sources cannot show which of its keys are in use: those catalogs, and the one of
  /// App Shortcuts.
  package var isFilledOutsideSwift: Bool {
    isFilledOutsideCode || TableName.named(table) == .appShortcuts
  }

  /// True for a catalog of the texts of an Info.plist.
  package var isOfInfoPlist: Bool { !isInterfaceBuilder && table == "InfoPlist" }

  /// Returns the table of a catalog at a path: the file's name without its extension.
  static func table(ofPath path: String) -> String {
    let name = FolderPath.name(of: path)
    return String(name.hasSuffix(".xcstrings") ? name.dropLast(".xcstrings".utf8.count) : name)
  }

  /// Extensions of folders that hold built or exported copies of catalogs.
  private static let productExtensions: Set<String> = [
    ".app", ".appex", ".bundle", ".framework", ".xcarchive", ".xcframework", ".xcloc",
  ]

  /// Lower-case names of folders that hold only resources, so that the catalog in one serves the
  /// folder around it.
  private static let resourceFolderNames: Set<String> = [
    "assets", "i18n", "l10n", "locales", "localisation", "localizable", "localization",
    "localizations", "resource", "resources", "string catalogs", "strings", "supporting files",
  ]
}
