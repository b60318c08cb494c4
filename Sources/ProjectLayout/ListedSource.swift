import LocalizationModel

/// A source that a build file names: a single file, a folder of files or a local package.
///
/// ``ProjectLayout/unfoundSources`` has those that the walk of the project did not find.
package struct ListedSource: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder
    /// The folder of a local package, with its manifest.
    case package
  }

  package let kind: Kind
  /// The places where it may be, the usual one first: a package's target has several. Relative to
  /// the working directory.
  package let paths: [String]
  /// The path of the Xcode project or manifest that names it.
  package let buildFile: String
  /// True if the build file allows that it is missing, or names it only under a condition.
  package let isOptional: Bool

  package init(_ kind: Kind, paths: [String], buildFile: String, isOptional: Bool = false) {
    self.kind = kind
    self.paths = paths
    self.buildFile = buildFile
    self.isOptional = isOptional
  }

  /// The usual place.
  package var path: String { paths[0] }
}

extension ListedSource {
  /// Returns the targets of manifests without a folder whose sources run in the app: not those of
  /// tests and tools.
  ///
  /// - Parameter folders: Every folder around a file, at any level.
  static func unfoundTargets(
    of manifests: [PackageManifest], folders: Set<String>
  ) -> [ListedSource] {
    manifests.flatMap { manifest in
      let package = FolderPath.folder(of: manifest.path)
      let places = manifest.targets.map { target in
        (
          target: target,
          found: Membership.Target.folder(of: target, of: manifest, in: package, folders: folders)
            .flatMap { folders.contains($0) ? $0 : nil }
        )
      }
      // A dependency such as `.target(name: "X")` can look like a second target of that name.
      let found = Set(places.lazy.filter { $0.found != nil }.map(\.target.name))
      return places.filter {
        [.regular, .executable].contains($0.target.kind) && $0.target.hasKnownFolder
          && !found.contains($0.target.name)
      }.map {
        target, _ in
        let paths =
          target.path.map { [FolderPath.join(package, $0)] }
          ?? target.kind.conventionalFolders.map {
            FolderPath.join(FolderPath.join(package, $0), target.name)
          }
        return ListedSource(.folder, paths: paths, buildFile: manifest.path)
      }
    }
  }

  /// Returns the local packages that manifests and Xcode projects name and that have no manifest.
  static func unfoundPackages(
    of projects: [XcodeProject], _ manifests: [PackageManifest]
  ) -> [ListedSource] {
    let known = Set(manifests.map { FolderPath.folder(of: $0.path) })
    let named =
      projects.flatMap { project in
        project.localPackages.map { (FolderPath.join(project.folder, $0), project.path, false) }
      }
      + manifests.flatMap { manifest in
        let folder = FolderPath.folder(of: manifest.path)
        let conditional = Set(manifest.conditionalPackages)
        return manifest.localPackages.map {
          (FolderPath.join(folder, $0), manifest.path, conditional.contains($0))
        }
      }
    return named.filter { !known.contains($0.0) }.map {
      ListedSource(.package, paths: [$0], buildFile: $1, isOptional: $2)
    }
  }

  /// Returns the same source with paths relative to the working directory.
  ///
  /// - Parameter top: The folder that the paths were relative to.
  func moved(from top: CommonFolder) -> ListedSource {
    ListedSource(
      kind, paths: paths.map(top.workingPath), buildFile: top.workingPath(buildFile),
      isOptional: isOptional)
  }

  /// Returns the sources by path bytes, each place once: the one of the first build file that does
  /// not allow that it is missing.
  static func distinct(_ all: [ListedSource]) -> [ListedSource] {
    var seen: Set<[String]> = []
    return all.sorted {
      if let isBefore = precedes($0.path, $1.path) { return isBefore }
      return $0.isOptional == $1.isOptional
        ? $0.buildFile.precedesInBytes($1.buildFile) : !$0.isOptional
    }.filter { seen.insert($0.paths).inserted }
  }
}
