package import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// The files of a project, its settings, and the catalog that serves each source: every command
/// begins with one.
///
/// Paths and a configuration come in; stages read the sources through `ProjectScan` and write to
/// the catalogs of the layout. The whole project is walked even if a command is given a few paths,
/// because the catalog of a source may lie anywhere in it, and a key is unused only if no source
/// has it.
public struct Project: Sendable {
  /// The settings that the project was read with.
  public let configuration: Configuration
  /// All files that the walk found, by kind.
  package private(set) var tree: FileTree
  /// The catalog that serves each source file.
  package private(set) var layout: ProjectLayout
  /// An object that stays the same until the layout changes; `nil` without a cache.
  private(set) var layoutEdition: Identity?
  /// The build settings of all targets; their `.xcconfig` files are read once, with the project.
  private(set) var buildSettings: BuildSettings
  /// The part of the project that the command works on.
  package private(set) var scope: PathScope
  /// The paths that a person named on the command line, unlike paths of a list or of an unsaved
  /// text.
  private(set) var named: PathScope
  /// The errors in finding and reading files; everything that they do not name is complete.
  package private(set) var failures: [GlossError]
  /// The first build file that could not be read whole; `nil` if there is none. Build files decide
  /// which catalog a string goes to, so no catalog may change while one is unread.
  package let unreadBuildFile: String?
  /// Sources outside the project that a manifest or Xcode project names, sorted by path bytes;
  /// empty if they are read. They may spell any key.
  package let outsideSources: [String]
  /// The number of files worked on at a time.
  package let workers: Int
  /// The limit of the project; nothing outside of it is read or written.
  package let boundary: ProjectBoundary
  private let roots: ProjectRoots
  private var buildFiles: BuildFiles
  /// Declarations that come from data models and the configuration's `types`, not from Swift
  /// sources.
  private(set) var outsideDeclarations: [OutsideDeclarations]
  /// Sources that this checkout lacks, by path, with the declarations that another part of the
  /// project has exported (``DeclarationsFile``).
  private(set) var sourcesElsewhere: [String: RemoteSource] = [:]
  /// Texts that are read in place of files on the disk.
  package var overlay: FileOverlay
  /// Catalogs as they were at the revision that the project is compared with, by their present
  /// paths. Unchanged catalogs are left out.
  package var formerCatalogs: [String: StringCatalog] = [:]

  /// Walks the project and reads its build files; sources and catalogs are read later.
  ///
  /// - Parameters:
  ///   - paths: Files and folders to work on, relative to the working directory or from the root.
  ///     An empty list stands for all that the configuration names or, without one, for the working
  ///     directory.
  ///   - isList: True if the paths come from a list such as `--files-from`: if empty, it stands for
  ///     no file and not for the whole project.
  ///   - configuration: The settings of the project.
  ///   - allowsOutside: True to read and write files outside the project that its files name.
  ///   - workers: The number of files worked on at a time; results do not depend on it.
  public init(
    paths: [String] = [], isList: Bool = false, configuration: Configuration = Configuration(),
    allowsOutside: Bool = false, workers: Int? = nil
  ) async {
    await self.init(
      paths: paths, isList: isList, configuration: configuration, allowsOutside: allowsOutside,
      workers: workers, unsaved: [:])
  }

