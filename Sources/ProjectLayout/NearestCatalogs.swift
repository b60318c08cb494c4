/// The catalogs of one table, found by how many folders from the top they share with a source.
struct NearestCatalogs: Sendable {
  /// For each folder that a catalog's home is or lies below, those catalogs, sorted by path.
  private var byFolder: [String: [String]] = [:]

  /// - Parameter catalog: Later ones sort after earlier ones.
  mutating func insert(_ catalog: ProjectCatalog) {
    var folder: String? = catalog.home
    while let here = folder {
      byFolder[here, default: []].append(catalog.path)
      folder = FolderPath.parent(of: here)
    }
  }

  /// All that share the longest run of folders with `folder`.
  ///
  /// - Parameter bound: A folder around `folder` outside which no catalog counts; `nil` for none.
  func catalogs(for folder: String, within bound: String?) -> [String] {
    var folder = folder
    while true {
      if let found = byFolder[folder] { return found }
      if folder == bound { return [] }
      guard let parent = FolderPath.parent(of: folder) else { return [] }
      folder = parent
    }
  }
}
