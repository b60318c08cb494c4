import ProjectLayout

/// The names that translators' files have for catalogs: their paths from the folder that holds the
/// Xcode project, as Xcode's exports have them.
///
/// The base is a folder above the catalogs, or one beside them whose project takes some of them; a
/// project that takes none while another does is not meant. Of several such folders it is the
/// topmost, if there is but one; without any it is the project's folder.
struct OriginalPaths {
  let base: AbsolutePath
  /// The name of the Xcode project or workspace there, such as `App.xcodeproj`; `nil` without one.
  let container: String?
  private let workingDirectory = WorkingDirectory.current.path

  /// - Parameters:
  ///   - catalogs: Paths relative to the working directory.
  ///   - projects: The `project.pbxproj` files with targets that take some of the catalogs.
  ///   - root: The project's folder, relative to the working directory.
  init(catalogs: [String], projects: Set<String>, root: String) {
    let root = AbsolutePath(root, in: workingDirectory)
    var looked: Set<[Substring]> = []
    var found: [(names: [Substring], container: String)] = []
    for catalog in catalogs {
      var names = AbsolutePath(catalog, in: workingDirectory).names
      // The catalog itself first, so that a folder is left of it.
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

  /// A project before a workspace, as `xcodebuild` is told one or the other.
  private static func container(in folder: String) -> String? {
    let names = Siblings.names(in: folder).sorted()
    return names.first { $0.hasSuffix(".xcodeproj") }
      ?? names.first { $0.hasSuffix(".xcworkspace") }
  }
}
