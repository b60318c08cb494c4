import LocalizationModel
import ProjectLayout

/// The parsed package manifests and Xcode projects of a project, which name each source's targets.
///
/// Each ``Project`` reads them once. Together with the lists of sources and catalogs they give the
/// ``ProjectLayout``: the catalog that serves each source file.
struct BuildFiles: Sendable {
  let manifests: [PackageManifest]
  private(set) var xcodeProjects: [XcodeProject]
  /// The files that projects are made from which say something that is not read here, sorted by
  /// path bytes. The targets of such a project are not known.
  let unknownGenerators: [String]
  /// An error for each build file that could not be read whole.
  let failures: [GlossError]

  /// - Parameters:
  ///   - tree: The files of the project.
  ///   - above: Paths of the build files in the folders above the walked ones.
  ///   - overlay: Texts to read instead of the disk's, and the limit of the project; build files
  ///     outside of it are errors and stay unread.
  init(in tree: FileTree, above: [String], workers: Int, _ overlay: FileOverlay) async {
    let boundary = overlay.boundary
    let all =
      tree.paths(of: .packageManifest) + tree.paths(of: .projectFile) + above
      + Self.dataModelFiles(in: tree)
    var failures = all.compactMap(boundary.objection)
    let outside = Set(failures.map(\.path))
    let twofold = Self.twofoldProjects(all)
    failures += twofold.map { GlossError($0, .badProject(Self.twoFiles)) }
    let inside = all.filter {
      !outside.contains($0) && !twofold.contains(FolderPath.folder(of: $0))
    }
    let made = Set(
      inside.filter(XcodeProject.isFile).map(XcodeProject.containerFolder))
    let files = inside.filter {
      FileKind(path: $0) == .packageManifest || XcodeProject.isFile($0)
        || XcodeProject.isGenerator($0) && !made.contains(FolderPath.folder(of: $0))
    }
    let read = await concurrentlyMap(files, workers: workers) {
      BuildFile.read($0, overlay)
    }
    var manifests: [PackageManifest] = []
    var xcodeProjects: [XcodeProject] = []
    unknownGenerators = zip(files, read).filter(\.1.isUnknown).map(\.0).distinctByBytes()
    for file in read {
      switch file.targets {
      case .manifest(let manifest): manifests.append(manifest)
      case .project(let project): xcodeProjects.append(project)
      case nil: break
      }
      failures += file.failures
    }
    // The remaining files are data models, which are only searched for conflict markers here.
    let known = Set(files)
    failures += inside.filter { !known.contains($0) }.compactMap {
      Self.conflict(in: $0, within: boundary)
    }
    self.manifests = manifests
    self.xcodeProjects = xcodeProjects
    self.failures = failures
  }

