import CatalogSync
import LocalizationModel
import StringCatalog
import SwiftTree

/// The stale keys of some catalogs, and which of them a string literal spells, even one in a call
/// that is not known to localize it: ``CatalogSites`` calls a key unused only if no literal spells
/// it. Keys are kept as hashes, because the scan of a source keeps only hashes of its literals.
struct StaleKeys: Sendable {
  /// The hashes of the keys and their variants.
  private var keyHashes: Set<LiteralHash>
  private var spelledHashes: Set<LiteralHash> = []
  /// The tables in which keys are looked up whose literals are all lookups.
  private var lookupTables: [LiteralHash: Set<String>] = [:]

  init(of catalogs: some Sequence<StringCatalog>) {
    var keyHashes: Set<LiteralHash> = []
    for catalog in catalogs {
      for key in catalog.keys where catalog.entry(key)?.extractionState == .stale {
        keyHashes.formUnion(Self.hashes(key))
      }
    }
    self.keyHashes = keyHashes
  }

  var isEmpty: Bool { keyHashes.isEmpty }

  /// Returns the hashes of stale keys among those of literals.
  func found(in literals: some Sequence<LiteralHash>) -> Set<LiteralHash> {
    keyHashes.isEmpty ? [] : keyHashes.intersection(literals)
  }

  mutating func add(_ other: StaleKeys) {
    keyHashes.formUnion(other.keyHashes)
    spelledHashes.formUnion(other.spelledHashes)
    lookupTables.merge(other.lookupTables) { $0.union($1) }
  }

  mutating func addSpelled(_ found: Set<LiteralHash>) { spelledHashes.formUnion(found) }

  /// Adds the stale keys that a source spells.
  mutating func addSpelled(in source: CheckedSource) {
    let found = found(in: source.literalHashes)
    if found.isEmpty { return }
    let lookups = LookupTables(
      of: found, in: source.literalHashes, source.strings,
      isServed: { !source.catalogs[$0].isEmpty })
    for hash in found {
      if let tables = lookups.tables(of: hash) {
        lookupTables[hash, default: []].formUnion(tables)
      } else {
        spelledHashes.insert(hash)
      }
    }
  }

  /// True if a literal spells a key of a table, other than in a lookup in another table.
  func isSpelled(_ key: String, of table: String?) -> Bool {
    if spelledHashes.isEmpty, lookupTables.isEmpty { return false }
    return Self.hashes(key).contains { hash in
      spelledHashes.contains(hash)
        || (lookupTables[hash].map { tables in table.map(tables.contains) ?? true } ?? false)
    }
  }

  /// Returns the hash of the key; for an identifier, a key without spaces, also the hashes of its
  /// variants with one word or the end computed, as `"size.\(count)"` computes it.
  private static func hashes(_ key: String) -> [LiteralHash] {
    var hashes = [LiteralHash(key: key)]
    let bytes = Array(key.utf8)
    // A key with a space is a sentence, which no code puts together from parts. A longer key has
    // too many variants, nearly one for each byte.
    guard bytes.count <= 200, !bytes.contains(UInt8(ascii: " ")) else { return hashes }
    func add(_ range: Range<Int>) {
      let parts = [bytes[..<range.lowerBound], bytes[range.upperBound...]]
      hashes.append(
        LiteralHash(
          key: parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "%@")))
    }
    var start = 0
    for index in 0...bytes.count
    where index == bytes.count || ".-_".utf8.contains(bytes[index]) {
      // A variant has to keep enough of the key to identify it, here three bytes.
      if index > start, bytes.count - (index - start) > 2 { add(start..<index) }
      start = index + 1
    }
    // The same for a computed end: at least four bytes stay.
    for index in bytes.indices.dropFirst(4) { add(index..<bytes.count) }
    return hashes
  }
}