  /// Walks a project that is read again and again, as by ``LiveProject``.
  ///
  /// - Parameters:
  ///   - cache: The cache of all that is computed from files, shared by these projects.
  ///   - texts: Unsaved texts by path in the spelling of ``tree``, which replace those of files. A
  ///     source or catalog that does not exist yet is added if its path lies in the project.
  package init(
    paths: [String] = [], isList: Bool = false, configuration: Configuration,
    allowsOutside: Bool = false, workers: Int? = nil, cache: ProjectCache? = nil,
    unsaved texts: [String: ContiguousArray<UInt8>]
  ) async {
    let workers = workers ?? processorCount
    // A missing path must not decide where the project is: the folder of '/mistyped' would be the
    // whole file system.
    let present = paths.filter {
      PathKind(WorkingDirectory.current.path(ofArgument: $0)) != .missing
    }
    let start = WorkingDirectory.current.folder(around: isList ? [] : present)
    let roots = ProjectRoots(of: configuration, from: start)
    let end = ProjectBoundary(around: [roots.own] + present.map(Self.folder))
    let boundary = allowsOutside ? .none : end
    let paths = roots.paths(ofArguments: paths)
    let missing = paths.filter { PathKind($0) == .missing }
    let found = paths.filter { !missing.contains($0) }
    self.boundary = boundary
    overlay = FileOverlay(within: boundary)
    (overlay.cache, overlay.texts) = (cache, texts)
    self.workers = workers
    self.roots = roots
    let isWhole = paths.isEmpty && !isList && configuration.path != nil
    scope = isWhole ? .everything : PathScope(paths.isEmpty && !isList ? ["."] : paths)
    named = isList ? .everything : scope
    // Catalogs that the configuration names may lie outside the walked folders.
    let mapped = Set(configuration.catalogs.map(\.catalog)).sorted { $0.precedesInBytes($1) }
    let catalogs = mapped.filter { !boundary.contains($0) || PathKind($0) != .missing }
    func walk(_ outside: [String]) async -> FileTree {
      var tree = await FileTree(
        paths: roots.folders + found + catalogs + outside,
        excluding: configuration.exclusions, workers: workers, within: boundary)
      tree.add(texts.keys.filter { roots.contain($0) && configuration.includes($0) })
      return tree
    }
    tree = await walk([])
    buildFiles = await BuildFiles(
      in: tree, above: roots.buildFilesAbove(excluding: configuration.exclusions),
      workers: workers, overlay)
    let outside = buildFiles.outsideSources(of: end)
    outsideSources = allowsOutside ? [] : outside
    if allowsOutside, !outside.isEmpty {
      tree = await walk(outside.filter { PathKind($0) != .missing })
    }
    (layout, layoutEdition) = buildFiles.layout(of: tree, configuration, cache)
    buildSettings = BuildSettings(layout, within: boundary)
    outsideDeclarations =
      DataModels.declarations(
        among: tree.paths(of: .dataModel).filter {
          configuration.includes($0) && boundary.holdsTarget(of: $0)
        }, within: boundary)
      + configuration.declarations
    var failures = tree.failures + buildFiles.failures
    failures += missing.filter { !configuration.exclusions.covers($0) }
      .map(GlossError.init(missing:))
    self.configuration = configuration.readingTerms(within: boundary, &failures)
    if tree.isTooLarge {
      failures.append(
        GlossError(
          roots.folders.first ?? ".",
          .projectTooLarge(limit: FileTree.folderLimit, reason: roots.reason)))
    }
    failures += layout.danglingMappings.map(\.catalog).filter { boundary.objection(to: $0) == nil }
      .map { GlossError($0, .noSuchCatalog) }
    self.failures = failures.sortedDistinct()
    unreadBuildFile = buildFiles.failures.map(\.path).min { $0.precedesInBytes($1) }
  }

  /// Returns the folder that an argument is or lies in.
  private static func folder(_ argument: String) -> String {
    let path = WorkingDirectory.current.path(ofArgument: argument)
    return PathKind(path) == .folder ? path : path + "/.."
  }

  /// Replaces the files of the project and computes the layout anew.
  mutating func replaceFiles(_ tree: FileTree) {
    self.tree = tree
    (layout, layoutEdition) = buildFiles.layout(of: tree, configuration, overlay.cache)
    buildSettings = buildSettings.replacing(layout)
  }

  /// Restricts the scope to one file, which need not exist on the disk. A file that the
  /// configuration excludes stays excluded.
  ///
  /// - Returns: The file's path in the spelling of ``tree``.
  mutating func restrictScope(toArgument argument: String) -> String {
    let path = roots.paths(ofArguments: [argument])[0]
    scope = PathScope([path])
    named = .everything
    let isKnown = tree.files.contains { $0.path == path }
    if !isKnown, mayHold(path), let kind = FileKind(path: path) {
      replaceFiles(FileTree(tree.files + [FileTree.File(path: path, kind: kind)]))
    }
    return path
  }

  /// Adds sources that this checkout lacks. A source that does exist is read from the disk as
  /// usual.
  ///
  /// - Parameter sources: Declarations by path in the spelling of ``tree``.
  mutating func add(sourcesElsewhere sources: [String: RemoteSource]) {
    let present = Set(tree.files.map(\.path))
    var files = tree.files
    for (path, source) in sources.sorted(by: { $0.key.precedesInBytes($1.key) })
    where !present.contains(path) {
      if FileKind(path: path) != .swift {
        outsideDeclarations.append(
          OutsideDeclarations(path, swift: String(decoding: source.declarations, as: UTF8.self)))
      } else if mayHold(path) {
        sourcesElsewhere[path] = source
        overlay.texts[path] = source.declarations
        files.append(FileTree.File(path: path, kind: .swift))
      }
    }
    replaceFiles(FileTree(files))
  }

  /// Adds catalogs that are still to be written, with their first contents. A setting may name one
  /// of them, so that errors of missing files are withdrawn.
  ///
  /// - Parameter projects: The Xcode projects that list some of them, as they are to be.
  mutating func add(
    newCatalogs catalogs: [String: ContiguousArray<UInt8>], listedIn projects: [XcodeProject] = []
  ) {
    if !projects.isEmpty { buildFiles = buildFiles.replacing(projects) }
    overlay.texts.merge(catalogs) { $1 }
    let paths = catalogs.keys.sortedByBytes()
    replaceFiles(FileTree(tree.files + paths.map { FileTree.File(path: $0, kind: .catalog) }))
    failures.removeAll { catalogs[$0.path] != nil }
  }

