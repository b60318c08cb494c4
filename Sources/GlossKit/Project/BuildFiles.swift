import ProjectLayout

/// What says which targets a project has: package manifests and Xcode projects.
struct BuildFiles: Sendable {
  let manifests: [PackageManifest]
  let xcodeProjects: [XcodeProject]
  /// An error for each build file that could not be read, or not all of it.
  let failures: [GlossError]

  /// - Parameters:
  ///   - tree: The files of the project.
  ///   - above: Those in the folders above.
  init(in tree: FileTree, above: [String], workers: Int) async {
    var failures: [GlossError] = []
    var manifests: [PackageManifest] = []
    for path in tree.paths(of: .packageManifest)
      + above.filter({ FileKind(path: $0) == .packageManifest })
    {
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: path).bytes
        let manifest = PackageManifest(path: path, bytes: bytes.span)
        manifests.append(manifest)
        failures += manifest.problems.map {
          GlossError(path, at: $0.position, .badProject(detail: $0.detail))
        }
      } catch {
        failures.append(error)
      }
    }
    let projectFiles = (tree.paths(of: .projectFile) + above).filter {
      $0.hasSuffix(".xcodeproj/project.pbxproj")
    }
    let read = await concurrentlyMap(projectFiles, workers: workers) { path in
      Result { () throws(GlossError) in try XcodeProject(contentsOf: path) }
    }
    var xcodeProjects: [XcodeProject] = []
    for result in read {
      switch result {
      case .success(let project): xcodeProjects.append(project)
      case .failure(let error): failures.append(error)
      }
    }
    self.manifests = manifests
    self.xcodeProjects = xcodeProjects
    self.failures = failures
  }

  /// Which catalogs serve the files of a tree.
  func layout(of tree: FileTree, _ configuration: Configuration) -> ProjectLayout {
    let (catalogs, aliases) = Self.distinct(tree.paths(of: .catalog))
    return ProjectLayout(
      sources: tree.paths(of: .swift).filter(configuration.includes)
        + tree.paths(of: .otherSource).filter(configuration.includes),
      catalogs: catalogs, aliases: aliases, manifests: manifests, projects: xcodeProjects,
      mappings: configuration.catalogs, workingDirectory: WorkingDirectory.current.path)
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
