/// How paths that a project lists are spelled on the disk.
///
/// Most file systems of macOS take `Views/Row.swift` and `views/row.swift` for one file, so that a
/// project can go on with a spelling that git and other systems do not know.
struct PathSpelling {
  private let known: Set<String>
  /// By the text in lower case; `nil` where several differ in nothing else.
  private var folded: [String: String?] = [:]

  /// - Parameter known: All files and folders, as they are.
  init(_ known: Set<String>) { self.known = known }

  /// The path as it is on the disk if one path differs from it in letter case only, else as it is.
  mutating func actual(_ path: String) -> String {
    if known.contains(path) { return path }
    if folded.isEmpty {
      for path in known {
        let key = path.lowercased()
        folded[key] = .some(folded[key] == nil ? path : nil)
      }
    }
    return folded[path.lowercased()].flatMap(\.self) ?? path
  }
}

extension Membership.Target {
  /// The same target with paths as they are on the disk.
  func respelled(_ spelling: inout PathSpelling) -> Self {
    Self(
      name: name, isTest: isTest,
      folders: folders.map { folder in
        Membership.Folder(
          spelling.actual(folder.path),
          exclusions: Set(folder.exclusions.map { spelling.actual($0) }),
          sources: folder.sources.map { Set($0.map { spelling.actual($0) }) })
      }, files: files.map { spelling.actual($0) }, package: package, language: language,
      project: project, levels: levels)
  }
}