  /// Returns the manifest of the innermost package around a source if it has no
  /// `defaultLocalization`, which a build needs to take the package's catalogs.
  func manifestWithoutLanguage(around source: String) -> String? {
    let around = buildFiles.manifests.filter { manifest in
      let folder = FolderPath.folder(of: manifest.path)
      return folder.isEmpty || source.utf8.starts(with: (folder + "/").utf8)
    }
    guard let nearest = around.max(by: { $0.path.utf8.count < $1.path.utf8.count }) else {
      return nil
    }
    return nearest.defaultLocalization == nil ? nearest.path : nil
  }

  /// The same project with everything in scope, whatever paths the command was given.
  var whole: Project {
    var whole = self
    whole.scope = .everything
    return whole
  }

  /// Returns true if a file at this path would belong to the project, existing or not.
  func mayHold(_ path: String) -> Bool { roots.contain(path) && configuration.includes(path) }

  /// The Xcode projects, those included that a `project.yml` describes.
  var xcodeProjects: [XcodeProject] { buildFiles.xcodeProjects }

  /// The files that projects are made from whose targets are not known, sorted by path bytes.
  var unknownGenerators: [String] { buildFiles.unknownGenerators }

  /// The regions listed in the Xcode projects, such as `zh-Hans` and `Base`, sorted by bytes.
  var knownRegions: [String] {
    Set(buildFiles.xcodeProjects.flatMap(\.knownRegions)).sortedByBytes()
  }

  /// The development regions of Xcode projects and `defaultLocalization` of packages, sorted by
  /// bytes.
  var developmentLanguages: [String] {
    let languages =
      buildFiles.xcodeProjects.compactMap(\.developmentRegion)
      + buildFiles.manifests.compactMap(\.defaultLocalization)
    return Set(languages).sortedByBytes()
  }

  /// The folders to search before a key counts as unused: the walked ones, and the project's top
  /// folder, where other sources may spell it.
  var searchedFolders: [String] { roots.searched }

  /// The project's own folder: the configuration's, else the one that was found.
  var ownFolder: String { roots.own }

  /// Returns the layout that the project would have with further files and manifests.
  func layout(
    withFiles files: [FileTree.File], manifests: [PackageManifest]
  ) -> ProjectLayout {
    buildFiles.layout(
      of: FileTree(tree.files + files), configuration, overlay.cache, with: manifests)
  }

  /// The errors of the configuration and of the catalogs and term files that it names.
  package var settingFailures: [GlossError] {
    let named = Set(
      [configuration.path].compactMap(\.self) + configuration.catalogs.map(\.catalog)
        + configuration.terms)
    return failures.filter { named.contains($0.path) }
  }

  /// The folder whose ``RunLock`` all runs in this project share: the configuration's, else the
  /// walked one.
  var lockedFolder: String {
    configuration.path == nil ? roots.folders.last ?? configuration.root : configuration.root
  }

  /// The name of the scope in messages: a path, or the configuration's for the whole project.
  var scopeName: String {
    scope == .everything ? configuration.path ?? configuration.root : scope.name
  }

  /// The writer of paths in reports for other machines: relative to the configuration's folder.
  package var stablePaths: StablePaths { StablePaths(root: configuration.root) }

  /// All String Catalogs, links to others left out, sorted by path bytes.
  var catalogPaths: [String] { layout.catalogs.map(\.path) }

  /// The String Catalogs in scope, sorted by path bytes.
  package var catalogPathsInScope: [String] { catalogPaths.filter(scope.contains) }

  /// The `.strings` and `.stringsdict` files of the project.
  var olderTables: LegacyTables {
    LegacyTables(tree.paths(of: .table).filter(configuration.includes), in: layout)
  }

  /// The Swift sources of the project, tests included, sorted by path bytes.
  package var swiftSources: [String] {
    tree.paths(of: .swift).filter(configuration.includes)
  }
}

extension Project {
  /// Remarks on what decides about the whole project and is not read.
  package var remarks: [Message] { [outsideRemark, generatorRemark].compactMap(\.self) }

  /// A remark on a file that a project is made from, if the targets in it are not known and
  /// several catalogs could take a string.
  private var generatorRemark: Message? {
    guard let first = buildFiles.unknownGenerators.first, layout.catalogs.count > 1 else {
      return nil
    }
    return Message(
      """
      gloss does not support parts of '\(first)', and there is no Xcode project: catalogs are chosen by \
      folder; generate the project first
      """, comment: "没有 Xcode 工程，而生成工程的文件里有不支持的写法，只能按文件夹猜测字符串目录。%@：project.yml 的路径")
  }

  /// A remark on sources outside the project that are not read; `nil` if there are none.
  private var outsideRemark: Message? {
    guard let first = outsideSources.first else { return nil }
    if outsideSources.count == 1 {
      return Message(
        """
        '\(first)' lies outside the project and is not read: '--allow-outside' reads what the \
        project names there
        """,
        comment: "项目引用了项目之外的源码。%@：路径；--allow-outside 是选项，原样保留")
    }
    return Message(
      """
      '\(first)' and \(outsideSources.count - 1) more lie outside the project and are not read: \
      '--allow-outside' reads what the project names there
      """,
      comment: "项目引用了项目之外的多处源码。%1$@：第一个路径；%2$lld：其余个数；--allow-outside 是选项，原样保留")
  }
}
