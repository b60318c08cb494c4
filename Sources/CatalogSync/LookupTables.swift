package import LocalizationModel
package import SwiftTree

/// The tables in which one source looks up keys, for keys of which every literal in it is a lookup.
///
/// Such a literal keeps no entry of another table. Any other literal may be looked up in a way that
/// extraction does not recognize. `sync` and `check` ask it about keys that no string of a catalog
/// has.
package struct LookupTables: Sendable {
  /// The tables by the hash of a key; no value for a key with other literals.
  private var tables: [LiteralHash: Set<String>] = [:]

  /// - Parameters:
  ///   - wanted: The hashes of the keys to ask about.
  ///   - literals: The hashes of all literals of the source.
  ///   - isServed: Returns true if a catalog serves the string of an index.
  package init(
    of wanted: Set<LiteralHash>, in literals: ContiguousArray<LiteralHash>,
    _ strings: [ExtractedString], isServed: (Int) -> Bool
  ) {
    var starts: [LiteralHash: Set<Int>] = [:]
    for index in strings.indices {
      let hash = LiteralHash(key: strings[index].key)
      guard wanted.contains(hash), let table = strings[index].table.name, isServed(index) else {
        continue
      }
      starts[hash, default: []].insert(strings[index].range.start)
      tables[hash, default: []].insert(table)
    }
    for (hash, places) in starts where literals.count(where: { $0 == hash }) > places.count {
      tables[hash] = nil
    }
  }

  /// Returns the tables in which a key is looked up; `nil` if one of its literals is no lookup.
  package func tables(of key: LiteralHash) -> Set<String>? { tables[key] }
}
