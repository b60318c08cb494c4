import ProjectLayout

/// Chooses the paths of catalogs in a bundle: their `original` below `Source Contents`, as
/// in Xcode's bundles. Each `..` at the front leaves one folder of the bundle, but none
/// leads out of the bundle.
struct BundlePaths {
  private let bundle: String
  /// The folders in the bundle that names start from.
  private let contents: [String]
  private var taken: Set<String> = []

  init(of bundle: String, contents: [String] = ["Source Contents"]) {
    self.bundle = bundle
    self.contents = contents
  }

  /// Returns a path that no other catalog has, ignoring case, which the disk may ignore as well.
  mutating func place(for original: String) -> String {
    let parts = original.split(separator: "/").filter { $0 != "." }
    // One `..` leads from `Source Contents` to the bundle; for each further one
    // there is a folder `Outside`.
    let steps = parts.prefix { $0 == ".." }.count
    let start =
      contents.dropLast(steps)
      + Array(repeating: "Outside", count: max(steps - contents.count, 0))
    var names = start + parts.filter { $0 != ".." }.map(String.init)
    while !taken.insert(names.joined(separator: "/").lowercased()).inserted {
      names.insert("Outside", at: 0)
    }
    return "\(bundle)/\(names.joined(separator: "/"))"
  }
}
