/// The catalogs of one table, found by how many folders from the top they share with a source.
struct NearestCatalogs: Sendable {
  /// For each folder that a catalog's home is or lies below, those catalogs, sorted by path.
  private var byFolder: [String: [String]] = [:]

  /// - Parameters:
  ///   - catalog: A path; no later one sorts before it.
  ///   - home: The folder that it serves. A catalog can serve several.
  mutating func insert(_ catalog: String, home: String) {
    var folder: String? = home
    while let here = folder {
      if byFolder[here]?.last != catalog { byFolder[here, default: []].append(catalog) }
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
