import LocalizationModel
import ProjectLayout

/// What says which targets a project has: package manifests and Xcode projects.
struct BuildFiles: Sendable {
  let manifests: [PackageManifest]
  let xcodeProjects: [XcodeProject]
  /// An error for each build file that could not be read, or not all of it.
  let failures: [GlossError]

  /// - Parameters:
  ///   - tree: The files of the project.
  ///   - above: The build files in the folders above.
  ///   - boundary: What lies outside is not read.
  ///   - memory: Keeps what files say.
  init(
    in tree: FileTree, above: [String], workers: Int, within boundary: ProjectBoundary,
    _ memory: ProjectMemory?
  ) async {
    let all =
      tree.paths(of: .packageManifest) + tree.paths(of: .projectFile) + above
      + Self.dataModels(in: tree)
    var failures = all.compactMap(boundary.objection)
    let outside = Set(failures.map(\.path))
    let inside = all.filter { !outside.contains($0) }
    let files = inside.filter {
      FileKind(path: $0) == .packageManifest || $0.hasSuffix(".xcodeproj/project.pbxproj")
    }
    let read = await concurrentlyMap(files, workers: workers) {
      BuildFile.read($0, within: boundary, memory)
    }
    var manifests: [PackageManifest] = []
    var xcodeProjects: [XcodeProject] = []
    for file in read {
      switch file.targets {
      case .manifest(let manifest): manifests.append(manifest)
      case .project(let project): xcodeProjects.append(project)
      case nil: break
      }
      failures += file.failures
    }
    failures += inside.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".pbxproj") }
      .compactMap { Self.conflict(in: $0, within: boundary) }
    self.manifests = manifests
    self.xcodeProjects = xcodeProjects
    self.failures = failures
  }

  /// One manifest or Xcode project, as far as it could be read.
  private struct BuildFile: Sendable {
    enum Targets: Sendable {
      case manifest(PackageManifest)
      case project(XcodeProject)
    }

    private(set) var targets: Targets?
    private(set) var failures: [GlossError] = []

    static func read(
      _ path: String, within boundary: ProjectBoundary, _ memory: ProjectMemory?
    ) -> BuildFile {
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: path, within: boundary).bytes
        return memory.answer(at: path, from: bytes) { BuildFile(path, bytes) }
      } catch {
        return BuildFile(failure: error)
      }
    }

    private init(failure: GlossError) { failures = [failure] }

    private init(_ path: String, _ bytes: ContiguousArray<UInt8>) {
      do throws(GlossError) {
        guard FileKind(path: path) == .packageManifest else {
          targets = .project(try XcodeProject(reading: bytes, of: path))
          return
        }
        let manifest = PackageManifest(path: path, bytes: bytes.span)
        targets = .manifest(manifest)
        if let flaw = ManifestFlaw(in: bytes) {
          failures.append(GlossError(path, at: flaw.position, .badProject(flaw.wording)))
        }
        failures += manifest.problems.map {
          GlossError(path, at: $0.position, .badProject($0.wording))
        }
      } catch {
        failures.append(error)
      }
    }
  }

  /// Data models with what says which of their versions is the current: strings depend on the types
  /// that they declare.
  private static func dataModels(in tree: FileTree) -> [String] {
    let models = tree.paths(of: .dataModel).filter { $0.hasSuffix(".xcdatamodel/contents") }
    let versions = Set(models.map { DataModels.versionList(ofModelAround: $0) }).sortedByBytes()
    return models + versions.filter { PathKind($0) == .file }
  }

  /// A conflict in a file that is not read here, but that what is read depends on.
  private static func conflict(
    in path: String, within boundary: ProjectBoundary
  ) -> GlossError? {
    let contents = try? FileReader.contents(of: path, within: boundary, sizeLimit: sizeLimit)
    guard let bytes = contents?.bytes, let position = ConflictMarker.firstPosition(in: bytes.span)
    else { return nil }
    return GlossError(path, at: position, .badProject(ConflictMarker.advice))
  }

  /// Swift sources, and folders that may hold some, that targets have outside the project, sorted by
  /// path bytes.
  func outsideSources(of boundary: ProjectBoundary) -> [String] {
    var places: Set<String> = []
    let holdsDirectory = boundary.contains(".")
    func add(_ path: String, of folder: String) {
      // All others lie below the folder.
      guard path.hasPrefix("/") || path.hasPrefix("..") || folder.hasPrefix("..") else { return }
      let place = FolderPath.join(folder, path)
      // Large projects list thousands below the working directory.
      if holdsDirectory, !place.hasPrefix("/"), !place.hasPrefix("..") { return }
      if !boundary.contains(place) { places.insert(place) }
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
    return places.sortedByBytes()
  }

  /// Larger ones are written by programs.
  private static let sizeLimit = 16 << 20

  /// What a layout is made from.
  private struct LayoutGround: Equatable, Sendable {
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

  /// Which catalogs serve the files of a tree; and an object that is the same for the same answer and
  /// settings, if there is a memory.
  func layout(
    of tree: FileTree, _ configuration: Configuration, _ memory: ProjectMemory?
  ) -> (ProjectLayout, edition: Identity?) {
    let (catalogs, aliases) = Self.distinct(tree.paths(of: .catalog))
    let ground = LayoutGround(
      sources: tree.paths(of: .swift).filter(configuration.includes)
        + tree.paths(of: .otherSource).filter(configuration.includes),
      catalogs: catalogs, aliases: aliases, manifests: manifests, projects: xcodeProjects,
      mappings: configuration.catalogs, workingDirectory: WorkingDirectory.current.path)
    return memory.answer(from: ground) { (ground.layout, memory.map { _ in Identity() }) }
  }

  /// Tells links to catalogs from the catalogs. Of several links to one outside the first stands
  /// for it.
  private static func distinct(
    _ paths: [String]
  ) -> (catalogs: [String], aliases: [String: String]) {
    var byFile: [FileIdentity: String] = [:]
    let (links, files) = (paths.filter(PathKind.isLink), paths.filter { !PathKind.isLink($0) })
    var aliases: [String: String] = [:]
    for path in files + links {
      // One that leads nowhere stays: reading it reports it.
      guard let file = FileIdentity(path) else { continue }
      if let first = byFile[file] { aliases[path] = first } else { byFile[file] = path }
    }
    return (paths.filter { aliases[$0] == nil }, aliases)
  }
}
