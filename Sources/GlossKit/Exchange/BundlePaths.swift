import ProjectLayout

/// Chooses the paths of catalogs in an `.xcloc` bundle, for ``DocumentMaker``: their `original`
/// below `Source Contents`, as in Xcode's bundles. A `..` at the front of a path leads one folder
/// up, but never out of the bundle.
struct BundlePaths {
  private let bundle: String
  /// The folders of the bundle that hold the catalogs.
  private let contents: [String]
  private var usedPaths: Set<String> = []

  init(of bundle: String, contents: [String] = ["Source Contents"]) {
    self.bundle = bundle
    self.contents = contents
  }

  /// Returns a path that no other catalog has. Case is ignored, because the disk may ignore it.
  mutating func place(for original: String) -> String {
    let parts = original.split(separator: "/").filter { $0 != "." }
    // One `..` leads from `Source Contents` to the bundle; for each further one
    // there is a folder `Outside`.
    let parentCount = parts.prefix { $0 == ".." }.count
    let start =
      contents.dropLast(parentCount)
      + Array(repeating: "Outside", count: max(parentCount - contents.count, 0))
    var names = start + parts.filter { $0 != ".." }.map(String.init)
    while !usedPaths.insert(names.joined(separator: "/").lowercased()).inserted {
      names.insert("Outside", at: 0)
    }
    return "\(bundle)/\(names.joined(separator: "/"))"
  }
}
