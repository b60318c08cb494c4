import LocalizationModel
import ProjectLayout
import StringCatalog

/// All files of a check, read in parallel: each source with its strings and the findings that it
/// alone decides, each catalog parsed. The steps of ``Check`` that need several files take these.
struct CheckedFiles: Sendable {
  /// The sources of the app, without tests, sorted by path bytes.
  private(set) var sources: [CheckedSource] = []
  /// The catalogs, sorted by path bytes.
  private(set) var catalogs: [AnalyzedCatalog] = []
  /// The places in the code that use generated symbols of keys.
  private(set) var symbolUses = SymbolUses()
  /// Errors of files that could not be read.
  private(set) var failures: [GlossError] = []
  /// The scan of all sources, kept only if a pack of guide rules is on: these rules parse the
  /// sources again, function bodies included.
  private(set) var scan: ProjectScan?

  /// Reads catalogs and sources at the same time, so that a large catalog occupies one processor
  /// while the others scan sources.
  ///
  /// - Parameters:
  ///   - scope: The paths that were asked for. Catalogs of tests and tools are left out unless it
  ///     names them, because no app ships them.
  ///   - checkers: The checkers for the settings of each source.
  init(of project: Project, asked scope: PathScope, _ checkers: CheckerCache) async {
    let layout = project.layout
    let paths = project.catalogPaths.filter {
      scope.names($0) || !layout.isForDevelopment($0)
    }
    var request = ScanRequest(of: project)
    request.collectsFacts = true
    request.hashesLiterals = true
    let symbols = await ProjectSymbols(of: project)
    request.symbols = symbols.names
    let (context, overlay) = (SourceContext(project), project.overlay)
    let contextIdentity = context.edition(of: project)
    async let catalogResults = concurrentlyMap(paths, workers: project.workers) {
      Self.catalog($0, overlay)
    }
    let read = await ProjectScan.answers(of: project, request) { source, text in
      overlay.memory.answer(
        at: source.path,
        from: CheckedSource.Ground(
          source: source.identity, context: contextIdentity, checkers: checkers.identity)
      ) {
        CheckedSource(source, text, context, checkers)
      }
    }
    for result in await catalogResults {
      switch result {
      case .success(let catalog): catalogs.append(catalog)
      case .failure(let error): failures.append(error)
      }
    }
    sources = read.sources.compactMap(\.self)
    symbolUses = SymbolUses(sources.map(\.symbols), symbols)
    if !project.configuration.guides.packs.isEmpty { scan = read.scan }
    failures += sources.compactMap(\.failure)
  }

  private static func catalog(
    _ path: String, _ overlay: FileOverlay
  ) -> Result<AnalyzedCatalog, GlossError> {
    do throws(GlossError) {
      let catalog = try LoadedCatalog(path, overlay: overlay).catalog
      return .success(
        overlay.memory.answer(at: path, from: catalog.bytes) { AnalyzedCatalog(catalog) })
    } catch {
      return .failure(error)
    }
  }

  /// The paths of sources that could not be parsed to their end, in which
  /// code may be taken for text.
  var brokenSources: Set<String> {
    Set(sources.filter { !$0.isComplete }.map(\.path))
  }
}
