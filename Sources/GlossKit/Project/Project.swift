public import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// The files of a project and which catalogs serve them: what every command begins with.
///
/// The whole project is walked whatever paths a command is given, because the catalog of a source
/// may lie anywhere in it, and whether a key is gone depends on all sources.
public struct Project: Sendable {
  /// The settings that the project was read with.
  public let configuration: Configuration
  /// The files of the project.
  package private(set) var tree: FileTree
  /// Which catalog serves which file.
  package private(set) var layout: ProjectLayout
  /// The same for equal layouts; `nil` without a memory.
  private(set) var layoutEdition: Identity?
  /// What the command was asked to work on.
  package private(set) var scope: PathScope
  /// The paths that a person gave by name: not those of a list or of an unsaved text.
  private(set) var named: PathScope
  /// What could not be looked at; the rest is complete.
  package private(set) var failures: [GlossError]
  /// A file that says which target, and so which catalog, a source belongs to, and cannot be read:
  /// no string may go anywhere. `nil` if all are read.
  package let unreadBuildFile: String?
  /// Sources that a manifest or an Xcode project names outside the project, sorted by path bytes.
  /// They are not read, so they may spell any key.
  package let outsideSources: [String]
  /// How many files are worked on at a time.
  package let workers: Int
  /// Nothing outside of it is read or written.
  package let boundary: ProjectBoundary
  private let roots: ProjectRoots
  private let buildFiles: BuildFiles
  private(set) var outsideDeclarations: [OutsideDeclarations]
  /// Sources that are not in this checkout, of which others have written down what they declare.
  private(set) var sourcesElsewhere: [String: SourceElsewhere] = [:]
  /// Texts to read instead of those on the disk.
  package var overlay: FileOverlay
  /// Catalogs as they were at the revision that the project is compared with, by their paths now;
  /// those that are as they were are left out.
  package var formerCatalogs: [String: StringCatalog] = [:]

  /// Finds the project's files.
  ///
  /// - Parameters:
  ///   - paths: Files and folders to work on, relative to the working directory or from the root;
  ///     none for all that the configuration names, or without one the working directory.
  ///   - isList: Whether the paths are a list that may well be empty.
  ///   - configuration: The settings of the project.
  ///   - allowsOutside: Whether to read and write what lies outside the project where its files name
  ///     it.
  ///   - workers: How many files are worked on at a time; results do not depend on it.
  public init(
    paths: [String] = [], isList: Bool = false, configuration: Configuration = Configuration(),
    allowsOutside: Bool = false, workers: Int? = nil
  ) async {
    await self.init(
      paths: paths, isList: isList, configuration: configuration, allowsOutside: allowsOutside,
      workers: workers, memory: nil)
  }

  /// Finds the files of a project that is asked more than once.
  ///
  /// - Parameter memory: Keeps what was made of the files, from one of these to the next.
  init(
    paths: [String], isList: Bool, configuration: Configuration, allowsOutside: Bool,
    workers: Int?, memory: ProjectMemory?
  ) async {
    let workers = workers ?? processorCount
    // A path that is not there says nothing about where the project is: the folder of '/mistyped' would be
    // the whole file system.
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
    overlay.memory = memory
    self.workers = workers
    self.roots = roots
    let isWhole = paths.isEmpty && !isList && configuration.path != nil
    scope = isWhole ? .everything : PathScope(paths.isEmpty && !isList ? ["."] : paths)
    named = isList ? .everything : scope
    let mapped = Set(configuration.catalogs.map(\.catalog)).sorted { $0.precedesInBytes($1) }
    let catalogs = mapped.filter { !boundary.contains($0) || PathKind($0) != .missing }
    tree = await FileTree(
      paths: roots.folders + found + catalogs,
      excluding: configuration.exclusions, workers: workers, within: boundary)
    buildFiles = await BuildFiles(
      in: tree, above: roots.buildFilesAbove(excluding: configuration.exclusions),
      workers: workers, within: boundary, memory)
    let outside = buildFiles.outsideSources(of: end)
    outsideSources = allowsOutside ? [] : outside
    if allowsOutside, !outside.isEmpty {
      tree = await FileTree(
        paths: roots.folders + found + catalogs + outside.filter { PathKind($0) != .missing },
        excluding: configuration.exclusions, workers: workers)
    }
    (layout, layoutEdition) = buildFiles.layout(of: tree, configuration, memory)
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
    self.failures = failures.distinctByPlace()
    unreadBuildFile = buildFiles.failures.map(\.path).min { $0.precedesInBytes($1) }
  }

  /// The folder that a path of the command line is or lies in.
  private static func folder(_ argument: String) -> String {
    let path = WorkingDirectory.current.path(ofArgument: argument)
    return PathKind(path) == .folder ? path : path + "/.."
  }

  /// Makes it a project of other files.
  mutating func replaceFiles(_ tree: FileTree) {
    self.tree = tree
    (layout, layoutEdition) = buildFiles.layout(of: tree, configuration, overlay.memory)
  }

