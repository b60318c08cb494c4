package import LocalizationModel
package import StringCatalog
package import SwiftTree

/// The keys of a catalog that no lookup reaches because declared types give the code's key other
/// specifiers.
///
/// With `let n: Int`, `Text("Pending \(n)")` looks up `Pending %lld`; the catalog's `Pending %d` is
/// never found. `sync` carries its texts over to the other key, and `check` reports it. Neither is
/// `Pending %arg` found, which an extractor without types has written.
package struct UnreachableKeys: Sendable {
  /// For each such key of the catalog, the first string, by path and position, with the key that
  /// the code looks up instead.
  package private(set) var places: [String: ExtractedString] = [:]
  /// For each key with `%arg` (``UntypedFormat``), the first string of each key that the code looks
  /// up instead, in the order of these keys; no strings if the code has none.
  package private(set) var untyped: [String: [ExtractedString]] = [:]

  /// The keys by the hash of the literals that spell them.
  private var keysByHash: [LiteralHash: [String]] = [:]

  package init() {}

  /// True if there are no such keys.
  package var isEmpty: Bool { places.isEmpty && untyped.isEmpty }

  /// Finds the keys that differ only in specifiers from strings, and that none of these can look
  /// up.
  ///
  /// - Parameters:
  ///   - keys: Keys of the catalog that no string has.
  ///   - strings: The strings of the catalog, by path and position.
  package init(
    in catalog: StringCatalog, among keys: some Sequence<String>, _ strings: [ExtractedString]
  ) {
    let withPercent = keys.filter { $0.utf8.contains(UInt8(ascii: "%")) }
    if withPercent.isEmpty { return }
    findUntyped(withPercent.filter(UntypedFormat.isUntyped), in: catalog, strings)
    let keys = withPercent.filter {
      untyped[$0] == nil && catalog.entry($0)?.extractionState != .stale
    }
    let spelled = strings.filter { $0.defaultValue == nil && !$0.placeholders.isEmpty }
    let strings = Dictionary(grouping: spelled) { TextKey(looseKey($0.key)) }
    for key in keys {
      guard let alike = strings[TextKey(looseKey(key))],
        !alike.contains(where: { $0.mayBeLookedUp(as: key) }),
        let first = alike.first(where: { $0.placeholders.allSatisfy(\.isCertain) })
      else { continue }
      places[key] = first
    }
    keysByHash = Dictionary(grouping: self.keys) { LiteralHash(key: $0) }
  }

  private mutating func findUntyped(
    _ keys: [String], in catalog: StringCatalog, _ strings: [ExtractedString]
  ) {
    if keys.isEmpty { return }
    let typed = Dictionary(
      grouping: strings.filter { !$0.placeholders.isEmpty }
    ) { UntypedFormat.skeleton(of: $0.key) }
    for key in keys {
      var twins: [TextKey: ExtractedString] = [:]
      for string in typed[UntypedFormat.skeleton(of: key)] ?? []
      where !UntypedFormat.isUntyped(string.key) && twins[TextKey(string.key)] == nil {
        twins[TextKey(string.key)] = string
      }
      if twins.isEmpty {
        switch catalog.entry(key)?.extractionState {
        case nil, .extractedWithValue: break
        // A stale key has nothing left to lose, and another one may be a person's own text.
        default: continue
        }
      }
      untyped[key] = twins.values.sorted { $0.key.precedesInBytes($1.key) }
    }
  }

  /// Returns the keys without those that a source spells in a literal that is none of its strings.
  /// Such a literal may look the key up in a way that extraction does not recognize.
  ///
  /// - Parameter isTest: True for the source of a test. It may name a key with `%arg` only to test
  ///   the catalog, so that the typed key in the app's code counts.
  package func without(
    keysSpelledIn literals: ContiguousArray<LiteralHash>, _ strings: [ExtractedString],
    isTest: Bool
  ) -> UnreachableKeys {
    if isEmpty { return self }
    var counts: [LiteralHash: Int] = [:]
    for hash in literals where keysByHash[hash] != nil { counts[hash, default: 0] += 1 }
    if counts.isEmpty { return self }
    var stringsByHash: [LiteralHash: [ExtractedString]] = [:]
    for string in strings {
      let hash = LiteralHash(key: string.key)
      if counts[hash] != nil { stringsByHash[hash, default: []].append(string) }
    }
    var remaining = self
    for (hash, count) in counts {
      for key in keysByHash[hash] ?? [] where !isTest || untyped[key]?.isEmpty != false {
        // A string whose specifiers differ has the key's hash, too: it accounts for one literal.
        let others = (stringsByHash[hash] ?? []).filter { !$0.key.hasBytes(of: key) }
        if count > Set(others.map(\.range.start)).count { remaining.remove(key) }
      }
    }
    return remaining
  }

  /// Returns the keys without those that are spelled by files in languages other than Swift.
  package func without(_ spelled: Set<LiteralHash>) -> UnreachableKeys {
    var remaining = self
    remaining.places = places.filter { !spelled.contains(LiteralHash(key: $0.key)) }
    remaining.untyped = untyped.filter { !spelled.contains(LiteralHash(key: $0.key)) }
    return remaining
  }

  private mutating func remove(_ key: String) {
    places[key] = nil
    untyped[key] = nil
  }

  /// The keys in no order.
  package var keys: [String] { Array(places.keys) + untyped.keys }

  /// The ``LiteralHash`` of each key.
  package var hashes: Set<LiteralHash> { Set(keys.map { LiteralHash(key: $0) }) }
}
