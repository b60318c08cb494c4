/// The uses of types across the folders of one target.
struct FolderUses {
  struct Use: Hashable {
    let folder: String
    /// The folder that declares the type.
    let used: String
    /// The type.
    let name: String
    /// Where it is named.
    let path: String
    let line: Int
  }

  private(set) var folders: Set<String> = []
  private(set) var all: [Use] = []

  init(of target: String, in project: Project) {
    let outlines = project.outlines.filter { $0.target == target }
    folders = Set(outlines.map(project.folder))
    let homes = TypeHomes(of: target, in: project)
    let nested = NestedTypes(seenBy: target, in: project)
    for outline in outlines {
      let folder = project.folder(of: outline)
      let own = Set(outline.types.filter(\.isOnlyOfItsFile).compactMap(\.path.last))
      for use in outline.uses {
        guard let (home, path) = homes.home(of: use), home != folder else { continue }
        if path.count > 1, own.contains(path[0]) { continue }
        if use.qualifier.isEmpty, own.contains(use.name) || path.count == 1 && nested.hide(use) {
          continue
        }
        all.append(
          Use(
            folder: folder, used: home, name: path.joined(separator: "."), path: outline.path,
            line: use.line))
      }
    }
  }
}

/// The folders that declare the types of one target, those in other types by their whole paths.
private struct TypeHomes {
  private let target: String
  /// By the path of a type.
  private var folders: [[String]: String] = [:]

  init(of target: String, in project: Project) {
    self.target = target
    for outline in project.outlines where outline.target == target {
      for type in outline.types where type.canBeNamedElsewhere {
        let path = type.path[0] == target ? Array(type.path.dropFirst()) : type.path
        folders[path] = project.folder(of: outline)
      }
    }
  }

  /// The folder of a type and its path, or `nil` for a name that is not of the target.
  func home(of use: NameUse) -> (folder: String, path: [String])? {
    let name = use.qualifier + [use.name]
    // A type is looked up in the types around its name, from the innermost out.
    for depth in (0...use.scope.count).reversed() {
      let path = use.scope.prefix(depth) + name
      if let folder = folders[Array(path)] { return (folder, Array(path)) }
    }
    guard use.qualifier.first == target else { return nil }
    let path = Array(name.dropFirst())
    return folders[path].map { ($0, path) }
  }
}

/// The types that are members of others and hide types of their name there.
private struct NestedTypes {
  /// Names of members by the path of their type.
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

  /// Whether its name means something else in its file than elsewhere.
  fileprivate var isOnlyOfItsFile: Bool { kind == .local || !isNested && isPrivate }
}
