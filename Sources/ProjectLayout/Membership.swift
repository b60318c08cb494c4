/// Which targets compile a source, and which take a catalog.
///
/// Package manifests and Xcode projects fill it. A file can belong to several targets.
package struct Membership: Sendable {
  /// A module that is compiled for itself and has its own resources.
  package struct Target: Hashable, Sendable {
    /// The name of the target.
    package let name: String
    /// Whether it holds tests, whose strings are not shipped.
    package let isTest: Bool
    /// Folders whose files, at any depth, belong to it.
    package let folders: [Folder]
    /// Single files that belong to it, wherever they lie.
    package let files: [String]
    /// The package's folder: no catalog outside of it serves the target. `nil` for a target of an
    /// Xcode project, which only its own catalogs serve.
    package let package: String?
    /// The language that its texts are developed in, as the manifest or project spells it.
    package let language: String?
    /// The `project.pbxproj` that describes it, as it was given; `nil` for a target of a package.
    package let project: String?
    /// How it is compiled: what it says itself, then the project around it.
    package let levels: [BuildLevel]

    package init(
      name: String, isTest: Bool, folders: [Folder] = [], files: [String] = [],
      package: String? = nil, language: String? = nil, project: String? = nil,
      levels: [BuildLevel] = []
    ) {
      self.name = name
      self.isTest = isTest
      self.package = package
      self.folders = folders
      self.files = files
      self.language = language
      self.project = project
      self.levels = levels
    }
  }

  /// A folder of a target. All paths are from where the target's are.
  package struct Folder: Hashable, Sendable {
    /// `""` is the working directory.
    package let path: String
    /// Files and folders below it that do not belong to the target.
    package let exclusions: Set<String>
    /// The files and folders below it that are compiled; `nil` for all.
    package let sources: Set<String>?

    package init(_ path: String, exclusions: Set<String> = [], sources: Set<String>? = nil) {
      self.path = path
      self.exclusions = exclusions
      self.sources = sources
    }

  }

  /// A target that a folder around a file gives it to.
  private struct Owner {
    let target: Int
    let folder: Folder
    let isOfPackage: Bool
    /// Whether the target compiles all sources here, whatever it lists.
    var compilesAll: Bool

    func holds(_ file: String, isSource: Bool) -> Bool {
      if !folder.exclusions.isEmpty, folder.exclusions.contains(file) { return false }
      return !isSource || compilesAll || folder.sources?.contains(file) ?? true
    }

    /// The same one folder further down; `nil` if it does not reach there.
    func passed(on folder: String, isInPackage: Bool) -> Owner? {
      if isOfPackage && isInPackage || self.folder.exclusions.contains(folder) { return nil }
      var owner = self
      if self.folder.sources?.contains(folder) == true { owner.compilesAll = true }
      return owner
    }
  }

  /// The targets of all manifests and projects.
  package let targets: [Target]
  /// What the targets say of each folder themselves.
  private var byFolder: [String: [Owner]] = [:]
  /// For each folder that was given the owners of what lies in it, those of its own first.
  private var known: [String: [Owner]] = [:]
  private var byFile: [String: [Int]] = [:]
  /// The folders of packages: what lies in one belongs to no target around it.
  private let packages: Set<String>

  /// - Parameters:
  ///   - packages: The folders of packages, those without targets too.
  ///   - folders: The folders of the files that will be asked about, each with all around it; others
  ///     are answered as well, and slower.
  package init(_ targets: [Target], packages: Set<String> = [], folders: Set<String> = []) {
    self.targets = targets
    self.packages = packages.union(targets.compactMap(\.package))
    for (index, target) in targets.enumerated() {
      for folder in target.folders {
        byFolder[folder.path, default: []].append(
          Owner(
            target: index, folder: folder, isOfPackage: target.package != nil,
            compilesAll: folder.sources?.contains(folder.path) ?? true))
      }
      for file in target.files { byFile[file, default: []].append(index) }
    }
    if byFolder.isEmpty { return }
    // A folder is shorter than all that lies in it.
    for folder in folders.sorted(by: { $0.utf8.count < $1.utf8.count }) {
      known[folder] = owners(in: folder)
    }
  }

  /// The targets that have what lies in a folder, as far as folders say it.
  private func owners(in folder: String) -> [Owner] {
    if let known = known[folder] { return known }
    var owners = byFolder[folder] ?? []
    if !packages.contains(folder), let parent = FolderPath.parent(of: folder) {
      let isInPackage = owners.contains(where: \.isOfPackage)
      owners += self.owners(in: parent).compactMap {
        $0.passed(on: folder, isInPackage: isInPackage)
      }
    }
    return owners
  }

  /// Indexes into ``targets``, ascending: those that list the file, those of an Xcode project with a
  /// folder around it, and those of a package with the deepest folder around it. Empty if no target
  /// is known.
  package func targets(ofFile path: String) -> [Int] {
    var found = byFile[path] ?? []
    if byFolder.isEmpty { return found }
    let isSource = ![".xcstrings", ".strings", ".stringsdict"].contains { path.hasSuffix($0) }
    for owner in owners(in: FolderPath.folder(of: path))
    where owner.holds(path, isSource: isSource) {
      found.append(owner.target)
    }
    if found.count < 2 { return found }
    var last: Int?
    return found.sorted().filter { target in
      defer { last = target }
      return target != last
    }
  }

  /// Whether files of one folder can belong to different targets.
  var listsFiles: Bool {
    !byFile.isEmpty
      || byFolder.values.joined().contains {
        !$0.folder.exclusions.isEmpty || $0.folder.sources != nil
      }
  }
}
