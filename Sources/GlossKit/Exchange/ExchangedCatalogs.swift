import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// The catalogs of a project that take part in an export or import, each parsed, with its units and
/// its name in translators' files. ``Import`` applies its changes here before it writes any file.
struct ExchangedCatalogs {
  /// One catalog of the exchange.
  struct Member {
    /// The path, relative to the working directory.
    let path: String
    /// The catalog's name in translators' files, such as `App/Localizable.xcstrings`.
    let original: String
    private(set) var loaded: CatalogFile
    /// The units of the catalog as it was read, or as it was at the last ``renewTable()``.
    private(set) var table: UnitTable
    /// The name that git would give the bytes (a hash); `nil` if names were not asked for.
    let name: BlobName?
    /// The languages that Xcode builds of the catalog.
    let builtLanguages: BuiltLanguages
    /// True if the texts reach no product, because no target of the catalog has resources.
    private let isUnused: Bool

    init(
      path: String, original: String, loaded: CatalogFile, table: UnitTable, name: BlobName?,
      _ settings: BuildSettings
    ) {
      builtLanguages = settings.builtLanguages(ofCatalog: path)
      isUnused = settings.hasNoResources(path)
      self.path = path
      self.original = original
      self.loaded = loaded
      self.table = table
      self.name = name
    }

    /// Applies an import to the catalog. The table stays as it was until ``renewTable()``.
    mutating func apply(_ plan: CatalogImport.Plan) { plan.apply(to: &loaded.catalog) }

    /// Reads the file again, and parses it if it is not as it was read or written last.
    ///
    /// - Throws: ``GlossError`` if the file cannot be read or is no catalog.
    func readAgain(in project: Project) throws(GlossError) -> Self {
      var member = self
      let contents = try CatalogContents(path, overlay: project.overlay)
      if contents.bytes == loaded.bytes {
        member.loaded = CatalogFile(
          loaded.catalog, bytes: loaded.bytes, stamp: contents.stamp)
        return member
      }
      member.loaded = try CatalogFile(contents)
      member.table = UnitTable(member.loaded.catalog, isUnused: isUnused)
      try member.loaded.checkLanguages(member.table.languages)
      return member
    }

    /// Notes that the catalog was written. The table stays as it was until ``renewTable()``.
    mutating func note(_ catalog: StringCatalog, writtenAs bytes: ContiguousArray<UInt8>) {
      loaded = CatalogFile(catalog, bytes: bytes, stamp: nil)
    }

    /// Makes the units anew from the changed catalog.
    mutating func renewTable() {
      if loaded.catalog.isEdited { table = UnitTable(loaded.catalog, isUnused: isUnused) }
    }
  }

  /// The catalogs in the order of Xcode's exports: by name, ignoring case.
  var members: [Member] = []
  let paths: OriginalNames
  /// The absolute path of the project's folder.
  let root: AbsolutePath
  /// The project's boundary; catalogs outside are not read.
  let boundary: ProjectBoundary
  /// All catalogs of the project by name, including ones that do not take part.
  private(set) var index: CatalogIndex
  /// Decides which languages an import accepts: the ones of the catalogs and of the project.
  private(set) var gate: LanguageGate
  private(set) var failures: [GlossError] = []
  /// True if patterns of catalogs were given.
  let isSelected: Bool

  /// - Parameters:
  ///   - globs: The catalogs to take; empty for all in the project's scope.
  ///   - moves: The new paths of catalogs that translators' files name by old ones.
  ///   - added: Languages that are new to the project.
  ///   - returned: Paths of catalogs in the project's folders that are no catalogs of the project, but
  ///     files to import.
  ///   - hasNames: True to name the catalogs' bytes, which takes as long as parsing them.
  ///   - isExport: True to leave out the catalogs whose targets take part in no exports, unless
  ///     `globs` names them.
  init(
    of project: Project, globs: [Glob], moves: [CatalogMove] = [], adding added: [String] = [],
    except returned: [String] = [], hasNames: Bool = false, isExport: Bool = false
  ) async {
    isSelected = !globs.isEmpty
    let allPaths = project.catalogPaths.filter { path in
      !returned.contains { $0.hasBytes(of: path) }
    }
    paths = OriginalNames(
      catalogs: allPaths,
      projects: Set(allPaths.flatMap { project.layout.xcodeProjects(ofTargetsOf: $0) }),
      root: project.exchangeRoot)
    root = AbsolutePath(project.exchangeRoot, in: WorkingDirectory.current.path)
    boundary = project.boundary
    index = CatalogIndex(base: paths.base, root: root, moves: moves)
    gate = LanguageGate(known: [])
    let settings = project.buildSettings
    let selectedPaths = allPaths.filter { path in
      project.scope.contains(path)
        && (globs.isEmpty
          ? !isExport || !settings.isLeftOutOfExports(path)
          : globs.contains { Self.matches($0, path) })
    }
    for (path, result) in zip(selectedPaths, await Self.parts(of: selectedPaths, hasNames, project))
    {
      switch result {
      case .success(let (loaded, table, name)):
        members.append(
          Member(
            path: path, original: paths.original(of: path), loaded: loaded, table: table,
            name: name, settings))
      case .failure(let error): failures.append(error)
      }
    }
    let sorted = members.enumerated().sorted { left, right in
      let (a, b) = (left.element.original.lowercased(), right.element.original.lowercased())
      return a == b ? left.offset < right.offset : a.precedesInBytes(b)
    }
    members = sorted.map(\.element)
    for path in allPaths {
      let place: CatalogIndex.Place =
        members.firstIndex { $0.path == path }.map { .member($0) }
        ?? (selectedPaths.contains(path) ? .unreadable : .notSelected)
      index.add(path, original: paths.original(of: path), place)
    }
    failures += index.failures
    let projectLanguages =
      (project.configuration.checks.base.languages ?? []) + project.knownRegions + added
    gate = LanguageGate(known: projectLanguages + members.flatMap(\.table.languages))
  }

