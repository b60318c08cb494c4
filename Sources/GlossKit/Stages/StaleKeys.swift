import LocalizationModel
import SourceScanner
import StringCatalog

/// The stale keys of a project's catalogs, and which of them some literal spells, be it in a call that
/// nobody knows to localize it.
struct StaleKeys: Sendable {
  /// What ``LiteralHash`` makes of them.
  private let wanted: Set<UInt64>
  private var spelled: Set<UInt64> = []

  init(of catalogs: some Sequence<StringCatalog>) {
    var wanted: Set<UInt64> = []
    for catalog in catalogs {
      for key in catalog.keys where catalog.entry(key)?.extractionState == .stale {
        wanted.insert(LiteralHash.hash(key: key))
      }
    }
    self.wanted = wanted
  }

  var isEmpty: Bool { wanted.isEmpty }

  /// Those of some literals that are stale keys.
  func found(in literals: some Sequence<UInt64>) -> Set<UInt64> {
    wanted.isEmpty ? [] : wanted.intersection(literals)
  }

  mutating func addSpelled(_ found: Set<UInt64>) { spelled.formUnion(found) }

  func isSpelled(_ key: String) -> Bool {
    !spelled.isEmpty && spelled.contains(LiteralHash.hash(key: key))
  }
}
