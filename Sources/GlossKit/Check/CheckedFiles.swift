import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

/// All files of a check, read in parallel: each source with its strings and the findings that it
/// alone decides, each catalog parsed. The steps of ``Check`` that need several files take these.
struct CheckedFiles: Sendable {
  /// The sources of the app, without tests, sorted by path bytes.
  private(set) var sources: [CheckedSource] = []
  /// The catalogs, sorted by path bytes.
  private(set) var catalogs: [CatalogAnalysis] = []
  /// The same sources, and tests, in the form that a sync takes; `nil` unless an entry of a catalog
  /// is stale or the caller asks for it.
  private(set) var reading: SyncReading?
  /// The paths of the catalogs with entries that are marked stale.
  private(set) var staleCatalogs: Set<String> = []
  /// The places in the code that use generated symbols of keys.
  private(set) var symbolUses = SymbolUses()
  /// Errors of files that could not be read.
  private(set) var failures: [GlossError] = []
  /// The scan of all sources, kept only if a pack of guide rules is on: these rules parse the
  /// sources again, function bodies included.
  private(set) var scan: ProjectScan?

  /// Parses all catalogs, because their symbols are searched for in the sources, then analyzes
  /// catalogs and scans sources at the same time, so that a large catalog occupies one processor
  /// while the others scan.
  ///
  /// - Parameters:
  ///   - scope: The paths that were asked for. Catalogs of tests and tools are left out unless it
  ///     names them, because no app ships them.
  ///   - checkers: The checkers for the settings of each source.
  ///   - forSync: True to keep the ``reading`` in any case.
  init(
    of project: Project, asked scope: PathScope, _ checkers: CheckerCache, forSync: Bool
  ) async {
    let layout = project.layout
    var request = ScanRequest(of: project)
    request.collectsFacts = true
    request.includesC = true
    request.hashesLiterals = true
    let loaded = await project.loadedCatalogs(at: project.catalogPaths)
    let symbols = ProjectSymbols(of: loaded.compactMap { try? $0.get().catalog }, in: layout)
    request.symbols = symbols.names
    let (context, overlay) = (SourceContext(project), project.overlay)
    let contextIdentity = context.edition(of: project)
    let checked = zip(project.catalogPaths, loaded).filter { path, _ in
      scope.names(path) || !layout.isForDevelopment(path)
    }.map(\.1)
    async let catalogResults = concurrentlyMap(checked, workers: project.workers) {
      $0.map { Self.analyzed($0.catalog, overlay) }
    }
    let stale = await concurrentlyMap(checked, workers: project.workers) { result -> String? in
      guard let catalog = try? result.get().catalog else { return nil }
      let mark = overlay.cache.answer(at: catalog.path, from: catalog.bytes) { StaleMark(catalog) }
      return mark.isPresent ? catalog.path : nil
    }
    staleCatalogs = Set(stale.compactMap(\.self))
    // Tests are read only for the literals that may keep stale keys.
    let reads = forSync || !staleCatalogs.isEmpty
    request.includesTests = reads
    let elsewhere = reads ? project.sourcesElsewhere : [:]
    let layoutOfSync = reads ? project.missingSources().layout ?? layout : layout
    let read = await ProjectScan.answers(of: project, request) { source, text in
      let checked =
        layout.isTest(source.path)
        ? nil
        : overlay.cache.answer(
          at: source.path,
          from: CheckedSource.CacheKey(
            source: source.identity, context: contextIdentity, checkers: checkers.identity)
        ) {
          CheckedSource(source, text, context, checkers)
        }
      return (
        checked, reads ? SyncReading.Source(source, layoutOfSync, elsewhere: elsewhere) : nil
      )
    }
    for result in await catalogResults {
      switch result {
      case .success(let catalog): catalogs.append(catalog)
      case .failure(let error): failures.append(error)
      }
    }
    sources = read.sources.compactMap { $0?.0 }
    if reads { reading = SyncReading(read.sources.compactMap { $0?.1 }, symbols, loaded) }
    symbolUses = SymbolUses(sources.map(\.symbols), symbols)
    if !project.configuration.guides.packs.isEmpty { scan = read.scan }
    failures += sources.compactMap(\.failure)
  }

  private static func analyzed(_ catalog: StringCatalog, _ overlay: FileOverlay) -> CatalogAnalysis
  {
    overlay.cache.answer(at: catalog.path, from: catalog.bytes) { CatalogAnalysis(catalog) }
  }

  /// The paths of sources that could not be parsed to their end, in which
  /// code may be taken for text.
  var brokenSources: Set<String> {
    Set(sources.filter { !$0.isComplete }.map(\.path))
  }
}