  /// Returns the same files with other contents of some Xcode projects.
  func replacing(_ projects: [XcodeProject]) -> BuildFiles {
    var files = self
    let byPath = Dictionary(projects.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    files.xcodeProjects = xcodeProjects.map { byPath[$0.path] ?? $0 }
    return files
  }

  /// Returns the `.xcodeproj` folders that hold a project twice, sorted by path bytes. Which of the
  /// two files is the old one cannot be told, and Xcode does not open such a project either.
  private static func twofoldProjects(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter(XcodeProject.isFile).map(FolderPath.folder)
      .filter { !seen.insert($0).inserted }.distinctByBytes()
  }

  private static let twoFiles = Message(
    "it holds 'project.pbxproj' and 'project.xcproj': remove the one that is out of date",
    comment: "错误：Xcode 工程里有两种工程文件")

  /// One manifest or Xcode project, or the part of it that could be read, with its errors.
  private struct BuildFile: Sendable {
    enum Targets: Sendable {
      case manifest(PackageManifest)
      case project(XcodeProject)
    }

    private(set) var targets: Targets?
    private(set) var failures: [GlossError] = []
    /// True if the file describes targets in a way that is not read here.
    private(set) var isUnknown = false

    static func read(_ path: String, _ overlay: FileOverlay) -> BuildFile {
      do throws(GlossError) {
        let bytes =
          if let text = overlay.texts[path] { text } else {
            try FileReader.contents(of: path, within: overlay.boundary).bytes
          }
        return overlay.cache.answer(at: path, from: bytes) { BuildFile(path, bytes) }
      } catch {
        return BuildFile(failure: error)
      }
    }

    private init(failure: GlossError) { failures = [failure] }

    private init(_ path: String, _ bytes: ContiguousArray<UInt8>) {
      do throws(GlossError) {
        guard FileKind(path: path) == .packageManifest else {
          if XcodeProject.isGenerator(path) {
            try readGenerator(path, bytes)
          } else {
            targets = .project(try XcodeProject(reading: bytes, of: path))
          }
          return
        }
        let manifest = PackageManifest(path: path, bytes: bytes.span)
        targets = .manifest(manifest)
        if let flaw = ManifestDiagnostic(in: bytes) {
          failures.append(GlossError(path, at: flaw.position, .badProject(flaw.wording)))
        }
        failures += manifest.problems.map {
          GlossError(path, at: $0.position, .badProject($0.wording))
        }
      } catch {
        failures.append(error)
      }
    }

    /// Reads the file that a project is made from. What cannot be read leaves the targets unknown.
    private mutating func readGenerator(
      _ path: String, _ bytes: ContiguousArray<UInt8>
    ) throws(GlossError) {
      if let conflict = BuildFiles.conflict(in: bytes, of: path) { throw conflict }
      let text = String(decoding: bytes, as: UTF8.self)
      targets = XcodeProject(path: path, generator: text).map { .project($0) }
      isUnknown = targets == nil && XcodeProject.describesTargets(generator: text)
    }
  }

  /// Returns the error of a file with conflict markers.
  private static func conflict(
    in bytes: ContiguousArray<UInt8>, of path: String
  ) -> GlossError? {
    ConflictMarker.firstPosition(in: bytes.span).map {
      GlossError(path, at: $0, .badProject(ConflictMarker.advice))
    }
  }

  /// Lists data models and the files that name their current versions. A string's specifier may
  /// depend on a type that a data model declares, so a conflict in one is an error as in a manifest.
  private static func dataModelFiles(in tree: FileTree) -> [String] {
    let models = tree.paths(of: .dataModel).filter { $0.hasSuffix(".xcdatamodel/contents") }
    let versions = Set(models.map { DataModels.versionList(ofModelAround: $0) }).sortedByBytes()
    return models + versions.filter { PathKind($0) == .file }
  }

  /// Returns an error if a file has conflict markers. ``DataModels`` reads what the file declares.
  private static func conflict(
    in path: String, within boundary: ProjectBoundary
  ) -> GlossError? {
    let contents = try? FileReader.contents(
      of: path, within: boundary, sizeLimit: conflictSearchLimit)
    return contents.flatMap { conflict(in: $0.bytes, of: path) }
  }

  /// Returns the Swift sources and the folders of sources that targets name outside the project,
  /// sorted by path bytes.
  func outsideSources(of boundary: ProjectBoundary) -> [String] {
    var outsidePaths: Set<String> = []
    let containsWorkingDirectory = boundary.contains(".")
    func add(_ path: String, of folder: String) {
      // Any other path lies below the build file's folder, and that inside of the project.
      guard path.hasPrefix("/") || path.hasPrefix("..") || folder.hasPrefix("..") else { return }
      let fullPath = FolderPath.join(folder, path)
      // This spares thousands of path comparisons, because large projects list as many files below
      // the working directory.
      if containsWorkingDirectory, !fullPath.hasPrefix("/"), !fullPath.hasPrefix("..") { return }
      if !boundary.contains(fullPath) { outsidePaths.insert(fullPath) }
    }
    for project in xcodeProjects {
      let folder = project.folder
      for target in project.targets {
        for file in target.files where file.hasSuffix(".swift") { add(file, of: folder) }
        for target in target.folders { add(target.path, of: folder) }
      }
    }
    for manifest in manifests {
      for target in manifest.targets {
        if let path = target.path { add(path, of: FolderPath.folder(of: manifest.path)) }
      }
    }
    return outsidePaths.sortedByBytes()
  }

  /// The largest file in bytes that is searched for conflict markers; files that people edit and
  /// merge are smaller.
  private static let conflictSearchLimit = 16 << 20

  /// All that a ``ProjectLayout`` is computed from. A live project keeps the layout until one of
  /// these values changes.
  private struct LayoutInputs: Equatable, Sendable {
    let sources: [String]
    let catalogs: [String]
    let aliases: [String: String]
    let manifests: [PackageManifest]
    let projects: [XcodeProject]
    let mappings: [CatalogMapping]
    let workingDirectory: AbsolutePath

    var layout: ProjectLayout {
      ProjectLayout(
        sources: sources, catalogs: catalogs, aliases: aliases, manifests: manifests,
        projects: projects, mappings: mappings, workingDirectory: workingDirectory)
    }
  }

  /// Returns the layout of a tree: the catalog that serves each source. With a cache, `edition` is
  /// an object that stays the same until the layout changes, so that comparing two is fast.
  func layout(
    of tree: FileTree, _ configuration: Configuration, _ cache: ProjectCache?
  ) -> (ProjectLayout, edition: Identity?) {
    let inputs = inputs(tree, configuration, manifests)
    return cache.answer(from: inputs) { (inputs.layout, cache.map { _ in Identity() }) }
  }

  /// Returns the layout of a tree with further manifests.
  func layout(
    of tree: FileTree, _ configuration: Configuration, _ cache: ProjectCache?,
    with further: [PackageManifest]
  ) -> ProjectLayout {
    let inputs = inputs(tree, configuration, manifests + further)
    return cache.answer(from: inputs) { inputs.layout }
  }

  private func inputs(
    _ tree: FileTree, _ configuration: Configuration, _ manifests: [PackageManifest]
  ) -> LayoutInputs {
    let (catalogs, aliases) = Self.distinct(tree.paths(of: .catalog))
    return LayoutInputs(
      sources: tree.paths(of: .swift).filter(configuration.includes)
        + tree.paths(of: .otherSource).filter(configuration.includes),
      catalogs: catalogs, aliases: aliases, manifests: manifests, projects: xcodeProjects,
      mappings: configuration.catalogs, workingDirectory: WorkingDirectory.current.path)
  }

  /// Separates catalogs from links to them (aliases). If only links lead to a file, the first link
  /// counts as the catalog.
  private static func distinct(
    _ paths: [String]
  ) -> (catalogs: [String], aliases: [String: String]) {
    var byFile: [FileIdentity: String] = [:]
    let (links, files) = (paths.filter(PathKind.isLink), paths.filter { !PathKind.isLink($0) })
    var aliases: [String: String] = [:]
    for path in files + links {
      // A link that leads nowhere stays, because reading it reports the error.
      guard let file = FileIdentity(path) else { continue }
      if let first = byFile[file] { aliases[path] = first } else { byFile[file] = path }
    }
    return (paths.filter { aliases[$0] == nil }, aliases)
  }
}
