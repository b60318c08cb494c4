import LocalizationModel

/// The tables in which the app's calls look up the old key and the new key of a rename.
///
/// `gloss rename` makes one value for each source and adds them up, to find the catalogs to change.
struct KeyLookups: Sendable {
  /// The tables of calls with the old key. A table without a name stands for any table, because
  /// code may compute the name.
  private(set) var oldTables: Set<TableName> = []
  /// The tables of calls with the new key.
  private(set) var newTables: Set<TableName> = []
  /// True if a lookup gets the old key from a `String`.
  private(set) var areFollowed = false
  /// True if a call gives a default value together with the old key.
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

  /// Adds the use of a symbol that Xcode generates from the old key.
  mutating func add(symbolOf table: String) { oldTables.insert(.named(table)) }

  /// The tables to rename in. If the sources have only the new key, its tables: the literals have
  /// already been reworded by hand.
  var tables: Set<TableName> { oldTables.isEmpty ? newTables : oldTables }

  /// Returns true if a call may look the key up in a table.
  func mayLookUp(in table: String) -> Bool {
    tables.contains { $0.name.map { $0 == table } ?? true }
  }
}
