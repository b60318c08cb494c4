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

  /// - Parameter surroundings: What comes from outside of the catalog's sources.
  /// - Throws: ``CatalogError`` if the catalog cannot be changed.
  package init(
    of gone: GoneKeys, _ surroundings: MergeSurroundings, _ spelling: KeySpelling,
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
    let respelled = gone.respelled.places.filter { gone.keys.contains($0.key) }
    var surroundings = surroundings
    surroundings.respelled = respelled.mapValues(\.key)
    let merge = try catalog.merge(
      found, matches: matches, gone: gone.keys, stale: stale, renames: renames, surroundings)
    findings = merge.findings + Self.findings(about: respelled, in: fed, after: catalog)
    changes = merge.changes
    bytes = merge.changes.isEmpty ? catalog.bytes : try catalog.serialized()
  }

  /// Names the keys that no look-up reaches.
  private static func findings(
    about respelled: [String: ExtractedString], in fed: FedCatalog, after merged: StringCatalog
  ) -> [Finding] {
    if respelled.isEmpty { return [] }
    let lines = LineTable(fed.catalog.bytes.span)
    return respelled.sorted { $0.key.precedesInBytes($1.key) }.map { key, site in
      let entry = fed.catalog.entry(key)
      let position = entry?.keyRange.map {
        lines.position(ofByte: $0.start, in: fed.catalog.bytes.span)
      }
      let isKept = merged.holds(key)
      let subject = Message(
        "no look-up reaches '\(key)': by the declared types the code looks up '\(site.key)'",
        comment: "发现的前半句：没有代码查找这个键，声明的类型决定了别的格式说明符。%1$@：目录里的键；%2$@：代码查找的键")
      let message =
        isKept
        ? Message(
          "\(subject); remove this entry unless something else uses it",
          comment: "发现：没有代码查找的条目仍在目录里。%@：前半句")
        : entry?.hasNoWork == false
          ? Message(
            "\(subject), which takes its texts over, to be reviewed",
            comment: "发现：没有代码查找的条目被删除，译文转给新键。%@：前半句")
          : Message("\(subject), which takes its place", comment: "发现：没有代码查找的条目被新键取代。%@：前半句")
      return Finding(
        .keyUnreachable, limit: isKept ? .warning : .info, message: message, path: fed.path,
        range: entry?.keyRange, position: position)
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
