import ProjectLayout

/// The names of catalogs in translators' files (`original`): their paths from the folder of the
/// Xcode project, as in Xcode's exports.
///
/// The base is a folder above the catalogs with an Xcode project, or a folder elsewhere whose Xcode
/// project has some of the catalogs as members. If any Xcode project has catalogs as members, the
/// projects without such members do not count. Of several such folders the topmost is the base, if
/// it is the only one at its level; otherwise the base is the folder of gloss's project.
/// ``ExchangedCatalogs`` makes the names.
struct OriginalNames {
  let base: AbsolutePath
  /// The name of the Xcode project or workspace in the base, such as
  /// `App.xcodeproj`; `nil` without one.
  let container: String?
  private let workingDirectory = WorkingDirectory.current.path

  /// - Parameters:
  ///   - catalogs: Paths relative to the working directory.
  ///   - projects: The files of Xcode projects whose targets have some of the catalogs.
  ///   - root: The project's folder, relative to the working directory.
  init(catalogs: [String], projects: Set<String>, root: String) {
    let root = AbsolutePath(root, in: workingDirectory)
    var visited: Set<[Substring]> = []
    var candidates: [(names: [Substring], container: String)] = []
    for catalog in catalogs {
      var names = AbsolutePath(catalog, in: workingDirectory).names
      // The first step drops the catalog's own name, so that its folder remains.
      while names.popLast() != nil, names.starts(with: root.names), visited.insert(names).inserted {
        let folder = "/" + names.joined(separator: "/")
        if let container = Self.container(in: folder) { candidates.append((names, container)) }
      }
    }
    var ownerFolders: Set<[Substring]> = []
    for project in projects {
      let folder = XcodeProject.containerFolder(of: project)
      ownerFolders.insert(AbsolutePath(folder.isEmpty ? "." : folder, in: workingDirectory).names)
    }
    if !ownerFolders.isEmpty {
      candidates.removeAll {
        $0.container.hasSuffix(".xcodeproj") && !ownerFolders.contains($0.names)
      }
      if candidates.isEmpty {
        for names in ownerFolders {
          guard let container = Self.container(in: "/" + names.joined(separator: "/")) else {
            continue
          }
          candidates.append((names, container))
        }
      }
    }
    let depth = candidates.map(\.names.count).min()
    let topmost = candidates.filter { $0.names.count == depth }
    if topmost.count == 1 {
      base = AbsolutePath("/" + topmost[0].names.joined(separator: "/"))
      container = topmost[0].container
    } else {
      base = root
      container = nil
    }
  }

  /// Returns the name of a catalog.
  ///
  /// - Parameter path: The path of the catalog, relative to the working directory.
  func original(of path: String) -> String {
    AbsolutePath(path, in: workingDirectory).text(seenFrom: base)
  }

  /// Returns the name of an Xcode project in a folder, else of a workspace; `nil` if there is none.
  /// `xcodebuild` exports either.
  private static func container(in folder: String) -> String? {
    let names = Siblings.names(in: folder).sorted()
    return names.first { $0.hasSuffix(".xcodeproj") }
      ?? names.first { $0.hasSuffix(".xcworkspace") }
  }
}
