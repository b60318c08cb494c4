/// The catalogs of one table, found by the number of folders that they share with a source, counted
/// from the project's top folder.
///
/// ``ProjectLayout`` asks it for sources whose targets have no catalog of their own.
struct NearestCatalogs: Sendable {
  /// For each folder, the catalogs that serve it or a folder in it, sorted by path.
  private var byFolder: [String: [String]] = [:]

  /// - Parameters:
  ///   - catalog: A path; catalogs must be inserted in ascending order.
  ///   - servedFolder: A folder that the catalog serves. A catalog can be inserted with several.
  mutating func insert(_ catalog: String, servedFolder: String) {
    var folder: String? = servedFolder
    while let current = folder {
      if byFolder[current]?.last != catalog { byFolder[current, default: []].append(catalog) }
      folder = FolderPath.parent(of: current)
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