  /// The inputs of a catalog's units.
  private struct TableInputs: Equatable, Sendable {
    let bytes: ContiguousArray<UInt8>
    let isUnused: Bool
  }

  private typealias Part = (loaded: CatalogFile, table: UnitTable, name: BlobName?)

  /// Reads catalogs, then parses and names each; uses all processors even for a single catalog.
  private static func parts(
    of paths: [String], _ hasNames: Bool, _ project: Project
  ) async -> [Result<Part, GlossError>] {
    let (overlay, settings) = (project.overlay, project.buildSettings)
    let read = await concurrentlyMap(paths, workers: project.workers) { path in
      Result { () throws(GlossError) in try CatalogContents(path, overlay: overlay) }
    }
    async let names = concurrentlyMap(hasNames ? read : [], workers: project.workers) {
      contents -> BlobName? in (try? contents.get()).map { BlobName(of: $0.bytes) }
    }
    let parsed = await concurrentlyMap(read, workers: project.workers) { contents in
      Result { () throws(GlossError) -> (CatalogFile, UnitTable) in
        let loaded = try CatalogFile(contents.get(), overlay.cache)
        let path = loaded.catalog.path
        let inputs = TableInputs(bytes: loaded.bytes, isUnused: settings.hasNoResources(path))
        let table = overlay.cache.answer(at: path, from: inputs) {
          UnitTable(loaded.catalog, isUnused: inputs.isUnused)
        }
        try loaded.checkLanguages(table.languages)
        return (loaded, table)
      }
    }
    let blobNames = await names
    return parsed.enumerated().map { index, part in
      part.map { ($0, $1, hasNames ? blobNames[index] : nil) }
    }
  }

  /// True if a glob matches a path; a glob without folders is matched with the file's name alone.
  static func matches(_ glob: Glob, _ path: String) -> Bool {
    if glob.covers(path) { return true }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return !glob.pattern.contains("/") && glob.matches(name)
  }

  /// The languages that the catalogs are translated to and that Xcode builds, sorted.
  var builtLanguages: [String] {
    var languages: Set<String> = []
    for member in members {
      let source = member.loaded.catalog.sourceLanguage
      languages.formUnion(
        member.table.languages.filter { $0 != source && member.builtLanguages.contains($0) })
    }
    return languages.sortedByBytes()
  }

  /// The languages that the catalogs are translated to, sorted.
  var languages: [String] {
    var languages: Set<String> = []
    for member in members {
      let source = member.loaded.catalog.sourceLanguage
      languages.formUnion(member.table.languages.filter { $0 != source })
    }
    return languages.sortedByBytes()
  }

  /// Returns a language as the catalogs spell it, or in its usual spelling if none has it.
  func spelling(of language: String) -> String {
    let known = Set(languages).union(sourceLanguages).sortedByBytes()
    if known.contains(language) { return language }
    let usual = LanguageCodeSpelling.usual(language)
    return known.first { LanguageCodeSpelling.usual($0) == usual } ?? usual
  }

  /// The source languages of the catalogs.
  var sourceLanguages: Set<String> { Set(members.map(\.loaded.catalog.sourceLanguage)) }
}

extension Project {
  /// The folder that names in translators' files start from if there is no Xcode project: the
  /// folder of the configuration, or without one the folder that was searched. A folder on the
  /// command line that lies outside of it counts as a project of its own.
  var exchangeRoot: String {
    if configuration.path != nil { return configuration.root }
    let root = searchedFolders.last ?? "."
    guard let folder = scope.onlyFolder else { return root }
    let workingDirectory = WorkingDirectory.current.path
    let names = AbsolutePath(root, in: workingDirectory).names
    let isInside = AbsolutePath(folder, in: workingDirectory).names.starts(with: names)
    return isInside ? root : folder
  }
}
