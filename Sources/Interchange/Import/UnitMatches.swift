import LocalizationModel
import StringCatalog
import TranslationUnits

/// The units of a translators' file, each matched with the text of the catalog that it translates,
/// and the duplicates among them. ``UnitDecider`` reads it for each unit.
///
/// It is a class, so that passing it along counts one reference instead of one for each member.
final class UnitMatches {
  let index: UnitIndex
  let units: [TranslationUnit]
  let disputed: [TextKey: String]
  let exported: ImportBases
  let stateOrigin: UnitFile.StateOrigin
  /// The catalog that the file was exported from, if its units have moved to this one, else `nil`.
  let movedFrom: String?
  private let damages: [Int: LedgerReason]
  private let sheets: [UnitFile.SheetPlace]
  private let hasLines: Bool
  /// For each unit the text that it translates; `nil` if it has no id, or if the catalog does not
  /// have the id.
  private let matches: [UnitIndex.Match?]
  private let duplicateUnits: DuplicateTable

  /// The units of a file that translate one text.
  struct DuplicateUnits {
    /// The index of the first unit.
    let first: Int
    var count = 1
    /// The index of the first unit with another translation than `first`; `nil` if all agree.
    var rival: Int?
  }

  /// Matches the units of a file.
  ///
  /// - Parameters:
  ///   - disputed: The name of another file that translates a unit differently, by the unit's id.
  ///   - hasLines: True if the catalog is a file, so that messages can give the lines of texts.
  ///   - followsKeys: True if units of keys that were renamed or reworded are matched.
  init(
    _ index: UnitIndex, file: UnitFile, exported: ImportBases, disputed: [TextKey: String],
    hasLines: Bool, followsKeys: Bool
  ) {
    self.index = index
    self.exported = exported
    self.disputed = disputed
    self.hasLines = hasLines
    (stateOrigin, damages, sheets) = (file.stateOrigin, file.damages, file.sheets)
    movedFrom = file.movedFrom
    let units = file.units
    self.units = units
    var guess = UnitIndex.Guess()
    var matches: [UnitIndex.Match?] = []
    matches.reserveCapacity(units.count)
    for unitIndex in units.indices {
      let match = units[unitIndex].id.flatMap { id in
        index.match(id, guess: guess) { units[unitIndex].source.isSame(as: $0) }
      }
      if let match { guess.follow(match) }
      matches.append(match)
    }
    if followsKeys {
      let renamed = RenamedKeys(file, matches, index, exported)
      for (unitIndex, match) in renamed.matches { matches[unitIndex] = match }
    }
    duplicateUnits = DuplicateTable(units, matches, index)
    self.matches = matches
  }

  /// Returns the file reader's reason to refuse a unit; `nil` if there is none.
  func damage(of unitIndex: Int) -> LedgerReason? { damages.isEmpty ? nil : damages[unitIndex] }

  /// Returns the cell of a unit's translation; `nil` if the unit does not come from a sheet.
  func cell(of unitIndex: Int) -> CellPlace? {
    guard let sheet = sheets.last(where: { $0.firstUnit <= unitIndex }) else { return nil }
    return CellPlace(sheet: sheet.name, row: units[unitIndex].line, column: sheet.targetColumn)
  }

  /// Returns the text that a unit translates; `nil` if it has no id, or if the catalog does not
  /// have the id.
  func match(of unitIndex: Int) -> UnitIndex.Match? { matches[unitIndex] }

  /// Returns all units that translate the same text as a unit; `nil` if the unit has neither match
  /// nor id.
  func duplicateUnits(of unitIndex: Int) -> DuplicateUnits? {
    duplicateUnits.duplicateUnits(units[unitIndex].id, matches[unitIndex], index)
  }

  /// The paths of translated texts in the file that vary, by the index of their entry.
  private lazy var varyingPaths: [Int: [LeafPath]] = {
    var paths: [Int: [LeafPath]] = [:]
    for (unit, match) in zip(units, matches) where unit.hasOwnTranslation {
      if let match, !match.path.isEmpty { paths[match.entry, default: []].append(match.path) }
    }
    return paths
  }()

  /// True if the file has translated forms in the place of a text.
  func hasForms(of match: UnitIndex.Match) -> Bool {
    let steps = match.path.steps
    return (varyingPaths[match.entry] ?? []).contains { path in
      guard path.steps.count > steps.count, path.steps.starts(with: steps),
        case .variation = path.steps[steps.count]
      else { return false }
      return true
    }
  }

  /// Returns the id with which the text of a match is exported.
  func id(of match: UnitIndex.Match) -> String { index.id(of: match) }

  /// Returns the id with which the text of a match was exported.
  func exportedID(of match: UnitIndex.Match) -> String { match.formerID ?? index.id(of: match) }

  /// Returns the line of a text in the catalog, from 1; `nil` if it is not known.
  func line(of match: UnitIndex.Match) -> Int? { hasLines ? index.line(of: match) : nil }

  /// Returns the id for the ledger. Most ids are keys: then the catalog's string is shared.
  func ledgerID(_ id: String?, _ match: UnitIndex.Match?) -> String? {
    guard let match, match.path.isEmpty, !match.isRecovered, match.formerID == nil else {
      return id
    }
    return index.table.entries[match.entry].key
  }
}

/// Groups the units of a file by the text of the catalog that they translate, to find duplicates.
private struct DuplicateTable: Sendable {
  typealias DuplicateUnits = UnitMatches.DuplicateUnits

  /// The units for the main text of each entry, by the entry's index. Several ids can match one.
  private var ofEntries: [DuplicateUnits?]
  /// The units for each other text that the catalog has, by ``UnitIndex/Match/shaped``.
  private var ofShaped: [DuplicateUnits?]
  /// The units for texts that the catalog does not have yet, and for unknown ids.
  private var byID: [TextKey: DuplicateUnits] = [:]

  init(_ units: [TranslationUnit], _ matches: [UnitIndex.Match?], _ index: UnitIndex) {
    ofEntries = Array(repeating: nil, count: index.table.entries.count)
    ofShaped = Array(repeating: nil, count: index.shapedCount)
    for unitIndex in units.indices {
      let match = matches[unitIndex]
      if let match, match.path.isEmpty {
        Self.add(unitIndex, of: units, to: &ofEntries[match.entry])
        continue
      }
      if let number = match?.shaped {
        Self.add(unitIndex, of: units, to: &ofShaped[number])
      } else if let id = match.map({ index.id(of: $0) }) ?? units[unitIndex].id {
        Self.add(unitIndex, of: units, to: &byID[TextKey(id)])
      }
    }
  }

  /// Adds a unit to a group.
  private static func add(
    _ unitIndex: Int, of units: [TranslationUnit], to duplicateUnits: inout DuplicateUnits?
  ) {
    guard let first = duplicateUnits?.first else {
      duplicateUnits = DuplicateUnits(first: unitIndex)
      return
    }
    duplicateUnits?.count += 1
    if duplicateUnits?.rival == nil, units[first].target != units[unitIndex].target {
      duplicateUnits?.rival = unitIndex
    }
  }

  func duplicateUnits(_ id: String?, _ match: UnitIndex.Match?, _ index: UnitIndex)
    -> DuplicateUnits?
  {
    guard let match else { return id.flatMap { byID[TextKey($0)] } }
    if match.path.isEmpty { return ofEntries[match.entry] }
    if let number = match.shaped { return ofShaped[number] }
    return byID[TextKey(index.id(of: match))]
  }
}
