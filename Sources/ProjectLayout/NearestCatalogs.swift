/// The catalogs of one table, found by how many folders they share with a source, counted from the
/// top.
struct NearestCatalogs: Sendable {
  /// For each folder that is or contains a catalog's home, the catalogs, sorted by path.
  private var byFolder: [String: [String]] = [:]

  /// - Parameters:
  ///   - catalog: A path; catalogs must be inserted in ascending order.
  ///   - home: A folder that the catalog serves. A catalog can serve several.
  mutating func insert(_ catalog: String, home: String) {
    var folder: String? = home
    while let here = folder {
      if byFolder[here]?.last != catalog { byFolder[here, default: []].append(catalog) }
      folder = FolderPath.parent(of: here)
    }
  }

  /// Returns all catalogs that share the longest run of folders with `folder`.
  ///
  /// - Parameter bound: A folder around `folder` outside of which no catalog counts; `nil` for no
  ///   bound.
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
