import LocalizationModel

extension Membership.Target {
  /// Finds the folders and settings of the targets that manifests describe.
  ///
  /// - Parameters:
  ///   - manifests: In any order.
  ///   - folders: Every folder around a file, at any level. It decides in which of SwiftPM's
  ///     conventional places a target lies; a target found in none of them is left out.
  static func all(of manifests: [PackageManifest], folders: Set<String>) -> [Self] {
    var seen: Set<Self> = []
    var targets: [Self] = []
    for manifest in manifests.sorted(by: { $0.path.precedesInBytes($1.path) }) {
      let package = FolderPath.folder(of: manifest.path)
      for written in manifest.targets {
        guard let folder = folder(of: written, of: manifest, in: package, folders: folders)
        else { continue }
        let places = { (paths: [String]) in Set(paths.map { FolderPath.join(folder, $0) }) }
        let target = Self(
          name: written.name, isTest: written.kind == .test,
          folders: [
            Membership.Folder(
              folder, exclusions: places(written.exclusions), sources: written.sources.map(places))
          ], package: package, language: manifest.defaultLocalization,
          levels: [
            BuildLevel(
              deployment: manifest.deployment,
              isMainActorByDefault: manifest.isMainActorByDefault(in: written))
          ])
        // Version-specific manifests of one package repeat its targets.
        if seen.insert(target).inserted { targets.append(target) }
      }
    }
    return targets
  }

  private static func folder(
    of target: PackageManifest.Target, of manifest: PackageManifest, in package: String,
    folders: Set<String>
  ) -> String? {
    if let path = target.path { return FolderPath.join(package, path) }
    let places = target.kind.conventionalFolders.map { FolderPath.join(package, $0) }
    let own = places.lazy.map { FolderPath.join($0, target.name) }
    if let folder = own.first(where: folders.contains) { return folder }
    // Since tools version 5.9 the only target of its kind may fill `Sources` itself.
    let isAlone = manifest.targets.count { ($0.kind == .test) == (target.kind == .test) } == 1
    return isAlone ? places.first(where: folders.contains) : nil
  }
}

extension Membership.Target {
  /// Finds the targets of Xcode projects, in the order of the projects' paths.
  ///
  /// - Parameter place: Returns a project's path as seen from the project's top folder.
  static func all(of projects: [XcodeProject], at place: (String) -> String) -> [Self] {
    let placed = projects.map { (given: $0, project: $0.moved(to: place($0.path))) }
    let sorted = placed.sorted { $0.project.path.precedesInBytes($1.project.path) }
    return sorted.flatMap { given, project in
      let folder = project.folder
      let place = { (path: String) in FolderPath.join(folder, path) }
      return project.targets.map { target in
        Self(
          name: target.name, isTest: target.isTest,
          folders: target.folders.map {
            Membership.Folder(place($0.path), exclusions: Set($0.exclusions.map(place)))
          }, files: target.files.map(place), language: project.developmentRegion,
          project: given.path, levels: target.levels.map { $0.moved(to: given.folder) })
      }
    }
  }
}
