import LocalizationModel

extension Membership.Target {
  /// Finds the folders and settings of the targets that manifests describe.
  ///
  /// - Parameters:
  ///   - manifests: In any order.
  ///   - folders: Every folder around a file, at any level. They show in which of SwiftPM's
  ///     conventional folders a target lies; a target found in none of them is left out.
  static func all(of manifests: [PackageManifest], folders: Set<String>) -> [Self] {
    var seen: Set<Self> = []
    var targets: [Self] = []
    for manifest in manifests.sorted(by: { $0.path.precedesInBytes($1.path) }) {
      let package = FolderPath.folder(of: manifest.path)
      for declared in manifest.targets {
        guard let folder = folder(of: declared, of: manifest, in: package, folders: folders)
        else { continue }
        let joined = { (paths: [String]) in Set(paths.map { FolderPath.join(folder, $0) }) }
        let target = Self(
          name: declared.name, isTest: declared.kind == .test,
          folders: [
            Membership.Folder(
              folder, exclusions: joined(declared.exclusions),
              sources: declared.sources.map(joined))
          ], package: package, language: manifest.defaultLocalization,
          levels: [
            BuildLevel(
              deployment: manifest.deployment,
              isMainActorByDefault: manifest.isMainActorByDefault(in: declared))
          ])
        // Version-specific manifests of one package repeat its targets.
        if seen.insert(target).inserted { targets.append(target) }
      }
    }
    return targets
  }

  /// Returns a target's folder: as the manifest gives it, or else in a conventional folder.
  static func folder(
    of target: PackageManifest.Target, of manifest: PackageManifest, in package: String,
    folders: Set<String>
  ) -> String? {
    if let path = target.path { return FolderPath.join(package, path) }
    let parents = target.kind.conventionalFolders.map { FolderPath.join(package, $0) }
    let named = parents.lazy.map { FolderPath.join($0, target.name) }
    if let folder = named.first(where: folders.contains) { return folder }
    // Since tools version 5.9 the only target of its kind may fill `Sources` itself.
    let isAlone = manifest.targets.count { ($0.kind == .test) == (target.kind == .test) } == 1
    return isAlone ? parents.first(where: folders.contains) : nil
  }
}

extension Membership.Target {
  /// Finds the targets of Xcode projects, in the order of the projects' paths.
  ///
  /// - Parameters:
  ///   - paths: All files and folders on the disk, relative to the project's top folder.
  ///   - pathFromTop: Converts a path to one relative to that folder.
  static func all(
    of projects: [XcodeProject], among paths: [String], at pathFromTop: (String) -> String
  ) -> [Self] {
    let moved = projects.map { (given: $0, project: $0.moved(to: pathFromTop($0.path))) }
    let sorted = moved.sorted { $0.project.path.precedesInBytes($1.project.path) }
    return sorted.flatMap { given, project in
      let folder = project.folder
      let joined = { (path: String) in FolderPath.join(folder, path) }
      return project.targets.map { target in
        let members = target.folders.map { $0.resolved(in: folder, among: paths) }
        return Self(
          name: target.name, isTest: target.product.isTest,
          folders: members.compactMap(\.folder).map {
            Membership.Folder(joined($0.path), exclusions: Set($0.exclusions.map(joined)))
          }, files: (target.files + members.flatMap(\.files)).map(joined),
          language: project.developmentRegion,
          project: Membership.Project(
            path: given.path,
            languages: [project.developmentRegion].compactMap(\.self) + project.knownRegions,
            product: target.product), levels: target.levels.map { $0.moved(to: given.folder) })
      }
    }
  }
}
