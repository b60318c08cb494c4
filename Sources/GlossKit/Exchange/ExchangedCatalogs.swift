import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

/// The catalogs of a project that are exchanged with translators, under the names that their files
/// have for them.
struct ExchangedCatalogs {
  struct Member {
    /// Relative to the working directory.
    let path: String
    /// As translators' files name it.
    let original: String
    private(set) var loaded: LoadedCatalog
    /// The units of the catalog as it was read, or when the table was renewed.
    private(set) var table: UnitTable
    /// The name of the bytes; `nil` if it was not asked for.
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

    /// The table stays the one of the catalog as it was.
    mutating func apply(_ plan: CatalogImport.Plan) { plan.apply(to: &loaded.catalog) }

    mutating func renewTable() {
      if loaded.catalog.isEdited { table = UnitTable(loaded.catalog) }
    }
  }

  /// In the order of Xcode's exports: by their names without regard to case.
  var members: [Member] = []
  let paths: OriginalPaths
  /// The project's folder.
  let root: AbsolutePath
  /// The project's: what lies outside is not read.
  let boundary: ProjectBoundary
  /// All of the project's, by their names.
  private(set) var index: CatalogIndex
  /// Takes the languages that some catalog has, or the project names.
  private(set) var gate: LanguageGate
  private(set) var failures: [GlossError] = []

  /// - Parameters:
  ///   - globs: Only these; none for all in the project's scope.
  ///   - moves: Where catalogs lie that translators' files know from another place.
  ///   - added: Further languages that the project is to have.
  ///   - hasNames: Whether the catalogs' bytes get their names: that takes as long as to parse them.
  init(
    of project: Project, globs: [Glob], moves: [CatalogMove] = [], adding added: [String] = [],
    hasNames: Bool = false
  ) async {
    let all = project.catalogPaths
    paths = OriginalPaths(
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

  /// Reads catalogs, then parses and names each, on all cores even if there is only one catalog.
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

  /// A pattern without folders is for the file's name alone.
  static func matches(_ glob: Glob, _ path: String) -> Bool {
    if glob.covers(path) { return true }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return !glob.pattern.contains("/") && glob.matches(name)
  }

  /// Every language that a catalog translated to when it was read, sorted.
  var languages: [String] {
    var languages: Set<String> = []
    for member in members {
      let source = member.loaded.catalog.sourceLanguage
      languages.formUnion(member.table.languages.filter { $0 != source })
    }
    return languages.sortedByBytes()
  }

  /// How the catalogs spell a language, else how it is usually spelled.
  func spelling(of language: String) -> String {
    let known = Set(languages).union(sourceLanguages).sortedByBytes()
    if known.contains(language) { return language }
    let usual = LanguageName.usual(language)
    return known.first { LanguageName.usual($0) == usual } ?? usual
  }

  /// The source languages that catalogs are developed in.
  var sourceLanguages: Set<String> { Set(members.map(\.loaded.catalog.sourceLanguage)) }
}

extension Project {
  /// The folder that paths in translators' files start from where there is no Xcode project: the folder of
  /// the configuration, or the one that was walked; a folder outside of it that the command was given
  /// is a project of its own.
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
