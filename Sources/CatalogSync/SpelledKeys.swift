import Foundation
import LocalizationModel
package import SwiftTree

/// An index of wanted keys and the files that spell them in some literal, localizable or not, or that
/// compute them from one: `"size.\(count)"` spells `size.10`.
///
/// ``KeyUsageIndex`` fills one from sources, one from excluded files and one from data files. A
/// canonically equivalent literal, such as one with combining accents, spells the key too.
package struct SpelledKeys: Sendable {
  /// For each hash of a wanted key, the paths of the files that have a literal of that hash.
  private var files: [LiteralHash: Set<String>] = [:]

  /// Prepares the index for these keys; literals of other keys are ignored.
  ///
  /// - Parameter isWholeOnly: True if literals that compute a key do not count.
  package init(wanted: some Sequence<String>, isWholeOnly: Bool = false) {
    for key in wanted {
      for hash in Self.hashes(key) + (isWholeOnly ? [] : Self.computedHashes(key)) {
        files[hash] = []
      }
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

  /// Returns the paths of the files that spell a key as a whole.
  package func spellers(of key: String) -> Set<String> {
    files(of: Self.hashes(key))
  }

  /// Returns the first accepted file by path bytes that spells a key or, if none does, computes it;
  /// or `nil`.
  package func speller(of key: String, where isAccepted: (String) -> Bool) -> String? {
    spellers(of: key).filter(isAccepted).min { $0.precedesInBytes($1) }
      ?? (isComputed(key, where: isAccepted)
        ? files(of: Self.computedHashes(key)).filter(isAccepted).min { $0.precedesInBytes($1) }
        : nil)
  }

  /// True if an accepted file spells or computes the key.
  package func isSpelled(_ key: String, where isAccepted: (String) -> Bool) -> Bool {
    contains(Self.hashes(key), isAccepted) || isComputed(key, where: isAccepted)
  }

  /// True if an accepted file has a literal that is the key with one word or the end computed.
  package func isComputed(_ key: String, where isAccepted: (String) -> Bool) -> Bool {
    contains(Self.computedHashes(key), isAccepted)
  }

  private func contains(_ hashes: [LiteralHash], _ isAccepted: (String) -> Bool) -> Bool {
    hashes.contains { files[$0]?.contains(where: isAccepted) ?? false }
  }

  private func files(of hashes: [LiteralHash]) -> Set<String> {
    hashes.reduce(into: []) { $0.formUnion(files[$1] ?? []) }
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

  /// Returns the hashes of an identifier, a key without spaces, with one word or the end computed.
  private static func computedHashes(_ key: String) -> [LiteralHash] {
    let bytes = Array(key.utf8)
    // A key with a space is a sentence, which no code puts together from parts. A longer key has
    // too many variants, nearly one for each byte.
    guard bytes.count <= 200, !bytes.contains(UInt8(ascii: " ")) else { return [] }
    var hashes: [LiteralHash] = []
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
