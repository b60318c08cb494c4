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

    package init(
      name: String, isTest: Bool, folders: [Folder] = [], files: [String] = [],
      package: String? = nil, language: String? = nil, project: String? = nil
    ) {
      self.name = name
      self.isTest = isTest
      self.package = package
      self.folders = folders
      self.files = files
      self.language = language
      self.project = project
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

    /// - Parameter trail: The file and the folders between it and this one.
    fileprivate func holds(_ trail: [String], isSource: Bool) -> Bool {
      if !exclusions.isEmpty, trail.contains(where: exclusions.contains) { return false }
      guard isSource, let sources else { return true }
      return sources.contains(path) || trail.contains(where: sources.contains)
    }
  }

  /// The targets of all manifests and projects.
  package let targets: [Target]
  private var byFolder: [String: [(target: Int, folder: Folder)]] = [:]
  private var byFile: [String: [Int]] = [:]
  /// The folders of packages: what lies in one belongs to no target around it.
  private let packages: Set<String>

  /// - Parameter packages: The folders of packages, those without targets too.
  package init(_ targets: [Target], packages: Set<String> = []) {
    self.targets = targets
    self.packages = packages.union(targets.compactMap(\.package))
    for (index, target) in targets.enumerated() {
      for folder in target.folders { byFolder[folder.path, default: []].append((index, folder)) }
      for file in target.files { byFile[file, default: []].append(index) }
    }
  }

  /// Indexes into ``targets``, ascending: those that list the file, those of an Xcode project with a
  /// folder around it, and those of a package with the deepest folder around it. Empty if no target
  /// is known.
  package func targets(ofFile path: String) -> [Int] {
    var found = byFile[path] ?? []
    if byFolder.isEmpty { return found }
    let isSource = !path.hasSuffix(".xcstrings")
    var trail = [path]
    var isPackaged = false
    var next = FolderPath.parent(of: path)
    while let folder = next {
      for (target, place) in byFolder[folder] ?? [] {
        let isOfPackage = targets[target].package != nil
        if isOfPackage, isPackaged { continue }
        if place.holds(trail, isSource: isSource) { found.append(target) }
      }
      if byFolder[folder]?.contains(where: { targets[$0.target].package != nil }) == true {
        isPackaged = true
      }
      if packages.contains(folder) { break }
      trail.append(folder)
      next = FolderPath.parent(of: folder)
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
