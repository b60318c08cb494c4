import LocalizationModel

/// Collects the files and folders of each target of an Xcode project.
///
/// It walks the groups for paths, then the build phases, then the synchronized folders with their
/// exceptions. ``XcodeProject`` keeps the result.
struct XcodeProjectReader {
  private let objects: XcodeObjects
  private(set) var targets: [XcodeProject.Target] = []
  /// The folder that all paths are relative to, itself relative to the folder of the `.xcodeproj`.
  private(set) var directory = ""
  /// The folders of local packages: those of package references, and the references to files that
  /// Xcode shows as packages.
  private(set) var localPackages: [String] = []
  private(set) var developmentRegion: String?
  private(set) var knownRegions: [String] = []
  /// The path of each file and folder in a group, by its object. A product or a part of an SDK has
  /// none.
  private var paths: [Int: String] = [:]
  /// The members of each target, by the target's place among the native ones.
  private var members = XcodeMembers(targetCount: 0)

  init(_ objects: XcodeObjects) { self.objects = objects }

  mutating func read() throws(ProjectFileError) {
    let project = objects.project
    directory = objects.text(.projectDirPath, of: project) ?? ""
    developmentRegion = objects.text(.developmentRegion, of: project)
    knownRegions = objects.texts(.knownRegions, of: project).filter { $0 != "Base" }
    if let group = objects.object(.mainGroup, of: project) { locate(from: group) }
    localPackages += objects.objects(.packageReferences, of: project).filter {
      objects.kind(of: $0) == .localPackage
    }.compactMap { objects.text(.relativePath, of: $0).map { FolderPath.join("", $0) } }
    var seen: Set<Int> = []
    let targets = objects.objects(.targets, of: project).filter {
      objects.kind(of: $0) == .target && seen.insert($0).inserted
    }
    members = XcodeMembers(targetCount: targets.count)
    for (index, target) in targets.enumerated() {
      for phase in objects.objects(.buildPhases, of: target) { try addFiles(of: phase, to: index) }
    }
    try addFolders(of: targets)
    for (index, target) in targets.enumerated() {
      self.targets.append(
        XcodeProject.Target(
          name: objects.text(.name, of: target) ?? "",
          product: ProductType(objects.text(.productType, of: target) ?? ""),
          folders: members.folders(of: index), files: members.files(of: index),
          levels: [level(of: target), level(of: project)]))
    }
  }

  /// Reads the settings of all configurations of a target or of the project.
  private func level(of object: Int) -> BuildLevel {
    guard let list = objects.object(.buildConfigurationList, of: object) else {
      return BuildLevel()
    }
    return BuildLevel(
      objects.objects(.buildConfigurations, of: list).map { configuration in
        BuildLevel.Configuration(
          name: objects.text(.name, of: configuration) ?? "",
          table: objects.buildSettings(of: configuration),
          file: objects.object(.baseConfigurationReference, of: configuration)
            .flatMap { paths[$0] })
      })
  }

  // MARK: Groups

  /// Follows the groups to all files and folders, and keeps their paths. A file in several groups
  /// gets its path from the first one found.
  private mutating func locate(from group: Int) {
    var seen: Set<Int> = [group]
    var pending = [(group: group, path: objects.path(of: group, in: "") ?? "")]
    while let (group, path) = pending.popLast() {
      for child in objects.objects(.children, of: group) where seen.insert(child).inserted {
        guard let childPath = objects.path(of: child, in: path) else { continue }
        switch objects.kind(of: child) {
        case .group: pending.append((child, childPath))
        case .file, .synchronizedFolder:
          paths[child] = childPath
          if objects.text(.lastKnownFileType, of: child) == "wrapper",
            !FolderPath.name(of: childPath).contains(".")
          {
            localPackages.append(childPath)
          }
        default: break
        }
      }
    }
  }

  // MARK: Build phases

  /// Adds the files of a build phase that compiles sources or copies resources.
  private mutating func addFiles(of phase: Int, to target: Int) throws(ProjectFileError) {
    guard objects.kind(of: phase) == .sources || objects.kind(of: phase) == .resources else {
      return
    }
    let files = objects.objects(.files, of: phase)
    try members.count(files.count)
    for file in files where objects.kind(of: file) == .buildFile {
      guard let reference = objects.object(.fileRef, of: file) else { continue }
      switch objects.kind(of: reference) {
      case .file: add(reference, to: target)
      case .group:
        // A variant group with one file for each language, or a group of versions.
        let variants = objects.objects(.children, of: reference)
        try members.count(variants.count)
        for variant in variants where objects.kind(of: variant) == .file {
          add(variant, to: target)
        }
      default: break
      }
    }
  }

  /// Adds a file by its path; a file in no group can still be relative to the project.
  private mutating func add(_ file: Int, to target: Int) {
    if let path = paths[file] {
      members.add(path, to: target)
    } else if objects.text(.sourceTree, of: file) != "<group>",
      let path = objects.path(of: file, in: "")
    {
      members.add(path, to: target)
    }
  }

  // MARK: Synchronized folders

  /// Adds the synchronized folders, with their exceptions.
  private mutating func addFolders(of targets: [Int]) throws(ProjectFileError) {
    var owners: [Int: Set<Int>] = [:]
    var folders: [Int] = []
    var phaseOwners: [Int: Int] = [:]
    for (index, target) in targets.enumerated() {
      for phase in objects.objects(.buildPhases, of: target) where phaseOwners[phase] == nil {
        phaseOwners[phase] = index
      }
      for folder in objects.objects(.fileSystemSynchronizedGroups, of: target) {
        try members.count(1)
        if owners[folder] == nil { folders.append(folder) }
        owners[folder, default: []].insert(index)
      }
    }
    // Folders that no target has as a whole can still have exceptions.
    for folder in paths.keys.sorted() where owners[folder] == nil {
      if objects.kind(of: folder) == .synchronizedFolder { folders.append(folder) }
    }
    let places = Dictionary(uniqueKeysWithValues: targets.enumerated().map { ($1, $0) })
    for folder in folders {
      guard let path = paths[folder] else { continue }
      var exceptions: [XcodeMembers.Exception] = []
      for set in objects.objects(.exceptions, of: folder) {
        let files = objects.texts(.membershipExceptions, of: set).map { FolderPath.join(path, $0) }
        try members.count(files.count)
        if objects.kind(of: set) == .targetExceptions,
          let target = objects.object(.target, of: set).flatMap({ places[$0] })
        {
          exceptions.append(.inverted(target: target, files))
        } else if objects.kind(of: set) == .phaseExceptions,
          let phase = objects.object(.buildPhase, of: set), let target = phaseOwners[phase]
        {
          exceptions.append(
            objects.kind(of: phase) == .otherPhase
              ? .copied(target: target, files) : .included(target: target, files))
        }
      }
      try members.add(
        XcodeMembers.SynchronizedFolder(
          path: path, owners: owners[folder] ?? [],
          opaque: objects.texts(.explicitFolders, of: folder).map { FolderPath.join(path, $0) },
          exceptions: exceptions))
    }
  }
}