  /// Works on one file alone, which need not be on the disk. One that the project leaves out stays
  /// out.
  ///
  /// - Returns: How this run writes its path.
  mutating func narrow(toArgument argument: String) -> String {
    let path = roots.paths(ofArguments: [argument])[0]
    scope = PathScope([path])
    named = .everything
    let isThere = tree.files.contains { $0.path == path }
    if !isThere, mayHold(path), let kind = FileKind(path: path) {
      replaceFiles(FileTree(tree.files + [FileTree.File(path: path, kind: kind)]))
    }
    return path
  }

  /// Lays texts over its files. A source or catalog that is not on the disk yet is one of them if it could
  /// be.
  ///
  /// - Parameter texts: By paths as this run writes them.
  package mutating func lay(_ texts: [String: ContiguousArray<UInt8>]) {
    overlay.texts.merge(texts) { $1 }
    let present = Set(tree.files.map(\.path))
    let new = texts.keys.sortedByBytes().compactMap { path -> FileTree.File? in
      guard !present.contains(path), mayHold(path), let kind = FileKind(path: path),
        kind == .swift || kind == .catalog
      else { return nil }
      return FileTree.File(path: path, kind: kind)
    }
    if !new.isEmpty { replaceFiles(FileTree(tree.files + new)) }
  }

  /// Adds sources that are not in this checkout. One that is there after all counts as it is.
  ///
  /// - Parameter sources: By paths as this run writes them.
  mutating func add(sourcesElsewhere sources: [String: SourceElsewhere]) {
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

  /// Adds catalogs that are still to be written, with the texts they begin with. A setting that names one
  /// is no mistake then.
  mutating func add(newCatalogs catalogs: [String: ContiguousArray<UInt8>]) {
    overlay.texts.merge(catalogs) { $1 }
    let paths = catalogs.keys.sortedByBytes()
    replaceFiles(FileTree(tree.files + paths.map { FileTree.File(path: $0, kind: .catalog) }))
    failures.removeAll { catalogs[$0.path] != nil }
  }

  /// The manifest of the package around a source, if it says no language.
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

  /// The same project with all of it in scope, wherever the command was run.
  var whole: Project {
    var whole = self
    whole.scope = .everything
    return whole
  }

  /// Whether a file could be one of the project's if it were there.
  func mayHold(_ path: String) -> Bool { roots.contain(path) && configuration.includes(path) }

  /// The languages that the Xcode projects know, as they spell them, sorted.
  var knownRegions: [String] {
    Set(buildFiles.xcodeProjects.flatMap(\.knownRegions)).sortedByBytes()
  }

  /// The languages that Xcode projects and packages say they are developed in, as they spell them, sorted.
  var developmentLanguages: [String] {
    let languages =
      buildFiles.xcodeProjects.compactMap(\.developmentRegion)
      + buildFiles.manifests.compactMap(\.defaultLocalization)
    return Set(languages).sortedByBytes()
  }

  /// The folders that were walked, and the project's own: nothing in them may spell a key that is
  /// taken for gone.
  var searchedFolders: [String] { roots.searched }

  /// What is wrong with the settings: catalogs and term files that they name and that cannot be read.
  package var settingFailures: [GlossError] {
    let named = Set(
      [configuration.path].compactMap(\.self) + configuration.catalogs.map(\.catalog)
        + configuration.terms)
    return failures.filter { named.contains($0.path) }
  }

  /// The folder that all runs in this project agree on: where its configuration lies, else the one
  /// that was walked.
  var lockedFolder: String {
    configuration.path == nil ? roots.folders.last ?? configuration.root : configuration.root
  }

  /// What a message about all that was asked for calls it.
  var scopeName: String {
    scope == .everything ? configuration.path ?? configuration.root : scope.name
  }

  /// How reports that other machines read write the paths of this run.
  public var stablePaths: StablePaths { StablePaths(root: configuration.root) }

  /// All String Catalogs, links to others left out, sorted by path bytes.
  var catalogPaths: [String] { layout.catalogs.map(\.path) }

  /// The String Catalogs in scope, sorted by path bytes.
  package var catalogPathsInScope: [String] { catalogPaths.filter(scope.contains) }

  /// What to say where there should be a catalog, and is none.
  package var noCatalog: GlossError { GlossError(scopeName, .noCatalog) }

  /// The `.strings` and `.stringsdict` files of the project.
  var olderTables: OlderTables {
    OlderTables(tree.paths(of: .table).filter(configuration.includes), in: layout)
  }

  /// The Swift sources of the project, tests included, sorted by path bytes.
  package var swiftSources: [String] {
    tree.paths(of: .swift).filter(configuration.includes)
  }
}

extension Project {
  /// What to say of sources that the project has outside of it; `nil` if it has none.
  public var outsideRemark: Message? {
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
