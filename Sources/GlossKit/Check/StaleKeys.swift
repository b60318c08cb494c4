import LocalizationModel
import StringCatalog
import SwiftTree

/// The stale keys of a project's catalogs, and which of them some literal spells, be it in a call that
/// nothing is known to localize it.
struct StaleKeys: Sendable {
  /// What ``LiteralHash`` makes of them.
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

  /// The stale keys among some literals.
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

  /// The key as it is; and, if it is no text for people, with one of its words or its end left to the
  /// program, as `"size.\(count)"` does it.
  private static func hashes(_ key: String) -> [LiteralHash] {
    var hashes = [LiteralHash(key: key)]
    let bytes = Array(key.utf8)
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
      // What is left has to say which key it is.
      if index > start, bytes.count - (index - start) > 2 { add(start..<index) }
      start = index + 1
    }
    for index in bytes.indices.dropFirst(4) { add(index..<bytes.count) }
    return hashes
  }
}
