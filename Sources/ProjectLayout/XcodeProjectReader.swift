import LocalizationModel

/// Collects the files and folders of each target of an Xcode project.
///
/// It walks the groups for paths, then the build phases, then the synchronized folders with their
/// exceptions. ``XcodeProject`` keeps the result.
struct XcodeProjectReader {
  /// The most members of all targets together. Lists can refer to lists, so that a small file could
  /// demand any number; no real project has more.
  private static let memberLimit = 1 << 21

  private let objects: XcodeObjects
  private(set) var targets: [XcodeProject.Target] = []
  /// The folder that all paths are relative to, itself relative to the folder of the `.xcodeproj`.
  private(set) var directory = ""
  private(set) var developmentRegion: String?
  private(set) var knownRegions: [String] = []
  /// The path of each file and folder in a group, by its object. A product or a part of an SDK has
  /// none.
  private var paths: [Int: String] = [:]
  private var memberCount = 0

  init(_ objects: XcodeObjects) { self.objects = objects }

  mutating func read() throws(ProjectFileError) {
    let project = objects.project
    directory = objects.text(.projectDirPath, of: project) ?? ""
    developmentRegion = objects.text(.developmentRegion, of: project)
    knownRegions = objects.texts(.knownRegions, of: project).filter { $0 != "Base" }
    if let group = objects.object(.mainGroup, of: project) { locate(from: group) }
    let targets = objects.objects(.targets, of: project).filter {
      objects.kind(of: $0) == .target
    }
    var drafts: [Int: Draft] = [:]
    for target in targets where drafts[target] == nil {
      drafts[target] = Draft()
      for phase in objects.objects(.buildPhases, of: target) {
        try addFiles(of: phase, to: &drafts[target, default: Draft()])
      }
    }
    try addFolders(of: targets, to: &drafts)
    for target in targets {
      guard let draft = drafts.removeValue(forKey: target) else { continue }
      self.targets.append(
        XcodeProject.Target(
          name: objects.text(.name, of: target) ?? "",
          product: ProductType(objects.text(.productType, of: target) ?? ""),
          folders: draft.folders, files: draft.files,
          levels: [level(of: target), level(of: project)]))
    }
  }

  /// The members of a target collected so far.
  private struct Draft {
    var folders: [XcodeProject.Folder] = []
    private(set) var files: [String] = []
    private var seen: Set<String> = []

    /// - Parameter member: A file, or a folder if its name has no extension.
    mutating func add(member: String) {
      if FolderPath.name(of: member).contains(".") {
        add(member)
      } else {
        folders.append(XcodeProject.Folder(path: member, exclusions: []))
      }
    }

