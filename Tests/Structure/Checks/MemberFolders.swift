/// The folders that add members to types of other folders and targets, or declare functions and
/// values of their own, by the names of these members, functions and values. ``FolderUses`` finds
/// uses with it.
///
/// Without types a use is found by its name alone, so ambiguous names are left out: names that more
/// than one folder or target declares, and names that also occur in a target that cannot see the
/// declaration, such as names of the standard library.
struct MemberFolders {
  /// The folders by name.
  private var folders: [String: String] = [:]
  /// The names of members among them; the other names do not come after a period.
  private var members: Set<String> = []

  init(in space: LayerSpace, _ typeFolders: TypeFolders, of project: Project) {
    let reachable = project.reachableTargets
    let visibleTargets = reachable[space.target] ?? []
    var values: Set<String> = []
    var ambiguous: Set<String> = []
    for outline in project.outlines {
      if outline.target == space.target {
        let folder = space.folder(project.folders(of: outline))
        for member in outline.members where !member.isPrivate {
          if let folder, folders[member.name] ?? folder == folder {
            folders[member.name] = folder
          } else {
            ambiguous.insert(member.name)
          }
          let home = typeFolders.home(ofExtended: member.type).flatMap(space.folder)
          if member.isInExtension, home != folder { members.insert(member.name) }
          if member.type.isEmpty { values.insert(member.name) }
        }
      } else if visibleTargets.contains(outline.target) {
        ambiguous.formUnion(outline.members.lazy.filter { !$0.isPrivate }.map(\.name))
      } else if !(reachable[outline.target]?.contains(space.target) ?? false) {
        ambiguous.formUnion(outline.mentions.lazy.map(\.name))
      }
    }
    let added = members.union(values)
    folders = folders.filter { added.contains($0.key) && !ambiguous.contains($0.key) }
  }

  func folder(of name: String) -> String? { folders[name] }

  /// Returns the names in a file that it does not declare itself.
  func mentions(in outline: SourceOutline) -> [Mention] {
    let declared = Set(outline.members.map(\.name))
    return outline.mentions.filter {
      if declared.contains($0.name) { return false }
      return $0.isMember
        ? members.contains($0.name) : !outline.localNames.contains($0.name)
    }
  }
}
