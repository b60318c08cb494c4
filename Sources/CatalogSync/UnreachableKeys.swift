package import LocalizationModel
import StringCatalog
package import SwiftTree

/// The keys of a catalog that no lookup reaches because declared types give the code's key other
/// specifiers.
///
/// With `let n: Int`, `Text("Pending \(n)")` looks up `Pending %lld`; the catalog's `Pending %d` is
/// never found. `sync` carries its texts over to the other key, and `check` reports it.
package struct UnreachableKeys: Sendable {
  /// For each such key of the catalog, the first string, by path and position, with the key that
  /// the code looks up instead.
  package private(set) var places: [String: ExtractedString] = [:]

  package init() {}

  /// Finds the keys that differ only in specifiers from strings, and that none of these can look
  /// up.
  ///
  /// - Parameters:
  ///   - keys: Keys of the catalog that no string has.
  ///   - strings: The strings of the catalog, by path and position.
  package init(among keys: some Sequence<String>, _ strings: [ExtractedString]) {
    let keys = keys.filter { $0.utf8.contains(UInt8(ascii: "%")) }
    if keys.isEmpty { return }
    let spelled = strings.filter { $0.defaultValue == nil && !$0.placeholders.isEmpty }
    let strings = Dictionary(grouping: spelled) { TextKey(looseKey($0.key)) }
    for key in keys {
      guard let alike = strings[TextKey(looseKey(key))],
        !alike.contains(where: { $0.mayBeLookedUp(as: key) }),
        let first = alike.first(where: { $0.placeholders.allSatisfy(\.isCertain) })
      else { continue }
      places[key] = first
    }
  }

  /// Returns the keys without those that a source spells in a literal that is none of its strings.
  /// Such a literal may look the key up in a way that extraction does not recognize.
  package func without(
    keysSpelledIn literals: ContiguousArray<LiteralHash>, _ strings: [ExtractedString]
  )
    -> UnreachableKeys
  {
    if places.isEmpty { return self }
    var remaining = self
    for key in places.keys {
      let hash = LiteralHash(key: key)
      let count = literals.count { $0 == hash }
      if count == 0 { continue }
      // A string whose specifiers differ has the key's hash, too: it accounts for one literal.
      let others = strings.filter {
        !$0.key.hasBytes(of: key) && LiteralHash(key: $0.key) == hash
      }
      if count > Set(others.map(\.range.start)).count { remaining.places[key] = nil }
    }
    return remaining
  }

  /// Returns the keys without those that are spelled by files in languages other than Swift.
  package func without(_ spelled: Set<LiteralHash>) -> UnreachableKeys {
    var remaining = self
    remaining.places = places.filter { !spelled.contains(LiteralHash(key: $0.key)) }
    return remaining
  }

  /// The ``LiteralHash`` of each key.
  package var hashes: Set<LiteralHash> { Set(places.keys.map { LiteralHash(key: $0) }) }
}