    mutating func add(_ file: String) {
      if XcodeProjectReader.canHoldStrings(file), seen.insert(file).inserted { files.append(file) }
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

  /// True if strings can come from a file or go to it.
  private static func canHoldStrings(_ file: String) -> Bool {
    [
      ".swift", ".xcstrings", ".m", ".mm", ".h", ".xib", ".storyboard", ".strings", ".stringsdict",
    ].contains {
      file.hasSuffix($0)
    }
  }

  private mutating func count(_ members: Int) throws(ProjectFileError) {
    memberCount += members
    if memberCount > Self.memberLimit {
      throw ProjectFileError(
        Message(
          "its targets have more than \(Self.memberLimit) members: correct the file",
          comment: "原因：Xcode 工程的目标成员太多。%lld：上限"))
    }
  }

  // MARK: Groups

  /// Follows the groups to all files and folders, and keeps their paths. A file in several groups
  /// gets its path from the first one found.
  private mutating func locate(from group: Int) {
    var seen: Set<Int> = [group]
    var pending = [(group: group, path: path(of: group, in: "") ?? "")]
    while let (group, path) = pending.popLast() {
      for child in objects.objects(.children, of: group) where seen.insert(child).inserted {
        guard let childPath = self.path(of: child, in: path) else { continue }
        switch objects.kind(of: child) {
        case .group: pending.append((child, childPath))
        case .file, .synchronizedFolder: paths[child] = childPath
        default: break
        }
      }
    }
  }

  /// Returns the path of an object in a folder.
  ///
  /// - Returns: `nil` if the object is not relative to the project: a product, part of an SDK, or
  ///   an absolute path of one machine.
  private func path(of object: Int, in folder: String) -> String? {
    let path = objects.text(.path, of: object) ?? ""
    return switch objects.text(.sourceTree, of: object) {
    case "<group>", nil: path.isEmpty ? folder : FolderPath.join(folder, path)
    case "SOURCE_ROOT": FolderPath.join("", path)
    default: nil
    }
  }

  // MARK: Build phases

  /// Adds the files of a build phase that compiles sources or copies resources.
  private mutating func addFiles(of phase: Int, to draft: inout Draft) throws(ProjectFileError) {
    guard objects.kind(of: phase) == .sources || objects.kind(of: phase) == .resources else {
      return
    }
    let files = objects.objects(.files, of: phase)
    try count(files.count)
    for file in files where objects.kind(of: file) == .buildFile {
      guard let reference = objects.object(.fileRef, of: file) else { continue }
      switch objects.kind(of: reference) {
      case .file: add(reference, to: &draft)
      case .group:
        // A variant group with one file for each language, or a group of versions.
        let variants = objects.objects(.children, of: reference)
        try count(variants.count)
        for variant in variants where objects.kind(of: variant) == .file {
          add(variant, to: &draft)
        }
      default: break
      }
    }
  }

  /// Adds a file by its path; a file in no group can still be relative to the project.
  private func add(_ file: Int, to draft: inout Draft) {
    if let path = paths[file] {
      draft.add(path)
    } else if objects.text(.sourceTree, of: file) != "<group>", let path = path(of: file, in: "") {
      draft.add(path)
    }
  }

  // MARK: Synchronized folders

  /// Adds the synchronized folders. Exceptions invert membership: a listed file in a folder of the
  /// target does not belong to it, a listed file in another folder does.
  private mutating func addFolders(
    of targets: [Int], to drafts: inout [Int: Draft]
  ) throws(ProjectFileError) {
    var owners: [Int: Set<Int>] = [:]
    var folders: [Int] = []
    var phaseOwners: [Int: Int] = [:]
    for target in targets {
      for phase in objects.objects(.buildPhases, of: target) where phaseOwners[phase] == nil {
        phaseOwners[phase] = target
      }
      for folder in objects.objects(.fileSystemSynchronizedGroups, of: target) {
        try count(1)
        if owners[folder] == nil { folders.append(folder) }
        owners[folder, default: []].insert(target)
      }
    }
    // Folders that no target has as a whole can still have exceptions.
    for folder in paths.keys.sorted() where owners[folder] == nil {
      if objects.kind(of: folder) == .synchronizedFolder { folders.append(folder) }
    }
    for folder in folders {
      guard let path = paths[folder] else { continue }
      let members = owners[folder] ?? []
      var inverted: [Int: [String]] = [:]
      var included: [Int: [String]] = [:]
      for set in objects.objects(.exceptions, of: folder) {
        let files = objects.texts(.membershipExceptions, of: set).map { FolderPath.join(path, $0) }
        try count(files.count)
        if objects.kind(of: set) == .targetExceptions, let target = objects.object(.target, of: set)
        {
          inverted[target, default: []] += files
        } else if objects.kind(of: set) == .phaseExceptions,
          let phase = objects.object(.buildPhase, of: set), let target = phaseOwners[phase]
        {
          // A copy phase copies the files unchanged: they are not compiled, nor are catalogs read.
          if objects.kind(of: phase) == .otherPhase {
            inverted[target, default: []] += members.contains(target) ? files : []
          } else {
            included[target, default: []] += files
          }
        }
      }
      let explicit = objects.texts(.explicitFolders, of: folder).map { FolderPath.join(path, $0) }
      try count(explicit.count * max(members.count, 1))
      for target in members.union(inverted.keys).union(included.keys).sorted() {
        let exceptions = inverted[target] ?? []
        if members.contains(target) {
          drafts[target]?.folders.append(
            XcodeProject.Folder(path: path, exclusions: explicit + exceptions))
        }
        let files = (members.contains(target) ? [] : exceptions) + (included[target] ?? [])
        for file in files { drafts[target]?.add(member: file) }
      }
    }
  }
}
