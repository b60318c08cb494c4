import LocalizationModel
package import ProjectLayout
package import SourceScanner
package import StringCatalog

/// The files of a project and which catalogs serve them: what every command begins with.
///
/// The whole project is walked whatever paths a command is given, because the catalog of a source
/// may lie anywhere in it, and whether a key is gone depends on all sources.
public struct Project: Sendable {
  public let configuration: Configuration
  package private(set) var tree: FileTree
  package private(set) var layout: ProjectLayout
  /// What the command was asked to work on.
  package private(set) var scope: PathScope
  /// What could not be looked at; the rest is complete.
  package let failures: [GlossError]
  package let workers: Int
  /// The folders that were walked, and the project's own: nothing in them may spell a key that is
  /// taken for gone.
  let roots: [String]
  private let manifests: [PackageManifest]
  private let xcodeProjects: [XcodeProject]
  let outsideDeclarations: [OutsideDeclarations]
  /// Whether literals are localizable that only a `String` brings to what looks them up.
  package var follows: Bool
  /// Whether strings say which declarations make them localizable.
  package var tracesChains = false
  /// Texts to check instead of those on the disk.
  package var overlay = FileOverlay()
  /// Catalogs as they were at the revision that the project is compared with, by their paths now;
  /// those that are as they were are left out.
  package var formerCatalogs: [String: StringCatalog] = [:]

  /// Finds the project's files.
  ///
  /// - Parameters:
  ///   - paths: Files and folders to work on, relative to the working directory or from the root;
  ///     none for all that the configuration names, or without one the working directory.
  ///   - isList: Whether the paths are a list that may well be empty.
  ///   - workers: How many files are worked on at a time; results do not depend on it.
  public init(
    paths: [String] = [], isList: Bool = false, configuration: Configuration = Configuration(),
    workers: Int? = nil
  ) async {
    let workers = workers ?? processorCount
    let (roots, reason) = Self.roots(of: configuration)
    let paths = Self.paths(ofArguments: paths, in: roots)
    self.roots = [configuration.root] + roots
    self.configuration = configuration
    follows = configuration.follow
    self.workers = workers
    let isWhole = paths.isEmpty && !isList && configuration.path != nil
    scope = isWhole ? .everything : PathScope(paths.isEmpty && !isList ? ["."] : paths)
    let mapped = Set(configuration.catalogs.map(\.catalog)).sorted { $0.precedesInBytes($1) }
    let present = mapped.filter { PathKind($0) != .missing }
    tree = await FileTree(
      paths: roots + paths + present,
      excluding: configuration.exclusions, workers: workers)
    var failures = tree.failures
    if tree.isTooLarge {
      failures.append(
        GlossError(
          roots.first ?? ".", .projectTooLarge(limit: FileTree.folderLimit, reason: reason)))
    }
    var manifests: [PackageManifest] = []
    let above = Self.projectFiles(above: roots, configuration)
    for path in tree.paths(of: .packageManifest)
      + above.filter({ FileKind(path: $0) == .packageManifest })
    {
      do throws(GlossError) {
        let bytes = try FileReader.contents(of: path).bytes
        manifests.append(PackageManifest(path: path, bytes: bytes.span))
      } catch {
        failures.append(error)
      }
    }
    self.manifests = manifests
    var xcodeProjects: [XcodeProject] = []
    let projectFiles = (tree.paths(of: .projectFile) + above).filter {
      $0.hasSuffix(".xcodeproj/project.pbxproj")
    }
    let read = await concurrentlyMap(projectFiles, workers: workers) { path in
      Result { () throws(GlossError) in try XcodeProject(contentsOf: path) }
    }
    for result in read {
      switch result {
      case .success(let project): xcodeProjects.append(project)
      case .failure(let error): failures.append(error)
      }
    }
    self.xcodeProjects = xcodeProjects
    outsideDeclarations =
      DataModels.declarations(among: tree.paths(of: .dataModel).filter(configuration.includes))
      + configuration.declarations
    layout = Self.layout(of: tree, manifests, xcodeProjects, configuration)
    for mapping in layout.danglingMappings {
      failures.append(GlossError(mapping.catalog, .noSuchCatalog))
    }
    self.failures = Set(failures).sorted { $0.path.precedesInBytes($1.path) }
  }

  private static func layout(
    of tree: FileTree, _ manifests: [PackageManifest], _ xcodeProjects: [XcodeProject],
    _ configuration: Configuration
  ) -> ProjectLayout {
    let (catalogs, aliases) = distinct(tree.paths(of: .catalog))
    return ProjectLayout(
      sources: tree.paths(of: .swift).filter(configuration.includes)
        + tree.paths(of: .otherSource).filter(configuration.includes),
      catalogs: catalogs, aliases: aliases, manifests: manifests, projects: xcodeProjects,
      mappings: configuration.catalogs, workingDirectory: WorkingDirectory.current.path)
  }

