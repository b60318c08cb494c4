/// Restores the letter case that paths have on the disk.
///
/// Most file systems of macOS take `Views/Row.swift` and `views/row.swift` for one file, so an
/// Xcode project can keep a spelling that differs from the file's name. ``ProjectLayout`` corrects
/// the paths of Xcode targets.
package struct PathSpelling {
  private let paths: Set<String>
  /// The paths by their lower-case text; `nil` if several differ only in letter case.
  private var folded: [String: String?] = [:]

  /// - Parameter paths: All files and folders as they are on the disk.
  package init(_ paths: Set<String>) { self.paths = paths }

  /// Returns the path on the disk that differs from the given one only in letter case; if there is
  /// not exactly one, the given path.
  mutating func actual(_ path: String) -> String { found(path) ?? path }

  /// Returns the path on the disk that is the given one or differs from it only in letter case; if
  /// there is not exactly one, `nil`.
  package mutating func found(_ path: String) -> String? {
    if paths.contains(path) { return path }
    if folded.isEmpty {
      for path in paths {
        let key = path.lowercased()
        folded[key] = .some(folded[key] == nil ? path : nil)
      }
    }
    return folded[path.lowercased()].flatMap(\.self)
  }
}

extension Membership.Target {
  /// Returns the same target with paths as they are on the disk.
  ///
  /// - Parameter unfound: Takes the sources and folders that are not on the disk; those of tests are
  ///   left out, since their strings go to no catalog.
  func respelled(
    _ spelling: inout PathSpelling, unfound: inout [(kind: ListedSource.Kind, path: String)]
  ) -> Self {
    func actual(_ path: String, _ kind: ListedSource.Kind) -> String {
      if let found = spelling.found(path) { return found }
      if !isTest, kind == .folder || SourceFile.canSpellKeys(path) { unfound.append((kind, path)) }
      return path
    }
    return Self(
      name: name, isTest: isTest,
      folders: folders.map { folder in
        Membership.Folder(
          actual(folder.path, .folder),
          exclusions: Set(folder.exclusions.map { spelling.actual($0) }),
          sources: folder.sources.map { Set($0.map { spelling.actual($0) }) })
      }, files: files.map { actual($0, .file) }, package: package, language: language,
      project: project, levels: levels)
  }
}
