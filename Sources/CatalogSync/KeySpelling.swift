package import ProjectLayout
package import StringCatalog
package import SwiftTree

/// What the project's sources spell of the keys that its catalogs have and extraction does not find.
package struct KeySpelling: Sendable {
  package let layout: ProjectLayout
  /// The paths of the catalogs.
  package let catalogs: [String]
  /// For each catalog its missing keys.
  package let missing: [[String]]
  /// Which of them the sources spell.
  package private(set) var spelled: SpelledKeys
  /// Sources that could not be read whole, so that they may spell any key.
  private var unread: Set<String>

  /// The spelling in the sources of a sync, without those in other languages than Swift.
  package init(
    of catalogs: [FedCatalog], in sources: SyncSources, of layout: ProjectLayout,
    stale: StalePolicy
  ) {
    self.layout = layout
    self.catalogs = catalogs.map(\.path)
    unread = sources.incompletePaths
    missing = catalogs.map { $0.missingKeys(stale: stale) }
    let respelled = catalogs.flatMap { $0.respelled.places.keys }
    spelled = SpelledKeys(wanted: Array(missing.joined()) + respelled)
    if spelled.isEmpty { return }
    for source in sources.all { spelled.add(source.literalHashes, of: source.path) }
  }

  /// Notes the literals of another source.
  package mutating func add(_ literals: Set<LiteralHash>, of path: String) {
    spelled.add(literals, of: path)
  }

  /// Notes a source that could not be read.
  package mutating func add(unread path: String) { unread.insert(path) }

  /// Sources of a catalog that could not be read whole.
  package func incompleteSources(of catalog: String) -> [String] {
    if unread.isEmpty { return [] }
    return layout.sourcesThatMaySpell(keysOf: catalog).filter(unread.contains)
  }

  /// The first by path bytes of the sources that spell a missing key of a catalog.
  func speller(of key: String, in catalog: String) -> String? {
    let sources = Set(layout.sourcesThatMaySpell(keysOf: catalog))
    return spelled.speller(of: key, where: sources.contains)
  }

  /// The keys of a catalog that the sources spell with other specifiers, and nothing spells as they are.
  func respelled(of catalog: FedCatalog, _ sources: SyncSources) -> RespelledKeys {
    var respelled = catalog.respelled
    if respelled.places.isEmpty { return respelled }
    let swift = Dictionary(
      sources.all.lazy.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let paths = Set(layout.sourcesThatMaySpell(keysOf: catalog.path))
    for key in respelled.places.keys {
      let others = spelled.spellers(of: key).filter { paths.contains($0) && swift[$0] == nil }
      if !others.isEmpty { respelled = respelled.without([LiteralHash(key: key)]) }
    }
    for path in paths {
      guard let source = swift[path] else { continue }
      respelled = respelled.without(whatIsSpelledIn: source.literalHashes, source.strings)
    }
    return respelled
  }
}
