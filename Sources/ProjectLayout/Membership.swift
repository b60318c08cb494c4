/// The targets that compile each source and bundle each catalog.
///
/// Filled from package manifests and Xcode projects. A file can belong to several targets.
/// ``ProjectLayout`` asks for the targets of every source.
package struct Membership: Sendable {
  /// A module with its own resources, as a manifest or Xcode project declares it.
  package struct Target: Hashable, Sendable {
    /// The name of the target.
    package let name: String
    /// True if the target holds tests, whose strings are not shipped.
    package let isTest: Bool
    /// Folders whose files, at any depth, belong to the target.
    package let folders: [Folder]
    /// Single files that belong to the target, in any folder.
    package let files: [String]
    /// The package's folder: no catalog outside it serves the target. `nil` for a target of an
    /// Xcode project, which only its own catalogs serve.
    package let package: String?
    /// The development language, as the manifest or project spells it.
    package let language: String?
    /// The Xcode project that describes the target; `nil` for a target of a package.
    package let project: Project?
    /// The build settings: the target's own, then the project's.
    package let levels: [BuildLevel]

    package init(
      name: String, isTest: Bool, folders: [Folder] = [], files: [String] = [],
      package: String? = nil, language: String? = nil, project: Project? = nil,
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

  /// An Xcode project, as one of its targets sees it.
  package struct Project: Hashable, Sendable {
    /// The path of the project's file, such as `App.xcodeproj/project.pbxproj`.
    package let path: String
    /// The languages that the project is translated into and the one it is developed in, as it
    /// spells them.
    package let languages: [String]
    /// The product of the target, such as `application`; empty if it is not known.
    package let product: ProductType

    package init(path: String, languages: [String] = [], product: ProductType = ProductType("")) {
      self.path = path
      self.languages = languages
      self.product = product
    }
  }

  /// A folder of a target. All paths of a membership are relative to one folder, in
  /// ``ProjectLayout`` the project's top folder.
  package struct Folder: Hashable, Sendable {
    /// The folder's path; `""` is the folder that all paths are relative to.
    package let path: String
    /// Files and folders below the folder that do not belong to the target.
    package let exclusions: Set<String>
    /// The files and folders below the folder that are compiled; `nil` for all.
    package let sources: Set<String>?

    package init(_ path: String, exclusions: Set<String> = [], sources: Set<String>? = nil) {
      self.path = path
      self.exclusions = exclusions
      self.sources = sources
    }
  }

  /// A target that may own the files of some folder, because it names that folder or one around it.
  private struct Owner {
    /// The index into ``targets``.
    let target: Int
    /// The folder that the target names.
    let folder: Folder
    let isOfPackage: Bool
    /// True if the target compiles all sources here, because it lists no sources or lists a folder
    /// around them.
    var compilesAll: Bool

    func holds(_ file: String, isSource: Bool) -> Bool {
      if !folder.exclusions.isEmpty, folder.exclusions.contains(file) { return false }
      return !isSource || compilesAll || folder.sources?.contains(file) ?? true
    }

    /// Returns the owner for a folder one level down; `nil` if the target does not extend there.
    ///
    /// - Parameter isInPackage: True if a package's target names `folder`. Of nested folders of
    ///   package targets only the deepest counts.
    func inherited(by folder: String, isInPackage: Bool) -> Owner? {
      if isOfPackage && isInPackage || self.folder.exclusions.contains(folder) { return nil }
      var owner = self
      if self.folder.sources?.contains(folder) == true { owner.compilesAll = true }
      return owner
    }
  }

  /// The targets of all manifests and projects.
  package let targets: [Target]
  /// The targets that name each folder themselves.
  private var byFolder: [String: [Owner]] = [:]
  /// The owners of files in each folder given to the initializer; first the targets that name it.
  private var ownersByFolder: [String: [Owner]] = [:]
  /// The targets that list each file, as indexes into ``targets``.
  private var byFile: [String: [Int]] = [:]
  /// The folders of packages: files in one belong to no target around it.
  private let packages: Set<String>
  /// The targets that list sources in C in each folder. They include the headers beside these, which
  /// no phase compiles.
  private var headerOwners: [String: Set<Int>] = [:]

  /// - Parameters:
  ///   - packages: The folders of packages, including packages without targets.
  ///   - folders: The folders of all files that will be asked about, and all folders around them.
  ///     Other folders are answered too, but more slowly.
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
      for file in target.files {
        byFile[file, default: []].append(index)
        if SourceFile.isC(file) {
          headerOwners[FolderPath.folder(of: file), default: []].insert(index)
        }
      }
    }
    if byFolder.isEmpty { return }
    // Shortest first, so that a folder comes before the folders in it, which inherit its owners.
    for folder in folders.sorted(by: { $0.utf8.count < $1.utf8.count }) {
      ownersByFolder[folder] = owners(in: folder)
    }
  }

  /// Returns the targets that own files in a folder because of the folders that they name.
  private func owners(in folder: String) -> [Owner] {
    if let known = ownersByFolder[folder] { return known }
    var owners = byFolder[folder] ?? []
    if !packages.contains(folder), let parent = FolderPath.parent(of: folder) {
      let isInPackage = owners.contains(where: \.isOfPackage)
      owners += self.owners(in: parent).compactMap {
        $0.inherited(by: folder, isInPackage: isInPackage)
      }
    }
    return owners
  }

  /// Returns the targets that list sources in C in the nearest folder around a header; empty for any
  /// other file.
  func includers(ofHeader path: String) -> [Int] {
    if headerOwners.isEmpty || !SourceFile.isHeader(path) { return [] }
    var folder: String? = FolderPath.folder(of: path)
    while let current = folder {
      if let owners = headerOwners[current] { return owners.sorted() }
      folder = packages.contains(current) ? nil : FolderPath.parent(of: current)
    }
    return []
  }

  /// Returns the targets that have a file, as indexes into ``targets``, ascending; empty if none is
  /// known.
  ///
  /// A target has a file that it lists. A target of an Xcode project has the files in its folders;
  /// a file in folders of several package targets belongs to the targets with the deepest one.
  package func targets(ofFile path: String) -> [Int] {
    var found = byFile[path] ?? []
    if byFolder.isEmpty { return found }
    // A target takes tables as resources, whatever sources it lists.
    let isSource = !SourceFile.isTable(path)
    for owner in owners(in: FolderPath.folder(of: path))
    where owner.holds(path, isSource: isSource) {
      found.append(owner.target)
    }
    if found.count < 2 { return found }
    // Without duplicates: a target can both list a file and have its folder.
    var last: Int?
    return found.sorted().filter { target in
      defer { last = target }
      return target != last
    }
  }
}
