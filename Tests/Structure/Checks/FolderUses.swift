/// A target, or a folder in a target, whose own folders are layers (``LayerCheck``).
struct LayerSpace: Hashable {
  let target: String
  /// The folders from the target's down to its own; empty for the target.
  let path: [String]

  /// The target and path joined by `/`, with which the keys of this space's rows begin.
  var name: String { ([target] + path).joined(separator: "/") }

  /// Returns the folder of this space that a path of folders leads to; `.` for the space itself,
  /// `nil` if the path leads elsewhere.
  func folder(_ folders: [String]) -> String? {
    guard folders.starts(with: path) else { return nil }
    return folders.count > path.count ? folders[path.count] : "."
  }

  /// Returns the space of a target and those of the folders in it that have folders themselves.
  static func all(of target: String, in project: Project) -> [LayerSpace] {
    var paths: Set<[String]> = [[]]
    for outline in project.outlines where outline.target == target {
      let folders = project.folders(of: outline)
      for count in folders.indices { paths.insert(Array(folders.prefix(count))) }
    }
    return paths.sorted { $0.lexicographicallyPrecedes($1) }
      .map { LayerSpace(target: target, path: $0) }
  }
}

/// The uses of types and members across the folders of one target, or of one folder in it.
struct FolderUses {
  struct Use: Hashable {
    let folder: String
    /// The folder that declares the type or member.
    let used: String
    /// The type or member.
    let name: String
    /// The path of the file that names it.
    let path: String
    let line: Int
  }

  private(set) var folders: Set<String> = []
  private(set) var all: [Use] = []

  init(in space: LayerSpace, of project: Project) {
    let typeFolders = TypeFolders(of: space.target, in: project)
    let nested = NestedTypes(seenBy: space.target, in: project)
    let members = MemberFolders(in: space, typeFolders, of: project)
    for outline in project.outlines where outline.target == space.target {
      guard let folder = space.folder(project.folders(of: outline)) else { continue }
      folders.insert(folder)
      func add(_ used: String?, _ name: String, _ line: Int) {
        guard let used, used != folder else { return }
        all.append(Use(folder: folder, used: used, name: name, path: outline.path, line: line))
      }
      let fileNames = Set(outline.types.filter(\.isOnlyOfItsFile).compactMap(\.path.last))
      for use in outline.uses {
        guard let (declaringFolders, path) = typeFolders.declaration(of: use) else { continue }
        if path.count > 1, fileNames.contains(path[0]) { continue }
        if use.qualifier.isEmpty,
          fileNames.contains(use.name) || path.count == 1 && nested.hide(use)
        {
          continue
        }
        add(space.folder(declaringFolders), path.joined(separator: "."), use.line)
      }
      for mention in members.mentions(in: outline) {
        add(members.folder(of: mention.name), mention.name, mention.line)
      }
    }
  }
}

/// The folders that declare the types of one target; nested types by their whole paths.
struct TypeFolders {
  private let target: String
  /// The folders by the path of a type.
  private var folders: [[String]: [String]] = [:]

  init(of target: String, in project: Project) {
    self.target = target
    for outline in project.outlines where outline.target == target {
      for type in outline.types where type.canBeNamedElsewhere {
        folders[withoutTarget(type.path)] = project.folders(of: outline)
      }
    }
  }

  /// Returns the folders of a type and its path; `nil` if the name is not of the target.
  fileprivate func declaration(of use: NameUse) -> (folders: [String], path: [String])? {
    let name = use.qualifier + [use.name]
    // A type is looked up in the types around its name, from the innermost out.
    for depth in (0...use.scope.count).reversed() {
      let path = use.scope.prefix(depth) + name
      if let folders = folders[Array(path)] { return (folders, Array(path)) }
    }
    guard use.qualifier.first == target else { return nil }
    let path = Array(name.dropFirst())
    return folders[path].map { ($0, path) }
  }

  /// Returns the folders of a type that an extension extends; `nil` for a type of another target.
  func home(ofExtended path: [String]) -> [String]? { folders[withoutTarget(path)] }

  private func withoutTarget(_ path: [String]) -> [String] {
    path.first == target ? Array(path.dropFirst()) : path
  }
}

/// The types that are members of other types, in which they hide outer types of the same name.
private struct NestedTypes {
  /// The names of members by the path of their type.
  private var members: [[String]: Set<String>] = [:]

  init(seenBy target: String, in project: Project) {
    let reachable = project.reachableTargets[target] ?? []
    for outline in project.outlines where reachable.contains(outline.target) {
      for type in outline.types where type.kind != .extension && type.path.count > 1 {
        members[Array(type.path.dropLast()), default: []].insert(type.path[type.path.count - 1])
      }
    }
  }

  func hide(_ use: NameUse) -> Bool {
    (0..<use.scope.count).contains { depth in
      members[Array(use.scope[...depth])]?.contains(use.name) ?? false
    }
  }
}

extension TypePart {
  fileprivate var canBeNamedElsewhere: Bool {
    !isPrivate && (kind == .declaration || kind == .alias)
  }

  /// True if the name means this type only in its own file.
  fileprivate var isOnlyOfItsFile: Bool { kind == .local || !isNested && isPrivate }
}
