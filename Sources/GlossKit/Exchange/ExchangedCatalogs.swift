import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import XLIFF

/// The catalogs of a project that are exchanged with translators, under the names that their files
/// have for them.
struct ExchangedCatalogs {
  struct Member {
    /// Relative to the working directory.
    let path: String
    /// As translators' files name it.
    let original: String
    private(set) var loaded: LoadedCatalog
    /// Of the catalog as it was read, or when the table was renewed.
    private(set) var table: UnitTable

    init(path: String, original: String, loaded: LoadedCatalog, table: UnitTable) {
      self.path = path
      self.original = original
      self.loaded = loaded
      self.table = table
    }

    /// The table stays that of the catalog as it was.
    mutating func apply(_ plan: CatalogImport.Plan) { plan.apply(to: &loaded.catalog) }

    mutating func renewTable() {
      if loaded.catalog.isEdited { table = UnitTable(loaded.catalog) }
    }
  }

  /// In the order of Xcode's exports: by their names without regard to case.
  var members: [Member] = []
  let paths: OriginalPaths
  private let root: AbsolutePath
  /// All of the project's.
  private var known: [Known] = []
  /// The index of the first of them that translators' files name so.
  private var knownByOriginal: [TextKey: Int] = [:]
  private(set) var failures: [GlossError] = []

  /// - Parameter globs: Only these; none for all in the project's scope.
  init(of project: Project, globs: [Glob]) async {
    let all = project.catalogPaths
    paths = OriginalPaths(
      catalogs: all, projects: Set(all.flatMap { project.layout.xcodeProjects(ofTargetsOf: $0) }),
      root: project.exchangeRoot)
    root = AbsolutePath(project.exchangeRoot, in: WorkingDirectory.current.path)
    let wanted = all.filter { path in
      project.scope.contains(path) && (globs.isEmpty || globs.contains { Self.matches($0, path) })
    }
    let overlay = project.overlay
    let loaded = await concurrentlyMap(wanted, workers: project.workers) { path in
      Result { () throws(GlossError) in
        let loaded = try LoadedCatalog(path, overlay: overlay)
        return (loaded, table: UnitTable(loaded.catalog))
      }
    }
    for (path, result) in zip(wanted, loaded) {
      switch result {
      case .success(let (loaded, table)):
        members.append(
          Member(path: path, original: paths.original(of: path), loaded: loaded, table: table))
      case .failure(let error): failures.append(error)
      }
    }
    let sorted = members.enumerated().sorted { left, right in
      let (a, b) = (left.element.original.lowercased(), right.element.original.lowercased())
      return a == b ? left.offset < right.offset : a.precedesInBytes(b)
    }
    members = sorted.map(\.element)
    for path in all {
      let place: Place =
        members.firstIndex { $0.path == path }.map { .member($0) }
        ?? (wanted.contains(path) ? .unreadable(path) : .notSelected)
      let original = paths.original(of: path)
      if knownByOriginal[TextKey(original)] == nil {
        knownByOriginal[TextKey(original)] = known.count
      }
      known.append(Known(path: path, original: original, place: place))
    }
  }

  private struct Known {
    /// Relative to the working directory.
    let path: String
    let original: String
    let place: Place

    /// As seen from the project's folder, wherever the run started.
    func place(in root: AbsolutePath) -> String {
      AbsolutePath(path, in: WorkingDirectory.current.path).text(seenFrom: root)
    }
  }

  /// A pattern without folders is for the file's name alone.
  private static func matches(_ glob: Glob, _ path: String) -> Bool {
    if glob.covers(path) { return true }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return !glob.pattern.contains("/") && glob.matches(name)
  }

  /// Which catalog a `<file>` is for.
  enum Place {
    case member(Int)
    case none
    case several([String])
    /// The project has it, but it was not asked for.
    case notSelected
    case unreadable(String)
  }

  /// The catalog with that name; else the only one whose path ends so, or that ends the name, as when
  /// the file comes from another folder's project; else the only one for which that holds with
  /// backslashes for slashes and letters of either case. It is never opened as a path.
  func place(of original: String) -> Place {
    if let exact = knownByOriginal[TextKey(original)] { return known[exact].place }
    for isLoose in [false, true] {
      func names(_ path: String) -> [Substring] {
        AbsolutePath(isLoose ? path.replacing("\\", with: "/").lowercased() : path).names
      }
      let wanted = names(original)
      let fitting = known.filter { known in
        let own = names(known.place(in: root))
        let shared = zip(own.reversed(), wanted.reversed()).prefix { $0 == $1 }.count
        // The name of a file alone is no evidence for a path that says more.
        return shared == wanted.count && shared > 0 || shared == own.count && shared > 1
      }
      if fitting.count == 1 { return fitting[0].place }
      if fitting.count > 1 { return .several(fitting.map(\.path)) }
    }
    return .none
  }

  /// Every language that a catalog translates to, sorted.
  var languages: [String] {
    var languages: Set<String> = []
    for member in members {
      let catalog = member.loaded.catalog
      for use in catalog.languageUses() where use.name.text != catalog.sourceLanguage {
        languages.insert(use.name.text)
      }
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

  /// Those that catalogs are developed in.
  var sourceLanguages: Set<String> { Set(members.map(\.loaded.catalog.sourceLanguage)) }
}

extension Project {
  /// All catalogs of the project, links to others left out, sorted by path bytes.
  var catalogPaths: [String] { layout.catalogs.map(\.path) }

  /// The folder that paths in translators' files start from where there is no Xcode project: that of
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
