/// The folders that add members to types of other folders and targets, or declare functions and
/// values of their own, as far as a name alone tells which one is meant.
///
/// Names that more than one folder or target declares are left out. So are names used in a target
/// that cannot see the declaration, such as those of the standard library.
struct MemberFolders {
  /// The folders by name.
  private var folders: [String: String] = [:]
  /// The names of members among them; other names do not stand behind a period.
  private var members: Set<String> = []

  init(in space: LayerSpace, _ homes: TypeFolders, of project: Project) {
    let reachable = project.reachableTargets
    let seen = reachable[space.target] ?? []
    var values: Set<String> = []
    var others: Set<String> = []
    for outline in project.outlines {
      if outline.target == space.target {
        let folder = space.folder(project.folders(of: outline))
        for member in outline.members where !member.isPrivate {
          if let folder, folders[member.name] ?? folder == folder {
            folders[member.name] = folder
          } else {
            others.insert(member.name)
          }
          let home = homes.home(ofExtended: member.type).flatMap(space.folder)
          if member.isInExtension, home != folder { members.insert(member.name) }
          if member.type.isEmpty { values.insert(member.name) }
        }
      } else if seen.contains(outline.target) {
        others.formUnion(outline.members.lazy.filter { !$0.isPrivate }.map(\.name))
      } else if !(reachable[outline.target]?.contains(space.target) ?? false) {
        others.formUnion(outline.mentions.lazy.map(\.name))
      }
    }
    let added = members.union(values)
    folders = folders.filter { added.contains($0.key) && !others.contains($0.key) }
  }

  func folder(of name: String) -> String? { folders[name] }

  /// Returns the names in a file that it does not declare itself.
  func mentions(in outline: SourceOutline) -> [Mention] {
    let own = Set(outline.members.map(\.name))
    return outline.mentions.filter {
      if own.contains($0.name) { return false }
      return $0.isMember
        ? members.contains($0.name) : !outline.localNames.contains($0.name)
    }
  }
}
