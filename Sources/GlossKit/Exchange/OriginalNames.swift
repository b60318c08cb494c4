import ProjectLayout

/// The names of catalogs in translators' files (`original`): their paths from the folder of the
/// Xcode project, as in Xcode's exports.
///
/// The base is a folder above the catalogs with an Xcode project, or a folder beside them whose
/// project has some of them as members. A project that has none does not count while another has
/// some. Of several such folders the topmost is the base, if it is the only one at its level;
/// otherwise the project's folder is.
struct OriginalNames {
  let base: AbsolutePath
  /// The name of the Xcode project or workspace in the base, such as
  /// `App.xcodeproj`; `nil` without one.
  let container: String?
  private let workingDirectory = WorkingDirectory.current.path

  /// - Parameters:
  ///   - catalogs: Paths relative to the working directory.
  ///   - projects: The `project.pbxproj` files whose targets have some of the catalogs.
  ///   - root: The project's folder, relative to the working directory.
  init(catalogs: [String], projects: Set<String>, root: String) {
    let root = AbsolutePath(root, in: workingDirectory)
    var looked: Set<[Substring]> = []
    var found: [(names: [Substring], container: String)] = []
    for catalog in catalogs {
      var names = AbsolutePath(catalog, in: workingDirectory).names
      // The first step drops the catalog's own name, so that its folder remains.
      while names.popLast() != nil, names.starts(with: root.names), looked.insert(names).inserted {
        let folder = "/" + names.joined(separator: "/")
        if let container = Self.container(in: folder) { found.append((names, container)) }
      }
    }
    var owners: Set<[Substring]> = []
    for project in projects {
      owners.insert(Array(AbsolutePath(project, in: workingDirectory).names.dropLast(2)))
    }
    if !owners.isEmpty {
      found.removeAll {
        $0.container.hasSuffix(".xcodeproj") && !owners.contains($0.names)
      }
      if found.isEmpty {
        for names in owners {
          guard let container = Self.container(in: "/" + names.joined(separator: "/")) else {
            continue
          }
          found.append((names, container))
        }
      }
    }
    let depth = found.map(\.names.count).min()
    let topmost = found.filter { $0.names.count == depth }
    if topmost.count == 1 {
      base = AbsolutePath("/" + topmost[0].names.joined(separator: "/"))
      container = topmost[0].container
    } else {
      base = root
      container = nil
    }
  }

  /// - Parameter path: The path of a catalog, relative to the working directory.
  func original(of path: String) -> String {
    AbsolutePath(path, in: workingDirectory).text(seenFrom: base)
  }

  /// Returns a project if there is one, else a workspace; `xcodebuild` too
  /// is given one or the other.
  private static func container(in folder: String) -> String? {
    let names = Siblings.names(in: folder).sorted()
    return names.first { $0.hasSuffix(".xcodeproj") }
      ?? names.first { $0.hasSuffix(".xcworkspace") }
  }
}
