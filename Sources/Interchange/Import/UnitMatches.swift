import LocalizationModel
import StringCatalog
import XLIFF

/// What the units of a file stand for in a catalog, and which of them stand for the same text.
struct UnitMatches {
  let index: UnitIndex
  let units: [TransUnit]
  let disputed: [TextKey: String]
  /// For each unit what it stands for; `nil` for one without an id, or that the catalog does not know.
  private let matches: [UnitIndex.Match?]
  /// The units that stand for the main text of each entry: several ids may.
  private var twins: [Twins?]
  /// The units of other texts, and of ids that nothing is known of.
  private var twinsByID: [TextKey: Twins] = [:]
  /// Whether each entry has units for more than its main text.
  private var areShaped: [Bool]

  /// Units that stand for one text.
  struct Twins {
    /// The place of the first.
    let first: Int
    var count = 1
    /// The place of the first unit with another translation than `first`; `nil` if all agree.
    var rival: Int?
  }

  /// - Parameter disputed: Ids of units that another file translates in another way, and that file.
  init(_ index: UnitIndex, file: XLIFFFile, disputed: [TextKey: String]) {
    self.index = index
    self.disputed = disputed
    units = file.units
    var guess = 0
    matches = file.units.map { unit in
      let match = unit.id.flatMap { id in
        index.match(id, guess: guess) { unit.source.isSame(as: $0) }
      }
      if let match { guess = match.entry + 1 }
      return match
    }
    twins = Array(repeating: nil, count: index.table.entries.count)
    areShaped = Array(repeating: false, count: index.table.entries.count)
    for place in units.indices {
      let match = matches[place]
      if let match, match.path.isEmpty {
        Self.add(place, of: units, to: &twins[match.entry])
      } else if let id = match.map({ self.id(of: $0) }) ?? units[place].id {
        Self.add(place, of: units, to: &twinsByID[TextKey(id)])
        if let match { areShaped[match.entry] = true }
      }
    }
  }

  private static func add(_ place: Int, of units: [TransUnit], to twins: inout Twins?) {
    guard let first = twins?.first else {
      twins = Twins(first: place)
      return
    }
    twins?.count += 1
    if twins?.rival == nil, units[first].target != units[place].target { twins?.rival = place }
  }

  /// What a unit stands for; `nil` for one without an id, or that the catalog does not know.
  func match(of place: Int) -> UnitIndex.Match? { matches[place] }

  /// The units that stand for the same text as one of them does.
  func twins(of place: Int) -> Twins? {
    guard let match = matches[place] else {
      return units[place].id.flatMap { twinsByID[TextKey($0)] }
    }
    return match.path.isEmpty ? twins[match.entry] : twinsByID[TextKey(id(of: match))]
  }

  /// Whether one unit of the file is for an entry, and that for its main text.
  func isAlone(_ entry: Int) -> Bool { !areShaped[entry] && twins[entry]?.count == 1 }

  /// The id that the text of a match is exported with.
  func id(of match: UnitIndex.Match) -> String {
    UnitID.text(key: index.table.entries[match.entry].key, path: match.path)
  }

  /// Whether a unit has the id that the text which it stands for is exported with.
  func isExact(_ unit: TransUnit, _ match: UnitIndex.Match) -> Bool {
    guard !match.isRecovered, let id = unit.id else { return false }
    return self.id(of: match).hasBytes(of: id)
  }

  /// An id for the ledger. Most are keys, of which one copy is enough.
  func told(_ id: String?, _ match: UnitIndex.Match?) -> String? {
    guard let match, match.path.isEmpty, !match.isRecovered else { return id }
    return index.table.entries[match.entry].key
  }
}

extension TransUnit.Text? {
  /// Exactly, or but for the kind of line ends; never with blanks folded.
  func isSame(as other: TransUnit.Text?) -> Bool {
    guard let self, let other else { return self == other }
    if self == other { return true }
    func unified(_ text: TransUnit.Text) -> TransUnit.Text {
      .plain(text.joined.replacing("\r\n", with: "\n"))
    }
    return unified(self) == unified(other)
  }
}
