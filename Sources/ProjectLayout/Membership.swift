/// Which target compiles a file.
///
/// Package manifests fill it. Any other description of a project (an Xcode project's folders and
/// file lists) can give its targets in the same form.
package struct Membership: Sendable {
  /// A module that is compiled for itself and has its own resources.
  package struct Target: Hashable, Sendable {
    package let name: String
    package let isTest: Bool
    /// Folders whose files, at any depth, belong to it. `""` is the working directory.
    package let folders: [String]
    /// Single files that belong to it, wherever they lie.
    package let files: [String]
    /// The package's folder: no catalog outside of it serves the target. `nil` for no such bound.
    package let package: String?

    package init(
      name: String, isTest: Bool, folders: [String] = [], files: [String] = [],
      package: String? = nil
    ) {
      self.name = name
      self.isTest = isTest
      self.package = package
      self.folders = folders
      self.files = files
    }
  }

  package let targets: [Target]
  private var byFolder: [String: [Int]] = [:]
  private var byFile: [String: [Int]] = [:]

  package init(_ targets: [Target]) {
    self.targets = targets
    for (index, target) in targets.enumerated() {
      for folder in target.folders { byFolder[folder, default: []].append(index) }
      for file in target.files { byFile[file, default: []].append(index) }
    }
  }

  /// Reads the targets' folders off manifests.
  ///
  /// - Parameters:
  ///   - manifests: In any order.
  ///   - folders: Every folder that holds a file, also those above them; decides which of SwiftPM's
  ///     conventional places a target lies in. A target that is in none of them is left out.
  package init(_ manifests: [PackageManifest], folders: Set<String>) {
    var seen: Set<Target> = []
    var targets: [Target] = []
    for manifest in manifests.sorted(by: { $0.path.precedesInBytes($1.path) }) {
      let package = FolderPath.folder(of: manifest.path)
      for written in manifest.targets {
        guard let folder = Self.folder(of: written, of: manifest, in: package, folders: folders)
        else { continue }
        let target = Target(
          name: written.name, isTest: written.kind == .test, folders: [folder], package: package)
        // Version-specific manifests of one package repeat its targets.
        if seen.insert(target).inserted { targets.append(target) }
      }
    }
    self.init(targets)
  }

  /// Indexes into ``targets``, ascending: those that list the file, else those with the deepest
  /// folder around it. Empty if no target is known.
  package func targets(ofFile path: String) -> [Int] {
    byFile[path] ?? targets(ofFolder: FolderPath.folder(of: path))
  }

  /// Whether files of one folder can belong to different targets.
  var listsFiles: Bool { !byFile.isEmpty }

  private func targets(ofFolder folder: String) -> [Int] {
    if byFolder.isEmpty { return [] }
    var folder = folder
    while true {
      if let found = byFolder[folder] { return found }
      guard let parent = FolderPath.parent(of: folder) else { return [] }
      folder = parent
    }
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
