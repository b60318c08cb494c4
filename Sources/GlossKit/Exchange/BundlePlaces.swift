import ProjectLayout

/// Where the catalogs of an export lie in its bundle: at their names below `Source Contents`, as Xcode
/// puts them. A name that leads out of the project leads out of that folder, never out of the bundle.
struct BundlePlaces {
  private let bundle: String
  /// The folders of the bundle that names begin in.
  private let contents: [String]
  private var taken: Set<String> = []

  init(of bundle: String, contents: [String] = ["Source Contents"]) {
    self.bundle = bundle
    self.contents = contents
  }

  /// The path for a catalog that no other has; the disk may take upper and lower case for the same.
  mutating func place(for original: String) -> String {
    let parts = original.split(separator: "/").filter { $0 != "." }
    // The first steps upwards lead to the bundle's folder; each further one is a folder in it.
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
