import Foundation
import LocalizationModel
package import SwiftTree

/// An index of wanted keys and the files that spell them in some literal, localizable or not.
///
/// `sync` fills one from sources, one from excluded files and one from data files. A canonically
/// equivalent literal, such as one with combining accents, spells the key too.
package struct SpelledKeys: Sendable {
  /// For each hash of a wanted key, the paths of the files that have a literal of that hash.
  private var files: [LiteralHash: Set<String>] = [:]

  /// Prepares the index for these keys; literals of other keys are ignored.
  package init(wanted: some Sequence<String>) {
    for key in wanted {
      for hash in Self.hashes(key) { files[hash] = [] }
    }
  }

  /// True if no keys are wanted.
  package var isEmpty: Bool { files.isEmpty }

  /// Records the wanted keys among a file's literals.
  package mutating func add(_ literals: some Sequence<LiteralHash>, of path: String) {
    for hash in literals where files[hash] != nil { files[hash, default: []].insert(path) }
  }

  /// Returns the given hashes that belong to a wanted key.
  package func wanted(among hashes: Set<LiteralHash>) -> Set<LiteralHash> {
    hashes.filter { files[$0] != nil }
  }

  /// Returns the paths of the files that spell a key.
  package func spellers(of key: String) -> Set<String> {
    Self.hashes(key).reduce(into: []) { $0.formUnion(files[$1] ?? []) }
  }

  /// Returns the first accepted file by path bytes that spells a key, or `nil`.
  package func speller(of key: String, where isAccepted: (String) -> Bool) -> String? {
    spellers(of: key).filter(isAccepted).min { $0.precedesInBytes($1) }
  }

  /// True if an accepted file spells the key.
  package func isSpelled(_ key: String, where isAccepted: (String) -> Bool) -> Bool {
    Self.hashes(key).contains { files[$0]?.contains(where: isAccepted) ?? false }
  }

  /// Returns the hashes of the key and, if it is not ASCII, of its composed and decomposed forms.
  private static func hashes(_ key: String) -> [LiteralHash] {
    let hash = LiteralHash(key: key)
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return [hash] }
    return [
      hash, LiteralHash(key: key.precomposedStringWithCanonicalMapping),
      LiteralHash(key: key.decomposedStringWithCanonicalMapping),
    ]
  }
}
