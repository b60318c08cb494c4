package import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// The result of a sync for one catalog: the changes, the findings and the bytes to write.
///
/// `gloss sync` makes one for each catalog that it updates, from the strings of its sources and its
/// unused keys.
package struct SyncedCatalog: Sendable {
  /// Ordered by key; empty if the catalog is up to date.
  package let changes: [CatalogChange]
  package let findings: [Finding]
  /// False if a key was not added because its entry is misplaced.
  package let isComplete: Bool
  /// The file to write; the bytes as read if nothing changes.
  package let bytes: ContiguousArray<UInt8>

  /// - Parameters:
  ///   - gone: The catalog with its strings, and the keys to mark stale or remove.
  ///   - surroundings: Texts and comments from outside the catalog's sources, such as the texts of
  ///     keys that move here from another catalog.
  ///   - scope: The part of the project from which new keys are added.
  /// - Throws: ``CatalogError`` if the catalog cannot be changed.
  package init(
    of gone: UnusedKeys, _ surroundings: MergeSurroundings, _ spelling: SourceSpellings,
    _ sources: SyncSources, in scope: PathScope, stale: StalePolicy, renames: RenamePolicy
  ) throws(CatalogError) {
    let matched = gone.catalog
    var (found, matches) = (matched.strings, matched.matches)
    // A source that was not read whole may use an existing key, too, with a comment and a
    // default value that are unknown here. So existing entries stay, and only new keys are added.
    let addsOnly = !spelling.unreadSources(of: matched.path).isEmpty
    let misplaced = MisplacedEntries(in: matched)
    let usable = Self.usableStrings(matched, sources, misplaced, in: scope)
    if addsOnly || usable.contains(false) {
      let kept = found.indices.filter { usable[$0] && !(addsOnly && matches[$0] != nil) }
      (found, matches) = (kept.map { found[$0] }, kept.map { matches[$0] })
    }
    isComplete = !zip(matched.strings, matched.matches).contains {
      $1 == nil && misplaced.hold($0.key)
    }
    var catalog = matched.catalog
    let respelled = gone.respelled.places.filter { gone.keys.contains($0.key) }
    var surroundings = surroundings
    surroundings.respelled = respelled.mapValues(\.key)
    let untyped = gone.untyped
    surroundings.untyped = untyped.mapValues { $0.map(\.key) }
    let merge = try catalog.merge(
      found, matches: matches, gone: gone.keys, stale: stale, renames: renames, surroundings)
    findings =
      [Self.finding(aboutUntyped: untyped, in: matched.catalog, merge.changes, renames)].compactMap(
        \.self)
      + merge.findings + [misplaced.finding(in: matched.catalog)].compactMap(\.self)
      + Self.findings(about: respelled, in: matched, after: catalog)
    changes = merge.changes
    bytes = merge.changes.isEmpty ? catalog.bytes : try catalog.serialized()
  }

  /// Returns one finding on all keys with `%arg` that are not stale yet; `nil` without such keys.
  ///
  /// - Parameter changes: The changes of the merge, such as replaced keys.
  private static func finding(
    aboutUntyped untyped: [String: [ExtractedString]], in catalog: StringCatalog,
    _ changes: [CatalogChange], _ renames: RenamePolicy
  ) -> Finding? {
    let keys = untyped.keys.filter { catalog.entry($0)?.extractionState != .stale }
    if keys.isEmpty { return nil }
    var replaced: Set<TextKey> = []
    for change in changes {
      if case .reworded(let old) = change.kind { replaced.insert(TextKey(old)) }
      // An old key without texts leaves no other trace.
      if change.kind == .removed, renames == .carry, untyped[change.key]?.isEmpty == false {
        replaced.insert(TextKey(change.key))
      }
    }
    let count = keys.count { replaced.contains(TextKey($0)) }
    let successors = keys.flatMap { untyped[$0] ?? [] }.map(\.key).distinctByBytes()
    let subject = Message(
      """
      \(Counted.keys.message(keys.count)) with '%arg', which Apple's extractor writes where it does not know the \
      types, so that no look-up finds them
      """, comment: "同步开头的一句：苹果的提取器写出的无类型键。%@：多少个键")
    let message =
      if renames == .report, !successors.isEmpty {
        Message(
          """
          \(subject); '--renames=carry' carries their texts over to \
          \(Message.list(Array(successors.prefix(3)), isQuoted: true, isCut: successors.count > 3))
          """, comment: "同步开头的一句：无类型键可以换成代码所查找的键。%1$@：前半句；%2$@：带引号的新键")
      } else if count > 0 {
        Message(
          "\(subject); \(count) replaced by the keys that the code looks up, with their texts",
          comment: "同步开头的一句：无类型键换成了代码所查找的键。%1$@：前半句；%2$lld：换掉的键的个数")
      } else {
        subject
      }
    return Finding(.keyUntyped, limit: .info, message: message, path: catalog.path)
  }

  /// Reports each key that no lookup reaches: kept, replaced, or replaced with its texts carried
  /// over.
  private static func findings(
    about respelled: [String: ExtractedString], in matched: ResolvedCatalog,
    after merged: StringCatalog
  ) -> [Finding] {
    if respelled.isEmpty { return [] }
    let lines = LineTable(matched.catalog.bytes.span)
    return respelled.sorted { $0.key.precedesInBytes($1.key) }.map { key, site in
      let entry = matched.catalog.entry(key)
      let position = entry?.keyRange.map {
        lines.position(ofByte: $0.start, in: matched.catalog.bytes.span)
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
        .keyUnreachable, limit: isKept ? .warning : .info, message: message, path: matched.path,
        range: entry?.keyRange, position: position)
    }
  }

  /// Returns a Boolean for each string of the catalog, in order: true if it may add or change an
  /// entry.
  private static func usableStrings(
    _ matched: ResolvedCatalog, _ sources: SyncSources, _ misplaced: MisplacedEntries,
    in scope: PathScope
  ) -> [Bool] {
    let isFilledElsewhere = matched.isFilledOutsideSwift
    let broken = sources.brokenPaths
    var inScope: Set<TextKey> = []
    // Keys that a source with syntax errors seems to use.
    var uncertain: Set<TextKey> = []
    if !broken.isEmpty {
      for string in matched.strings where broken.contains(string.path) {
        uncertain.insert(TextKey(string.key))
      }
    }
    for (string, match) in zip(matched.strings, matched.matches)
    where match == nil && scope.contains(string.path) && !broken.contains(string.path)
      && !misplaced.hold(string.key)
    {
      inScope.insert(TextKey(string.key))
    }
    return zip(matched.strings, matched.matches).map { string, match in
      if match != nil {
        if sources.mayBeSpelledOutsideBuild(string.key) { return false }
        return !isFilledElsewhere && (uncertain.isEmpty || !uncertain.contains(TextKey(string.key)))
      }
      // A new key is added if one of its strings is in scope, and then all its strings count:
      // otherwise a later run in another scope would change its comment. After an unclosed quote,
      // code reads as text and text as code, so strings of such a file add nothing.
      return inScope.contains(TextKey(string.key)) && !broken.contains(string.path)
    }
  }
}
