import LocalizationModel
package import ProjectLayout
package import SwiftTree

/// The missing keys of all catalogs, and the sources that still spell them in some literal.
///
/// A literal keeps its key even if extraction does not recognize it as localizable: a sync marks no
/// key stale that the project may still look up. ``UnusedKeys`` decides by this value.
package struct SourceSpellings: Sendable {
  package let layout: ProjectLayout
  /// The paths of the catalogs, in the order of ``missing``.
  package let catalogs: [String]
  /// For each catalog its missing keys, in the catalog's order.
  package let missing: [[String]]
  /// The sources that spell a missing key, or one that no lookup reaches.
  package private(set) var spelled: SpelledKeys
  /// Paths of sources that could not be read whole, so that they may spell any key.
  private var unread: Set<String>
  /// The sources that this checkout lacks, which may spell any key, too.
  package let missingSources: MissingSources

  /// Collects the spellings of a sync's Swift sources; other languages are added by ``add(_:of:)``.
  ///
  /// - Parameter keys: For each catalog, the keys that extraction did not find.
  package init(
    of catalogs: [ResolvedCatalog], missing keys: [[String]], in sources: SyncSources,
    of layout: ProjectLayout, beside missingSources: MissingSources
  ) {
    self.layout = layout
    self.missingSources = missingSources
    self.catalogs = catalogs.map(\.path)
    unread = sources.incompletePaths
    missing = keys
    let respelled = catalogs.flatMap(\.respelled.keys)
    spelled = SpelledKeys(wanted: Array(missing.joined()) + respelled)
    if spelled.isEmpty { return }
    for source in sources.all { spelled.add(source.literalHashes, of: source.path) }
  }

  /// Records the literals of another source.
  package mutating func add(_ literals: Set<LiteralHash>, of path: String) {
    spelled.add(literals, of: path)
  }

  /// Records a source that could not be read.
  package mutating func add(unread path: String) { unread.insert(path) }

  /// Returns the sources of a catalog that could not be read whole.
  package func incompleteSources(of catalog: String) -> [String] {
    if unread.isEmpty { return [] }
    return unread.filter { layout.maySpell($0, keysOf: catalog) }.sortedByBytes()
  }

  /// Returns the sources of a catalog that were not read whole: those that could not be, and the
  /// places of those that are missing.
  package func unreadSources(of catalog: String) -> [String] {
    incompleteSources(of: catalog) + missingSources.places(thatMaySpellKeysOf: catalog)
  }

  /// Returns the first source by path bytes that spells a missing key of a catalog, or `nil`.
  package func speller(of key: String, in catalog: String) -> String? {
    spelled.speller(of: key) { layout.maySpell($0, keysOf: catalog) }
  }

  /// Returns the keys of a catalog that its sources spell with other specifiers only, never as the
  /// catalog does.
  func respelled(of catalog: ResolvedCatalog, _ sources: SyncSources) -> UnreachableKeys {
    var respelled = catalog.respelled
    if respelled.isEmpty { return respelled }
    let swiftSources = Set(sources.all.lazy.map(\.path))
    let spelledElsewhere = respelled.keys.filter { key in
      spelled.spellers(of: key).contains {
        !swiftSources.contains($0) && layout.maySpell($0, keysOf: catalog.path)
      }
    }
    respelled = respelled.without(Set(spelledElsewhere.map { LiteralHash(key: $0) }))
    for source in sources.all where layout.maySpell(source.path, keysOf: catalog.path) {
      respelled = respelled.without(
        keysSpelledIn: source.literalHashes, source.strings, isTest: source.shares == nil)
    }
    return respelled
  }
}
