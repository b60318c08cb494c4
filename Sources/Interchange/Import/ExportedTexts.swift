import LocalizationModel
import StringCatalog
package import XLIFF

/// The revisions of a catalog that a translators' file may have been exported from.
package struct PossibleBases: Sendable {
  /// Mostly one; several that fit about equally well; none if nothing is known.
  package var tables: [UnitTable]
  /// Whether they were chosen by what they hold, and the file may come from another one yet.
  package var areGuesses: Bool

  package init(_ tables: [UnitTable] = [], areGuesses: Bool = false) {
    self.tables = tables
    self.areGuesses = areGuesses
  }
}

/// What the units of a translators' file had when they were exported, as far as that is known.
///
/// It is looked for when the first unit asks, which none does in a file that has what the catalog has.
final class ExportedTexts {
  private enum Revision {
    /// The catalog as it is.
    case current
    case other(UnitIndex)
  }

  private let find: () -> PossibleBases
  private let current: UnitIndex
  private lazy var bases = find()
  private lazy var revisions: [Revision] = {
    let revisions = bases.tables.compactMap { table -> Revision? in
      if table === current.table { return .current }
      return (try? UnitIndex(table, language: current.language)).map { .other($0) }
    }
    // Half of what is known would be a guess.
    return revisions.count == bases.tables.count ? revisions : []
  }()

  /// - Parameters:
  ///   - current: The catalog as it is.
  ///   - find: Looks for the revisions that the file may come from.
  init(current: UnitIndex, _ find: @escaping () -> PossibleBases) {
    self.current = current
    self.find = find
  }

  var isKnown: Bool { !revisions.isEmpty }

  /// Whether what was exported is what the catalog has, or nothing is known of it.
  private(set) lazy var isCurrentOrUnknown: Bool = revisions.allSatisfy {
    if case .current = $0 { true } else { false }
  }

  /// What a merge comes to.
  struct Decision {
    let outcome: TextMerge.Outcome
    /// The text that was exported; `nil` if there was none, or if several come into question.
    let exported: String?
    /// Whether it is a conflict only because several revisions come into question.
    let isUnclear: Bool
  }

  /// - Parameter id: The unit's, as it is exported.
  func decide(_ merge: TextMerge, _ id: String) -> Decision {
    let sides = revisions.map { revision in
      switch revision {
      case .current: merge.now
      case .other(let index): index.target(of: id).map { TextMerge.Side($0) }
      }
    }
    let outcome = merge.outcome(sides, areGuesses: bases.areGuesses)
    return Decision(
      outcome: outcome,
      exported: sides.count == 1 && !merge.isOpen ? sides[0]?.text.joined : nil,
      isUnclear: outcome == .conflict && !merge.isOpen
        && sides.contains { merge.outcome(.known($0)) != .conflict })
  }
}

/// Holds the units of a file that is with translators against what was exported and what the catalog has.
package struct ReturningUnits {
  private let exported: ExportedTexts?

  /// - Parameters:
  ///   - bases: The revisions of the catalog that the file may have been exported from.
  ///   - language: As the catalog spells it.
  package init(_ bases: PossibleBases, current: UnitTable, language: String) {
    let index = try? UnitIndex(current, language: language)
    exported = index.map { ExportedTexts(current: $0) { bases } }
  }

  /// What an import would make of a unit.
  ///
  /// - Parameter now: What the catalog has.
  /// - Returns: `nil` if nothing is known of what was exported.
  package func outcome(of unit: TransUnit, now: TransUnit.Target?) -> TextMerge.Outcome? {
    guard let exported, exported.isKnown || unit.isInConflict, let target = unit.target,
      let id = unit.id
    else { return nil }
    let now = now.map { TextMerge.Side($0) }
    let merge = TextMerge(
      incoming: UnitOffer.side(of: target, source: unit.source), source: unit.source, now: now,
      isInConflict: unit.isInConflict)
    return exported.decide(merge, id).outcome
  }
}

extension UnitIndex {
  var language: String { texts.maker.language }

  /// What is exported under an id; `nil` if there is nothing.
  func target(of id: String) -> TransUnit.Target? {
    match(id, guess: Guess(), isSource: { _ in false }).flatMap { known($0).target }
  }
}

extension UnitTable {
  /// How many units of a file have another target than an export of this catalog has.
  ///
  /// - Parameter limit: Where counting ends.
  /// - Returns: `nil` if the catalog cannot be exported.
  package func differences(
    from file: XLIFFFile, language: String, limit: Int = .max
  ) -> Int? {
    guard let index = try? UnitIndex(self, language: language) else { return nil }
    var guess = UnitIndex.Guess()
    var count = 0
    for unit in file.units {
      guard let id = unit.id else { continue }
      let match = index.match(id, guess: guess, isSource: { _ in false })
      if let match { guess.follow(match) }
      let exported = match.flatMap { index.known($0).target }
      if Self.isSame(unit.target, exported, source: unit.source) { continue }
      count += 1
      if count >= limit { return count }
    }
    return count
  }

  /// Whether it may be the catalog that a file is for: it has most of the file's units.
  package func hasMostUnits(of file: XLIFFFile, language: String) -> Bool {
    guard let index = try? UnitIndex(self, language: language) else { return false }
    var guess = UnitIndex.Guess()
    let count = file.units.count { unit in
      let match = unit.id.flatMap { index.match($0, guess: guess, isSource: { _ in false }) }
      if let match { guess.follow(match) }
      return match != nil
    }
    return count * 2 >= file.units.count
  }

  /// Whether a file has a target as it was exported; what programs add or drop does not count.
  private static func isSame(
    _ target: TransUnit.Target?, _ exported: TransUnit.Target?, source: TransUnit.Text?
  ) -> Bool {
    guard let exported else {
      guard let target else { return true }
      let isAdded = target.state == nil || target.state == .new
      return isAdded && (target.text.isBlank || target.text == source)
    }
    guard let target else { return false }
    return target.text == exported.text
      && (target.state == nil || TargetState.reading(target) == TargetState.reading(exported))
  }
}
