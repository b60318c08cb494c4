import CatalogSync
import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

/// The sources and catalogs of a project as a sync takes them, read and scanned once: by the sync
/// itself, or by a check that asks what a sync would do.
struct SyncReading: Sendable {
  /// One source, with the values that the plan of a sync needs of all sources together.
  struct Source: Sendable {
    let source: SyncSource
    let failure: GlossError?
    let symbols: SymbolSource
    let lookupCalls: LookupCalls?

    /// - Parameters:
    ///   - elsewhere: The literals of sources that this checkout has no bodies of.
    ///   - build: The strings that a build extracted; `nil` to take the scan's.
    init(
      _ scanned: ScannedSource, _ layout: ProjectLayout, elsewhere: [String: RemoteSource],
      seenBy build: StringsDataFolder? = nil
    ) {
      let scanned = elsewhere[scanned.path].map(scanned.replacingLiterals) ?? scanned
      source = SyncSource(scanned, layout, seenBy: build)
      failure = scanned.failure
      symbols = SymbolSource(scanned)
      lookupCalls = scanned.lookupCalls
    }
  }

  private(set) var sources: [SyncSource]
  /// Errors of sources that could not be read.
  let failures: [GlossError]
  /// The uses of generated symbols, which keep their keys.
  let symbolUses: SymbolUses
  let lookupCalls: [LookupCalls]
  /// The catalogs, in the order of the project's paths.
  private(set) var catalogs: [Result<CatalogFile, GlossError>]

  init(
    _ sources: [Source], _ symbols: ProjectSymbols,
    _ catalogs: [Result<CatalogFile, GlossError>]
  ) {
    self.sources = sources.map(\.source)
    failures = sources.compactMap(\.failure)
    symbolUses = SymbolUses(sources.map(\.symbols), symbols)
    lookupCalls = sources.compactMap(\.lookupCalls)
    self.catalogs = catalogs
  }

  /// Reads all sources, tests included, and all catalogs.
  ///
  /// - Parameters:
  ///   - tracesChains: True to record the declarations that make a string localizable.
  ///   - findsLookups: True to look for calls whose literals are keys of the catalogs.
  init(
    of project: Project, _ options: Sync.Options, tracesChains: Bool = false,
    findsLookups: Bool = false
  ) async {
    var request = ScanRequest(of: project)
    request.includesTests = true
    request.includesC = true
    request.hashesLiterals = true
    request.tracesChains = tracesChains
    let parsed = await project.loadedCatalogs(at: project.catalogPaths)
    let readable = parsed.compactMap { try? $0.get().catalog }
    let layout = project.missingSources().layout ?? project.layout
    let symbols = ProjectSymbols(of: readable, in: project.layout)
    request.symbols = symbols.names
    if findsLookups { request.lookupKeys = Set(readable.flatMap(\.keys)) }
    let stringsData = options.stringsData
    let elsewhere = project.sourcesElsewhere
    async let catalogs = concurrentlyMap(parsed, workers: project.workers) { result in
      result.map { loaded in
        var loaded = loaded
        loaded.catalog.cacheDuplicates()
        return loaded
      }
    }
    let read = await ProjectScan.answers(of: project, request) { source, _ in
      Source(source, layout, elsewhere: elsewhere, seenBy: stringsData)
    }
    self.init(read.sources.compactMap(\.self), symbols, await catalogs)
  }

  /// Returns the Swift sources together with the `Info.plist` files, and the catalogs whose texts
  /// these tell, each with true if no other key can be in use.
  func sources(
    of project: Project, in layout: ProjectLayout
  ) -> (all: SyncSources, lists: [String: Bool]) {
    let lists = InfoPlistStrings(
      of: project, layout, catalogs.compactMap { try? $0.get().catalog })
    let all = (sources + lists.sources).sortedByBytes(of: \.path)
    return (SyncSources(all), lists.catalogs)
  }

  /// Returns the reading of a project that has new catalogs as well.
  func adding(newCatalogsOf project: Project, besides old: [String]) async -> SyncReading {
    let known = Dictionary(zip(old, catalogs), uniquingKeysWith: { first, _ in first })
    let new = await project.loadedCatalogs(at: project.catalogPaths.filter { known[$0] == nil })
    var rest = new[...]
    var reading = self
    reading.catalogs = project.catalogPaths.compactMap { known[$0] ?? rest.popFirst() }
    let layout = project.missingSources().layout ?? project.layout
    reading.sources = await concurrentlyMap(sources, workers: project.workers) {
      $0.regrouped(in: layout)
    }
    return reading
  }
}
