import LocalizationModel
import StringCatalog
import SwiftTree

/// The stale keys of some catalogs and the ones that a literal spells, even in a call that is
/// not known to localize it. Keys are kept as hashes, so that the scan of each source can be
/// compared without its texts.
struct StaleKeys: Sendable {
  /// The hashes of the keys and their variants.
  private var wanted: Set<LiteralHash>
  private var spelled: Set<LiteralHash> = []

  init(of catalogs: some Sequence<StringCatalog>) {
    var wanted: Set<LiteralHash> = []
    for catalog in catalogs {
      for key in catalog.keys where catalog.entry(key)?.extractionState == .stale {
        wanted.formUnion(Self.hashes(key))
      }
    }
    self.wanted = wanted
  }

  var isEmpty: Bool { wanted.isEmpty }

  /// Returns the hashes of stale keys among those of literals.
  func found(in literals: some Sequence<LiteralHash>) -> Set<LiteralHash> {
    wanted.isEmpty ? [] : wanted.intersection(literals)
  }

  mutating func add(_ other: StaleKeys) {
    wanted.formUnion(other.wanted)
    spelled.formUnion(other.spelled)
  }

  mutating func addSpelled(_ found: Set<LiteralHash>) { spelled.formUnion(found) }

  func isSpelled(_ key: String) -> Bool {
    !spelled.isEmpty && !spelled.isDisjoint(with: Self.hashes(key))
  }

  /// Returns the hash of the key; for an identifier, a key without spaces, also of its variants
  /// with one word or the end computed, as `"size.\(count)"` computes it.
  private static func hashes(_ key: String) -> [LiteralHash] {
    var hashes = [LiteralHash(key: key)]
    let bytes = Array(key.utf8)
    // A key with a space is a sentence, which no code puts together from parts.
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
      // A variant has to keep enough of the key to identify it.
      if index > start, bytes.count - (index - start) > 2 { add(start..<index) }
      start = index + 1
    }
    for index in bytes.indices.dropFirst(4) { add(index..<bytes.count) }
    return hashes
  }
}
