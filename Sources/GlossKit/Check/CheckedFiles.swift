import GuideChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The files of a check, each by itself: what depends on several of them comes after.
struct CheckedFiles: Sendable {
  /// The app's, by path bytes.
  private(set) var sources: [Boxed<CheckedSource>] = []
  /// In scope, by path bytes.
  private(set) var catalogs: [ReadCatalog] = []
  /// What could not be read.
  private(set) var failures: [GlossError] = []
  private var remains: ScanRemains?
  /// The scan of all sources, kept for those who look at them again.
  private(set) var scan: ProjectScan?

  /// Reads catalogs and sources in one go, so that a large catalog keeps one processor busy while
  /// others scan sources.
  init(of project: Project, _ checkers: CheckerCache) async {
    let paths = project.catalogPathsInScope
    let staleKeySearch = StaleKeySearch(catalogs: paths.count)
    var request = ScanRequest(of: project)
    request.collectsFacts = true
    request.keepsTexts = !project.configuration.guides.packs.isEmpty
    request.hashesLiterals = { staleKeySearch.mayFind }
    let (surroundings, overlay) = (SourceSurroundings(project), project.overlay)
    let read = await ProjectScan.answers(
      of: project, request, beside: paths,
      { path in
        let result = Self.catalog(path, overlay)
        staleKeySearch.endCatalog(hasKeys: (try? result.get().staleKeys.isEmpty) == false)
        return result
      }, scratch: { checkers }
    ) { source, text, checkers in
      Boxed(CheckedSource(source, text, surroundings, &checkers))
    }
    for result in read.catalogs {
      switch result {
      case .success(let catalog): catalogs.append(catalog)
      case .failure(let error): failures.append(error)
      }
    }
    sources = read.sources.compactMap(\.self)
    remains = read.scan.remains
    if !project.configuration.guides.packs.isEmpty { scan = read.scan }
    failures += sources.lazy.map(\.value).filter { project.scope.contains($0.path) }
      .compactMap(\.failure)
  }

  private static func catalog(
    _ path: String, _ overlay: FileOverlay
  ) -> Result<ReadCatalog, GlossError> {
    do throws(GlossError) {
      return .success(ReadCatalog(try LoadedCatalog(path, overlay: overlay).catalog))
    } catch {
      return .failure(error)
    }
  }

  /// Sources that are not Swift from end to end, where code may be text and text code.
  var brokenSources: Set<String> {
    Set(sources.lazy.map(\.value).filter { !$0.isComplete }.map(\.path))
  }

  /// Hands on the sources and the scan, which the check is done with.
  ///
  /// - Parameter guided: What was made of the sources for guides.
  mutating func takeRemains(and guided: GuideProject?) -> CheckRemains {
    let taken = CheckRemains(sources: sources, parts: remains, scan: scan, guided: guided)
    sources = []
    remains = nil
    scan = nil
    return taken
  }
}
