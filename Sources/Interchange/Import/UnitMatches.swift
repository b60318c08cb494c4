import LocalizationModel
import StringCatalog
import TranslationUnits

/// The units of a translators' file matched with the texts of a catalog, with duplicates found.
///
/// A class, because ``UnitDecider`` needs all of it for each unit, and copies would count
/// references.
final class UnitMatches {
  let index: UnitIndex
  let units: [TranslationUnit]
  let disputed: [TextKey: String]
  let exported: ImportBases
  let reviewMarks: UnitFile.ReviewMarks
  private let damages: [Int: LedgerReason]
  private let sheets: [UnitFile.SheetPlace]
  private let hasLines: Bool
  /// For each unit the text that it stands for; `nil` if it has no id, or if the catalog does not
  /// know the id.
  private let matches: [UnitIndex.Match?]
  private let twins: TwinTable

  /// The units of a file that stand for one text.
  struct Twins {
    /// The index of the first unit.
    let first: Int
    var count = 1
    /// The index of the first unit with another translation than `first`; `nil` if all agree.
    var rival: Int?
  }

  /// Matches the units of a file.
  ///
  /// - Parameter disputed: For the id of each unit that another file translates differently the
  ///   name of that file.
  init(
    _ index: UnitIndex, file: UnitFile, exported: ImportBases, disputed: [TextKey: String],
    hasLines: Bool
  ) {
    self.index = index
    self.exported = exported
    self.disputed = disputed
    self.hasLines = hasLines
    (reviewMarks, damages, sheets) = (file.reviewMarks, file.damages, file.sheets)
    let units = file.units
    self.units = units
    var guess = UnitIndex.Guess()
    var matches: [UnitIndex.Match?] = []
    matches.reserveCapacity(units.count)
    for place in units.indices {
      let match = units[place].id.flatMap { id in
        index.match(id, guess: guess) { units[place].source.isSame(as: $0) }
      }
      if let match { guess.follow(match) }
      matches.append(match)
    }
    twins = TwinTable(units, matches, index)
    self.matches = matches
  }

  /// Returns the file reader's reason to refuse a unit; `nil` if there is none.
  func damage(of place: Int) -> LedgerReason? { damages.isEmpty ? nil : damages[place] }

  /// Returns the cell of a unit's translation; `nil` if the unit does not come from a sheet.
  func cell(of place: Int) -> CellPlace? {
    guard let sheet = sheets.last(where: { $0.firstUnit <= place }) else { return nil }
    return CellPlace(sheet: sheet.name, row: units[place].line, column: sheet.targetColumn)
  }

  /// Returns the text that a unit stands for; `nil` if it has no id, or if the catalog does not
  /// know the id.
  func match(of place: Int) -> UnitIndex.Match? { matches[place] }

  /// Returns all units that stand for the same text as one of them; `nil` if it has neither match
  /// nor id.
  func twins(of place: Int) -> Twins? { twins.twins(units[place].id, matches[place], index) }

  /// Returns the id with which the text of a match is exported.
  func id(of match: UnitIndex.Match) -> String { index.id(of: match) }

  /// Returns the line of a text in the catalog, from 1; `nil` if it is not known.
  func line(of match: UnitIndex.Match) -> Int? { hasLines ? index.line(of: match) : nil }

  /// Returns the id for the ledger. Most ids are keys, and the key's own string saves a copy.
  func told(_ id: String?, _ match: UnitIndex.Match?) -> String? {
    guard let match, match.path.isEmpty, !match.isRecovered else { return id }
    return index.table.entries[match.entry].key
  }
}

/// The units of a file for each text of the catalog, to find duplicates.
private struct TwinTable: Sendable {
  typealias Twins = UnitMatches.Twins

  /// The units for the main text of each entry, by the entry's index. Several ids may stand for
  /// one.
  private var ofEntries: [Twins?]
  /// The units for each other text that the catalog has, by ``UnitIndex/Match/shaped``.
  private var ofShaped: [Twins?]
  /// The units for texts that the catalog does not have yet, and for unknown ids.
  private var byID: [TextKey: Twins] = [:]

  init(_ units: [TranslationUnit], _ matches: [UnitIndex.Match?], _ index: UnitIndex) {
    ofEntries = Array(repeating: nil, count: index.table.entries.count)
    ofShaped = Array(repeating: nil, count: index.shapedCount)
    for place in units.indices {
      let match = matches[place]
      if let match, match.path.isEmpty {
        Self.add(place, of: units, to: &ofEntries[match.entry])
        continue
      }
      if let number = match?.shaped {
        Self.add(place, of: units, to: &ofShaped[number])
      } else if let id = match.map({ index.id(of: $0) }) ?? units[place].id {
        Self.add(place, of: units, to: &byID[TextKey(id)])
      }
    }
  }

  private static func add(_ place: Int, of units: [TranslationUnit], to twins: inout Twins?) {
    guard let first = twins?.first else {
      twins = Twins(first: place)
      return
    }
    twins?.count += 1
    if twins?.rival == nil, units[first].target != units[place].target { twins?.rival = place }
  }

  func twins(_ id: String?, _ match: UnitIndex.Match?, _ index: UnitIndex) -> Twins? {
    guard let match else { return id.flatMap { byID[TextKey($0)] } }
    if match.path.isEmpty { return ofEntries[match.entry] }
    if let number = match.shaped { return ofShaped[number] }
    return byID[TextKey(index.id(of: match))]
  }
}
