import LocalizationModel
import StringCatalog
package import TranslationUnits

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

/// What the units of a translators' file had when they were exported, as far as that is known: by the sums that
/// the file carries, else by the revisions that it may come from.
///
/// The revisions are looked for when the first unit asks, which none does in a file that has what the catalog
/// has, or whose sums tell.
final class ExportedTexts {
  private enum Revision {
    /// The catalog as it is.
    case current
    case other(UnitIndex)
  }

  private let sums: ExportSums?
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
  ///   - note: ``UnitFile/exportNote`` of the file.
  ///   - find: Looks for the revisions that the file may come from.
  init(current: UnitIndex, note: String?, _ find: @escaping () -> PossibleBases) {
    self.current = current
    self.find = find
    sums = note.flatMap { ExportSums(note: $0) }
  }

  /// Whether a revision is known that the file may come from.
  var hasRevisions: Bool { !revisions.isEmpty }

  /// What a merge comes to.
  struct Decision {
    var outcome: TextMerge.Outcome
    /// The text that was exported; `nil` if there was none, or if several come into question.
    let exported: String?
    /// Whether it is a conflict only because several revisions come into question.
    var isUnclear = false
    /// Whether the file itself tells what was exported.
    var isCertain = false
  }

  /// - Parameters:
  ///   - id: The unit's, as it is exported.
  ///   - source: The unit's source, as the catalog has it.
  func decide(_ merge: TextMerge, _ id: String, source: UnitText?) -> Decision {
    let texts = [merge.incoming.text] + (merge.now.map { [$0.text] } ?? [])
    let sources = [merge.source] + (source == merge.source ? [] : [source])
    switch sums?.base(id, sources.compactMap(\.self), texts) {
    case .known(let side)? where !merge.isOpen:
      return Decision(
        outcome: merge.outcome(.known(side)), exported: side?.text.joined, isCertain: true)
    case .changed? where !merge.isOpen && merge.outcome(.changed) != .conflict:
      return Decision(outcome: merge.outcome(.changed), exported: nil, isCertain: true)
    case .changed? where !merge.isOpen:
      // A revision may tell the text.
      let decision = decideByRevisions(merge, id)
      let isExact = decision.outcome == .conflict && !decision.isUnclear
      return Decision(
        outcome: .conflict, exported: isExact ? decision.exported : nil, isCertain: true)
    default: return decideByRevisions(merge, id)
    }
  }

  private func decideByRevisions(_ merge: TextMerge, _ id: String) -> Decision {
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
  ///   - note: ``UnitFile/exportNote`` of the file.
  ///   - language: As the catalog spells it.
  package init(_ bases: PossibleBases, note: String?, current: UnitTable, language: String) {
    let index = try? UnitIndex(current, language: language)
    exported = index.map { ExportedTexts(current: $0, note: note) { bases } }
  }

  /// What an import would make of a unit.
  ///
  /// - Parameter fresh: The unit as the catalog has it now.
  /// - Returns: `nil` if nothing is known of what was exported.
  package func outcome(of unit: TranslationUnit, now fresh: TranslationUnit) -> TextMerge.Outcome? {
    guard let exported, let target = unit.target, let id = unit.id else { return nil }
    let merge = TextMerge(
      incoming: TextMerge.Side(target, of: unit.source), source: unit.source,
      now: fresh.target.map { TextMerge.Side($0) }, isInConflict: unit.isInConflict)
    let decision = exported.decide(merge, id, source: fresh.source)
    return decision.isCertain || exported.hasRevisions || unit.isInConflict
      ? decision.outcome : nil
  }
}

extension UnitIndex {
  /// What is exported under an id; `nil` if there is nothing.
  func target(of id: String) -> TranslationUnit.Target? {
    match(id, guess: Guess(), isSource: { _ in false }).flatMap { target(of: $0) }
  }
}

extension UnitTable {
  /// How many units of a file have another target than an export of this catalog has.
  ///
  /// - Parameter limit: Where counting ends.
  /// - Returns: `nil` if the catalog cannot be exported.
  package func differences(
    from file: UnitFile, language: String, limit: Int = .max
  ) -> Int? {
    guard let index = try? UnitIndex(self, language: language) else { return nil }
    var guess = UnitIndex.Guess()
    var count = 0
    for unit in file.units {
      guard let id = unit.id else { continue }
      let match = index.match(id, guess: guess, isSource: { _ in false })
      if let match { guess.follow(match) }
      let exported = match.flatMap { index.target(of: $0) }
      if Self.isSame(unit.target, exported, source: unit.source) { continue }
      count += 1
      if count >= limit { return count }
    }
    return count
  }

  /// Whether it may be the catalog that a file is for: it has most of the file's units.
  package func hasMostUnits(of file: UnitFile, language: String) -> Bool {
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
    _ target: TranslationUnit.Target?, _ exported: TranslationUnit.Target?, source: UnitText?
  ) -> Bool {
    guard let exported else {
      guard let target else { return true }
      let isAdded = target.state == nil || target.state == .new
      return isAdded && (target.text.isBlank || target.text == source)
    }
    guard let target else { return false }
    return target.text == exported.text
      && (target.state == nil || target.catalogState == exported.catalogState)
  }
}
