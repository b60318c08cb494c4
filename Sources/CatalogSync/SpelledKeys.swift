import Foundation
import LocalizationModel
package import SwiftTree

/// Which of a set of keys some source spells in a literal, recognized as localizable or not.
///
/// A literal that is canonically equivalent, such as one with combining accents, spells the key too.
package struct SpelledKeys: Sendable {
  /// For each hash of a wanted key the sources that have a literal of that hash.
  private var sources: [LiteralHash: Set<String>] = [:]

  /// Looks for these keys only.
  package init(wanted: some Sequence<String>) {
    for key in wanted {
      for hash in Self.hashes(key) { sources[hash] = [] }
    }
  }

  /// Whether no source spells a wanted key.
  package var isEmpty: Bool { sources.isEmpty }

  /// Notes the wanted keys among a source's literals.
  package mutating func add(_ literals: some Sequence<LiteralHash>, of path: String) {
    for hash in literals where sources[hash] != nil { sources[hash, default: []].insert(path) }
  }

  /// The hashes that are wanted.
  package func wanted(among hashes: Set<LiteralHash>) -> Set<LiteralHash> {
    hashes.filter { sources[$0] != nil }
  }

  /// The sources that spell a key.
  package func spellers(of key: String) -> Set<String> {
    Self.hashes(key).reduce(into: []) { $0.formUnion(sources[$1] ?? []) }
  }

  /// The first by path bytes of the sources that spell a key and are accepted.
  package func speller(of key: String, where isAccepted: (String) -> Bool) -> String? {
    spellers(of: key).filter(isAccepted).min { $0.precedesInBytes($1) }
  }

  /// Whether one of the sources spells the key.
  package func isSpelled(_ key: String, inAnyOf paths: Set<String>) -> Bool {
    Self.hashes(key).contains { hash in
      guard let spelling = sources[hash] else { return false }
      return spelling.count < paths.count
        ? spelling.contains(where: paths.contains) : paths.contains(where: spelling.contains)
    }
  }

  /// Hashes the key as it is, and composed and decomposed if that can differ.
  private static func hashes(_ key: String) -> [LiteralHash] {
    let hash = LiteralHash(key: key)
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return [hash] }
    return [
      hash, LiteralHash(key: key.precomposedStringWithCanonicalMapping),
      LiteralHash(key: key.decomposedStringWithCanonicalMapping),
    ]
  }
}
