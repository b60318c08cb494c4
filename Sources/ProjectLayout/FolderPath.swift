/// The folders of a path that the walk has made: `/` between names, none doubled, none at the end.
/// `""` is the working directory.
package enum FolderPath {
  package static func folder(of path: String) -> String { parent(of: path) ?? "" }

  /// `nil` above the working directory.
  static func parent(of path: String) -> String? {
    if path.isEmpty { return nil }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  static func name(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// `path` as seen from where `folder` is seen from; `.` and `..` in it are resolved.
  static func join(_ folder: String, _ path: String) -> String {
    var names = folder.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    let root = folder.utf8.first == UInt8(ascii: "/") ? "/" : ""
    return root + names.joined(separator: "/")
  }

  /// Every folder that holds one of the files, and every folder above those.
  static func all(around files: [String]) -> Set<String> {
    var all: Set<String> = []
    var last: String?
    for file in files {
      let own = parent(of: file)
      // Sorted files come folder by folder.
      if own == last { continue }
      last = own
      var folder = own
      while let here = folder, all.insert(here).inserted { folder = parent(of: here) }
    }
    return all
  }
}
