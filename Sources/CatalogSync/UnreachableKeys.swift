package import LocalizationModel
import StringCatalog
package import SwiftTree

/// The keys of a catalog that no lookup reaches because declared types give the code's key other
/// specifiers.
///
/// With `let n: Int`, `Text("Pending \(n)")` looks up `Pending %lld`; the catalog's `Pending %d` is
/// never found. `sync` carries its texts over, and `check` reports it.
package struct UnreachableKeys: Sendable {
  /// For each such key of the catalog, the first site by path and position that looks up the right
  /// spelling.
  package private(set) var places: [String: ExtractedString] = [:]

  package init() {}

  /// Finds the keys for which every similar string has other specifiers by declared types.
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

  /// Returns the keys without those that some other literal of the source spells: one that made
  /// none of the source's strings.
  package func without(
    whatIsSpelledIn literals: ContiguousArray<LiteralHash>, _ strings: [ExtractedString]
  )
    -> UnreachableKeys
  {
    if places.isEmpty { return self }
    var rest = self
    for key in places.keys {
      let hash = LiteralHash(key: key)
      let count = literals.count { $0 == hash }
      if count == 0 { continue }
      let others = strings.filter {
        !$0.key.hasBytes(of: key) && LiteralHash(key: $0.key) == hash
      }
      if count > Set(others.map(\.range.start)).count { rest.places[key] = nil }
    }
    return rest
  }

  /// Returns the keys without those that files in other languages than Swift spell.
  package func without(_ spelled: Set<LiteralHash>) -> UnreachableKeys {
    var rest = self
    rest.places = places.filter { !spelled.contains(LiteralHash(key: $0.key)) }
    return rest
  }

  /// The ``LiteralHash`` of each key.
  package var hashes: Set<LiteralHash> { Set(places.keys.map { LiteralHash(key: $0) }) }
}
