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
    var homes: [String: String] = [:]
    for outline in outlines {
      for type in outline.types where type.canBeNamedElsewhere {
        homes[type.path[0]] = project.folder(of: outline)
      }
    }
    let nested = NestedTypes(seenBy: target, in: project)
    for outline in outlines {
      let folder = project.folder(of: outline)
      let own = Set(outline.types.filter(\.isOnlyOfItsFile).compactMap(\.path.last))
      for use in outline.uses where use.module == nil || use.module == target {
        guard let home = homes[use.name], home != folder else { continue }
        if use.module == nil, own.contains(use.name) || nested.hide(use) { continue }
        all.append(
          Use(
            folder: folder, used: home, name: use.name, path: outline.path, line: use.line))
      }
    }
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
    !isNested && !isPrivate && (kind == .declaration || kind == .alias)
  }

  /// Whether its name means something else in its file than elsewhere.
  fileprivate var isOnlyOfItsFile: Bool { kind == .local || !isNested && isPrivate }
}
