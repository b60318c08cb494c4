import LocalizationModel

/// The tables that calls of the app's sources look two keys up in.
struct KeyLookups: Sendable {
  /// The tables of the key to be renamed; the one without a name stands for any.
  private(set) var oldTables: Set<TableName> = []
  /// The tables that have calls with the new key.
  private(set) var newTables: Set<TableName> = []
  /// Whether a `String` brings the old key to a lookup somewhere.
  private(set) var areFollowed = false
  /// Whether a call gives the old key's text beside it.
  private(set) var haveDefaultValue = false

  init() {}

  init(old: [ExtractedString], new: [ExtractedString]) {
    oldTables = Set(old.map(\.table))
    newTables = Set(new.map(\.table))
    areFollowed = old.contains(where: \.isFollowed)
    haveDefaultValue = old.contains { $0.defaultValue != nil }
  }

  mutating func add(_ other: KeyLookups) {
    oldTables.formUnion(other.oldTables)
    newTables.formUnion(other.newTables)
    areFollowed = areFollowed || other.areFollowed
    haveDefaultValue = haveDefaultValue || other.haveDefaultValue
  }

  /// Adds the place of a symbol that Xcode makes of the old key.
  mutating func add(symbolOf table: String) { oldTables.insert(.named(table)) }

  /// The tables whose catalogs the rename is about: where the sources have only the new key, someone has
  /// reworded it by hand.
  var tables: Set<TableName> { oldTables.isEmpty ? newTables : oldTables }

  /// Whether a call may look the key up in a table.
  func mayBe(in table: String) -> Bool {
    tables.contains { $0.name.map { $0 == table } ?? true }
  }
}
