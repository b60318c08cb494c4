package import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// What a sync makes of one catalog.
package struct CatalogUpdate: Sendable {
  /// In the order of keys; empty if the catalog is up to date.
  package let changes: [CatalogChange]
  package let findings: [Finding]
  /// The file as read if nothing changes.
  package let bytes: ContiguousArray<UInt8>

  /// - Parameter successors: For each gone key the new ones that stand where it stood.
  /// - Throws: ``CatalogError`` if the catalog cannot be changed.
  package init(
    of gone: GoneKeys, successors: [String: Set<String>], _ spelling: KeySpelling,
    _ sources: SyncSources, in scope: PathScope, stale: StalePolicy, renames: RenamePolicy
  ) throws(CatalogError) {
    let fed = gone.catalog
    var (found, matches) = (fed.strings, fed.matches)
    // Another site of an existing key may be in what could not be read: its comment and value are
    // not known.
    let addsOnly = !spelling.incompleteSources(of: fed.path).isEmpty
    let isUsable = Self.areUsable(fed, sources, in: scope)
    if addsOnly || isUsable.contains(false) {
      let kept = found.indices.filter { isUsable[$0] && !(addsOnly && matches[$0] != nil) }
      (found, matches) = (kept.map { found[$0] }, kept.map { matches[$0] })
    }
    var catalog = fed.catalog
    let merge = try catalog.merge(
      found, matches: matches, gone: gone.keys, stale: stale, renames: renames,
      successors: successors)
    findings = merge.findings
    changes = merge.changes
    bytes = merge.changes.isEmpty ? catalog.bytes : try catalog.serialized()
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
