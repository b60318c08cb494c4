import CatalogSync
import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The keys of a project with their places in the code and in catalogs, to find what stands at a
/// position and where else it stands.
///
/// It assigns strings to catalogs as a sync does, so that it gives the same answers.
struct EditorKeys: Sendable {
  /// The key at a position.
  struct Subject: Sendable {
    let key: String
    /// The catalogs that are meant; empty if none serves the place.
    let catalogs: [String]
    let path: String
    /// The bytes of the literal, of the symbol's use, or of the key in a catalog.
    let range: ByteRange
    /// The string in the code; `nil` in a catalog.
    let string: ExtractedString?
  }

  private let project: Project
  private let sources: SyncSources
  private let symbolUses: SymbolUses
  /// The catalogs of the project that could be read, sorted by path bytes.
  private let catalogs: [StringCatalog]
  /// The strings with the spelling that a catalog has of a key whose specifiers the code leaves
  /// open.
  private let matched: [ResolvedCatalog]

  init(of project: Project) async {
    let project = project.whole
    let reading = await SyncReading(
      of: project, Sync.Options(of: project.configuration), tracesChains: true)
    let grouped = GroupedSources(reading, of: project)
    self.project = project
    sources = grouped.sources
    symbolUses = reading.symbolUses
    // With a mapping to a missing catalog, strings would go to another one.
    guard project.layout.danglingMappings.isEmpty else {
      (catalogs, matched) = ([], [])
      return
    }
    let assignment = grouped.assignment(in: project)
    catalogs = assignment.catalogs.sortedByBytes(of: \.path)
    matched = await assignment.matched(used: symbolUses, workers: project.workers)
  }

  // MARK: Asking

  /// Returns the key at an offset of a source or catalog; `nil` if there is none.
  func subject(at offset: Int, in path: String) -> Subject? {
    FileKind(path: path) == .catalog ? entry(at: offset, in: path) : string(at: offset, in: path)
  }

  private func entry(at offset: Int, in path: String) -> Subject? {
    guard let catalog = catalogs.first(where: { $0.path == path }) else { return nil }
    for index in 0..<catalog.entryCount {
      let entry = catalog.entry(at: index)
      guard let range = entry.keyRange, range.start <= offset, offset <= range.end else { continue }
      return Subject(key: entry.key, catalogs: [path], path: path, range: range, string: nil)
    }
    return nil
  }

  private func string(at offset: Int, in path: String) -> Subject? {
    // A literal may lie in an interpolation of another one, so the shortest one is meant.
    uses { $0.path == path && $0.range.start <= offset && offset <= $0.range.end }
      .min { $0.range.count < $1.range.count }
  }

  /// Returns all uses of a key in the code, in the order of paths and places.
  func uses(of subject: Subject) -> [Subject] {
    let meant = Set(subject.catalogs)
    return uses { $0.key.hasBytes(of: subject.key) }.filter {
      meant.isEmpty ? $0.catalogs.isEmpty : !meant.isDisjoint(with: $0.catalogs)
    }
  }

  /// Returns the catalogs that are meant and could be read, sorted by path bytes.
  func catalogs(of subject: Subject) -> [StringCatalog] {
    catalogs.filter { subject.catalogs.contains($0.path) }
  }

  /// Returns the entries of a key in the catalogs that are meant.
  func entries(of subject: Subject) -> [(catalog: StringCatalog, entry: CatalogEntry)] {
    catalogs(of: subject).compactMap { catalog in
      guard var entry = catalog.entry(subject.key) else { return nil }
      entry.isUnused = project.buildSettings.hasNoResources(catalog.path)
      return (catalog, entry)
    }
  }

  /// Returns the languages of a catalog as `gloss status` counts them, sorted by bytes.
  func languages(of catalog: StringCatalog) -> [String] {
    let checkers = CheckerCache(project.configuration.checks, rules: [])
    let checker = checkers.checker(for: catalog.path, table: ProjectCatalog(catalog.path)?.table)
    return CoverageCount.languages(
      of: catalog, catalog.languageUses(), asked: checker.settings.languages,
      built: project.buildSettings.builtLanguages(ofCatalog: catalog.path))
  }

  // MARK: Uses

  private struct Place: Hashable {
    let path: String
    let range: ByteRange
  }

  /// Returns the strings and symbols of the code that a condition holds for, each with its catalogs.
  private func uses(where isMeant: (ExtractedString) -> Bool) -> [Subject] {
    var strings: [Place: ExtractedString] = [:]
    var catalogs: [Place: [String]] = [:]
    func add(_ string: ExtractedString, _ paths: [String]) {
      let place = Place(path: string.path, range: string.range)
      strings[place] = string
      catalogs[place, default: []] += paths
    }
    for string in sources.all.lazy.flatMap(\.strings) where isMeant(string) { add(string, []) }
    for matched in matched {
      for string in matched.strings where isMeant(string) { add(string, [matched.path]) }
    }
    for found in symbolUses.found where found.use.isCertain {
      for site in symbolUses.sites(of: found.meant[0].key)
      where site.string.path == found.path && site.string.range == found.use.range {
        if isMeant(site.string) { add(site.string, site.catalogs) }
      }
    }
    return strings.map { place, string in
      let found = catalogs[place] ?? []
      return Subject(
        key: string.key,
        catalogs: found.isEmpty ? project.layout.catalogs(serving: string) : found,
        path: place.path, range: place.range, string: string)
    }.sorted {
      $0.path == $1.path ? $0.range.start < $1.range.start : $0.path.precedesInBytes($1.path)
    }
  }
}