  /// Makes it a project of other files.
  mutating func replaceFiles(_ tree: FileTree) {
    self.tree = tree
    layout = Self.layout(of: tree, manifests, xcodeProjects, configuration)
  }

  /// The same project with all of it in scope, wherever the command was run.
  var whole: Project {
    var whole = self
    whole.scope = .everything
    return whole
  }

  /// Whether a file could be one of the project's if it were there.
  func mayHold(_ path: String) -> Bool {
    let workingDirectory = WorkingDirectory.current.path
    let names = AbsolutePath(path, in: workingDirectory).names
    let isInRoots = Self.roots(of: configuration).roots.contains {
      names.starts(with: AbsolutePath($0, in: workingDirectory).names)
    }
    return isInRoots && configuration.includes(path)
  }

  /// The folders to walk: those of the configuration, else the repository around the working
  /// directory, else the topmost folder that holds a package or an Xcode project, else the working
  /// directory.
  ///
  /// - Returns: Also why it is these.
  private static func roots(of configuration: Configuration) -> (roots: [String], reason: String) {
    if let path = configuration.path { return (configuration.sourceRoots, "'\(path)' names it") }
    var steps = ""
    var topmost = (".", "it is the working directory")
    // The root of the file system is nobody's project.
    for _ in WorkingDirectory.current.path.names {
      let here = steps.isEmpty ? "." : steps
      if PathKind(steps + ".git") != .missing { return ([here], "there is '\(steps).git'") }
      if let name = Siblings.names(in: steps).filter(isProject).min() {
        topmost = (here, "there is '\(steps)\(name)'")
      }
      steps += "../"
    }
    return ([topmost.0], topmost.1)
  }

  /// Manifests and Xcode projects in the folders above those that the configuration names: they say
  /// which targets have the sources below.
  private static func projectFiles(
    above roots: [String], _ configuration: Configuration
  ) -> [String] {
    let workingDirectory = WorkingDirectory.current.path
    let top = AbsolutePath(configuration.root, in: workingDirectory).names
    let folders = roots.map { AbsolutePath($0, in: workingDirectory) }
    var seen = Set(folders.map(\.names))
    var found: [String] = []
    for folder in folders {
      var names = folder.names
      while names.count > top.count, names.starts(with: top) {
        names.removeLast()
        // What is below a root has been walked.
        let isWalked = folders.contains { names.starts(with: $0.names) }
        if isWalked || !seen.insert(names).inserted { break }
        let place = AbsolutePath("/" + names.joined(separator: "/"))
        let path = place.text(seenFrom: workingDirectory)
        for name in Siblings.names(in: path) {
          let file = name.hasSuffix(".xcodeproj") ? name + "/project.pbxproj" : name
          guard [.packageManifest, .projectFile].contains(FileKind(path: file)) else { continue }
          let whole = path == "." ? file : FolderPath.join(path, file)
          if !configuration.exclusions.covers(whole), PathKind(whole) == .file {
            found.append(whole)
          }
        }
      }
    }
    return found.sortedByBytes()
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// The arguments as the walk from the roots writes them, so that a file that is named from the
  /// file system's root is not taken for another one.
  private static func paths(ofArguments arguments: [String], in roots: [String]) -> [String] {
    let workingDirectory = WorkingDirectory.current
    let roots = roots.map { AbsolutePath($0, in: workingDirectory.path) }
    return arguments.map { argument in
      let path = workingDirectory.path(ofArgument: argument)
      let absolute = AbsolutePath(path, in: workingDirectory.path)
      return roots.contains { absolute.names.starts(with: $0.names) }
        ? absolute.text(seenFrom: workingDirectory.path) : path
    }
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

  /// What a message about all that was asked for calls it.
  var scopeName: String {
    scope == .everything ? configuration.path ?? configuration.root : scope.name
  }

  /// How reports that other machines read write the paths of this run.
  public var stablePaths: StablePaths { StablePaths(root: configuration.root) }

  /// What makes a literal localizable in this project.
  package var localizingAPIs: LocalizingAPITable {
    let initializers = configuration.types.map { LocalizingFunction(name: $0) }
    return .sdk(and: configuration.functions + initializers, countsDebugCode: configuration.debug)
  }

  /// The Swift sources of the project, tests included, sorted by path bytes.
  package var swiftSources: [String] {
    tree.paths(of: .swift).filter(configuration.includes)
  }
}
