import LocalizationModel
import StringCatalog
import TranslationUnits

/// What the units of a file stand for in a catalog, and which of them stand for the same text.
///
/// A class, because each unit is decided on with all of it at hand, and copies would count references.
final class UnitMatches {
  let index: UnitIndex
  let units: [TranslationUnit]
  let disputed: [TextKey: String]
  let exported: ExportedTexts
  let reviewMarks: UnitFile.ReviewMarks
  private let damages: [Int: LedgerReason]
  private let sheets: [UnitFile.SheetPlace]
  private let hasLines: Bool
  /// For each unit what it stands for; `nil` for one without an id, or that the catalog does not know.
  private let matches: [UnitIndex.Match?]
  private let twins: TwinTable

  /// Units that stand for one text.
  struct Twins {
    /// The place of the first.
    let first: Int
    var count = 1
    /// The place of the first unit with another translation than `first`; `nil` if all agree.
    var rival: Int?
  }

  /// - Parameter disputed: Ids of units that another file translates in another way, and that file.
  init(
    _ index: UnitIndex, file: UnitFile, exported: ExportedTexts, disputed: [TextKey: String],
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

  /// The reader's reason to refuse a unit; `nil` if there is none.
  func damage(of place: Int) -> LedgerReason? { damages.isEmpty ? nil : damages[place] }

  /// The cell of a unit's translation; `nil` for a unit that does not come from a sheet.
  func cell(of place: Int) -> CellPlace? {
    guard let sheet = sheets.last(where: { $0.firstUnit <= place }) else { return nil }
    return CellPlace(sheet: sheet.name, row: units[place].line, column: sheet.targetColumn)
  }

  /// What a unit stands for; `nil` for one without an id, or that the catalog does not know.
  func match(of place: Int) -> UnitIndex.Match? { matches[place] }

  /// The units that stand for the same text as one of them does.
  func twins(of place: Int) -> Twins? { twins.twins(units[place].id, matches[place], index) }

  /// The id that the text of a match is exported with.
  func id(of match: UnitIndex.Match) -> String { index.id(of: match) }

  /// The line of a text in the catalog, counted from 1; `nil` where it is not known.
  func line(of match: UnitIndex.Match) -> Int? { hasLines ? index.line(of: match) : nil }

  /// An id for the ledger. Most are keys, of which one copy is enough.
  func told(_ id: String?, _ match: UnitIndex.Match?) -> String? {
    guard let match, match.path.isEmpty, !match.isRecovered else { return id }
    return index.table.entries[match.entry].key
  }
}

/// Which units of a file stand for each text.
private struct TwinTable: Sendable {
  typealias Twins = UnitMatches.Twins

  /// The units that stand for the main text of each entry: several ids may.
  private var ofEntries: [Twins?]
  /// Matches of each other text that the catalog has.
  private var ofShaped: [Twins?]
  /// Matches of texts that it does not have yet, and of unknown ids.
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
