import LocalizationModel
import StringCatalog

/// What a sync makes of one catalog.
struct CatalogUpdate: Sendable {
  let result: Result<Sync.Catalog, GlossError>
  private(set) var findings: [Finding] = []

  init(
    of gone: GoneKeys, _ successors: KeySuccessors, _ spelling: KeySpelling,
    _ sources: SyncSources, in project: Project, _ options: Sync.Options
  ) {
    let fed = gone.catalog
    var (found, matches) = (fed.strings, fed.matches)
    // Another site of an existing key may be in what could not be read: its comment and value are
    // not known.
    let addsOnly = !spelling.incompleteSources(of: fed.path).isEmpty
    let isUsable = Self.areUsable(fed, sources, in: project.scope)
    if addsOnly || isUsable.contains(false) {
      let kept = found.indices.filter { isUsable[$0] && !(addsOnly && matches[$0] != nil) }
      (found, matches) = (kept.map { found[$0] }, kept.map { matches[$0] })
    }
    var catalog = fed.catalog
    do throws(CatalogError) {
      let merge = try catalog.merge(
        found, matches: matches, gone: gone.keys, stale: options.stale.policy,
        renames: options.renames.policy, successors: successors.all)
      findings = merge.findings
      let old = fed.loaded
      let language = options.created.contains(fed.path) ? fed.catalog.sourceLanguage : nil
      result = .success(
        Sync.Catalog(
          path: fed.path, changes: merge.changes, oldBytes: language == nil ? old.bytes : [],
          newBytes: merge.changes.isEmpty ? old.bytes : try catalog.serialized(),
          createdIn: language, stamp: old.stamp))
    } catch {
      result = .failure(GlossError(error))
    }
  }

  /// For each site whether it may change a catalog.
  private static func areUsable(
    _ fed: FedCatalog, _ sources: SyncSources, in scope: PathScope
  ) -> [Bool] {
    let isFilledElsewhere = fed.isFilledElsewhere
    let broken = sources.brokenPaths
    var inScope: Set<TextKey> = []
    var uncertain: Set<TextKey> = []
    if !broken.isEmpty {
      for string in fed.strings where broken.contains(string.path) {
        uncertain.insert(TextKey(string.key))
      }
    }
    for (string, match) in zip(fed.strings, fed.matches)
    where match == nil && scope.contains(string.path) && !broken.contains(string.path) {
      inScope.insert(TextKey(string.key))
    }
    return zip(fed.strings, fed.matches).map { string, match in
      if match != nil {
        if sources.isSpelledUnseen(string.key) { return false }
        return !isFilledElsewhere && (uncertain.isEmpty || !uncertain.contains(TextKey(string.key)))
      }
      // A site in scope adds its key, and then all sites of the key count: a later run in another
      // scope would else change its comment. Behind a quote that is not closed, text is code and
      // code is text, so what was found there adds nothing.
      return inScope.contains(TextKey(string.key)) && !broken.contains(string.path)
    }
  }
}
