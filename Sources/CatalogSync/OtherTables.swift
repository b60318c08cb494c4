import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree

/// The lookups in other tables that spell missing keys of a catalog: `Text("Help", tableName: "B")`
/// spells a key of table `A` and keeps no entry there.
struct OtherTables {
  private let table: String?
  private let spelling: SourceSpellings
  /// The lookups of each Swift source of the app that spells a missing key.
  private var lookups: [String: LookupTables] = [:]

  /// - Parameter missing: Keys of the catalog that extraction did not find.
  init(
    of catalog: String, _ missing: [String], _ spelling: SourceSpellings, _ sources: SyncSources
  ) {
    table = ProjectCatalog(catalog)?.table
    self.spelling = spelling
    let wanted = Set(missing.map { LiteralHash(key: $0) })
    let spellers = missing.reduce(into: Set<String>()) {
      $0.formUnion(spelling.spelled.spellers(of: $1))
    }
    if spellers.isEmpty { return }
    // A test may expect the text of the key, wherever it is looked up.
    for source in sources.all where source.shares != nil && spellers.contains(source.path) {
      lookups[source.path] = LookupTables(
        of: wanted, in: source.literalHashes, source.strings,
        isServed: { !spelling.layout.catalogs(serving: source.strings[$0]).isEmpty })
    }
  }

  /// True if every literal of a key in the accepted sources is a lookup in another table.
  func areOnlyOnes(thatSpell key: String, where isAccepted: (String) -> Bool) -> Bool {
    if spelling.spelled.isComputed(key, where: isAccepted) { return false }
    return spelling.spelled.spellers(of: key).filter(isAccepted).allSatisfy { path in
      guard let table, let tables = lookups[path]?.tables(of: LiteralHash(key: key)) else {
        return false
      }
      return !tables.contains(table)
    }
  }
}
