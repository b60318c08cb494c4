/// Restores the letter case that paths have on the disk.
///
/// Most file systems of macOS take `Views/Row.swift` and `views/row.swift` for one file, so an
/// Xcode project can keep a spelling that differs from the file's name. ``ProjectLayout`` corrects
/// the paths of Xcode targets.
struct PathSpelling {
  private let paths: Set<String>
  /// The paths by their lower-case text; `nil` if several differ only in letter case.
  private var folded: [String: String?] = [:]

  /// - Parameter paths: All files and folders as they are on the disk.
  init(_ paths: Set<String>) { self.paths = paths }

  /// Returns the path on the disk that differs from the given one only in letter case; if there is
  /// not exactly one, the given path.
  mutating func actual(_ path: String) -> String {
    if paths.contains(path) { return path }
    if folded.isEmpty {
      for path in paths {
        let key = path.lowercased()
        folded[key] = .some(folded[key] == nil ? path : nil)
      }
    }
    return folded[path.lowercased()].flatMap(\.self) ?? path
  }
}

extension Membership.Target {
  /// Returns the same target with paths as they are on the disk.
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
