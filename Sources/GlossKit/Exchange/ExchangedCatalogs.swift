import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// The catalogs of a project that take part in an export or import, each parsed and laid
/// out as units, with its name in translators' files. Imports apply their changes here
/// before anything is written.
struct ExchangedCatalogs {
  /// One catalog of the exchange.
  struct Member {
    /// The path, relative to the working directory.
    let path: String
    /// The catalog's name in translators' files, such as `App/Localizable.xcstrings`.
    let original: String
    private(set) var loaded: LoadedCatalog
    /// The units of the catalog as it was read, or as it was at the last ``renewTable()``.
    private(set) var table: UnitTable
    /// The git name of the bytes; `nil` if names were not asked for.
    let name: BlobName?

    init(
      path: String, original: String, loaded: LoadedCatalog, table: UnitTable, name: BlobName?
    ) {
      self.path = path
      self.original = original
      self.loaded = loaded
      self.table = table
      self.name = name
    }

    /// Applies an import to the catalog. The table stays as it was until ``renewTable()``.
    mutating func apply(_ plan: CatalogImport.Plan) { plan.apply(to: &loaded.catalog) }

    mutating func renewTable() {
      if loaded.catalog.isEdited { table = UnitTable(loaded.catalog) }
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
  /// Decides which languages an import accepts, by those of the catalogs and of the project.
  private(set) var gate: LanguageGate
  private(set) var failures: [GlossError] = []

  /// - Parameters:
  ///   - globs: The catalogs to take; empty for all in the project's scope.
  ///   - moves: The new places of catalogs that translators' files name by old ones.
  ///   - added: Languages that are new to the project.
  ///   - hasNames: True to name the catalogs' bytes, which takes as long as parsing them.
  init(
    of project: Project, globs: [Glob], moves: [CatalogMove] = [], adding added: [String] = [],
    hasNames: Bool = false
  ) async {
    let all = project.catalogPaths
    paths = OriginalNames(
      catalogs: all, projects: Set(all.flatMap { project.layout.xcodeProjects(ofTargetsOf: $0) }),
      root: project.exchangeRoot)
    root = AbsolutePath(project.exchangeRoot, in: WorkingDirectory.current.path)
    boundary = project.boundary
    index = CatalogIndex(base: paths.base, root: root, moves: moves)
    gate = LanguageGate(known: [])
    let wanted = all.filter { path in
      project.scope.contains(path) && (globs.isEmpty || globs.contains { Self.matches($0, path) })
    }
    for (path, result) in zip(wanted, await Self.parts(of: wanted, hasNames, project)) {
      switch result {
      case .success(let (loaded, table, name)):
        members.append(
          Member(
            path: path, original: paths.original(of: path), loaded: loaded, table: table,
            name: name))
      case .failure(let error): failures.append(error)
      }
    }
    let sorted = members.enumerated().sorted { left, right in
      let (a, b) = (left.element.original.lowercased(), right.element.original.lowercased())
      return a == b ? left.offset < right.offset : a.precedesInBytes(b)
    }
    members = sorted.map(\.element)
    for path in all {
      let place: CatalogIndex.Place =
        members.firstIndex { $0.path == path }.map { .member($0) }
        ?? (wanted.contains(path) ? .unreadable : .notSelected)
      index.add(path, original: paths.original(of: path), place)
    }
    failures += index.failures
    let named = (project.configuration.checks.base.languages ?? []) + project.knownRegions + added
    gate = LanguageGate(known: named + members.flatMap(\.table.languages))
  }

  private typealias Part = (loaded: LoadedCatalog, table: UnitTable, name: BlobName?)

  /// Reads catalogs, then parses and names each; uses all processors even for a single catalog.
  private static func parts(
    of paths: [String], _ hasNames: Bool, _ project: Project
  ) async -> [Result<Part, GlossError>] {
    let overlay = project.overlay
    let read = await concurrentlyMap(paths, workers: project.workers) { path in
      Result { () throws(GlossError) in try CatalogContents(path, overlay: overlay) }
    }
    async let names = concurrentlyMap(hasNames ? read : [], workers: project.workers) {
      contents -> BlobName? in (try? contents.get()).map { BlobName(of: $0.bytes) }
    }
    let parsed = await concurrentlyMap(read, workers: project.workers) { contents in
      Result { () throws(GlossError) -> (LoadedCatalog, UnitTable) in
        let loaded = try LoadedCatalog(contents.get())
        let table = UnitTable(loaded.catalog)
        try loaded.checkLanguages(table.languages)
        return (loaded, table)
      }
    }
    let named = await names
    return parsed.enumerated().map { place, part in
      part.map { ($0, $1, hasNames ? named[place] : nil) }
    }
  }

  /// True if a glob matches a path; a glob without folders is matched with the file's name alone.
  static func matches(_ glob: Glob, _ path: String) -> Bool {
    if glob.covers(path) { return true }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return !glob.pattern.contains("/") && glob.matches(name)
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
  /// The folder that names in translators' files start from where there is no Xcode project: the
  /// folder of the configuration, or the one that was walked. A folder outside of it that the
  /// command was given counts as a project of its own.
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
