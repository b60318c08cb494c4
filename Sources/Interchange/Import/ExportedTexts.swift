import LocalizationModel
import StringCatalog
package import XLIFF

/// What the units of a translators' file had when they were exported, as far as that is known.
struct ExportedTexts: Sendable {
  private enum Revision: Sendable {
    /// The catalog as it is.
    case current
    case other(UnitIndex)
  }

  private let revisions: [Revision]

  /// - Parameters:
  ///   - tables: The revisions that the file may come from; empty if none is known.
  ///   - current: The catalog as it is.
  init(_ tables: [UnitTable], current: UnitIndex) {
    var revisions: [Revision] = []
    for table in tables {
      if table === current.table {
        revisions.append(.current)
      } else if let index = try? UnitIndex(table, language: current.language) {
        revisions.append(.other(index))
      }
    }
    // Half of what is known would be a guess.
    self.revisions = revisions.count == tables.count ? revisions : []
  }

  var isKnown: Bool { !revisions.isEmpty }

  /// Whether what was exported is what the catalog has, or nothing is known of it.
  var isCurrentOrUnknown: Bool {
    revisions.allSatisfy { if case .current = $0 { true } else { false } }
  }

  /// What each revision has for a unit.
  ///
  /// - Parameters:
  ///   - id: As it is exported.
  ///   - current: What the catalog has there now.
  func sides(of id: String, current: TextMerge.Side?) -> [TextMerge.Side?] {
    revisions.map { revision in
      switch revision {
      case .current: current
      case .other(let index): index.target(of: id).map { TextMerge.Side($0) }
      }
    }
  }
}

/// Holds the units of a file that is with translators against what was exported and what the catalog has.
package struct ReturningUnits: Sendable {
  private let exported: ExportedTexts?

  /// - Parameters:
  ///   - bases: The revisions of the catalog that the file may have been exported from.
  ///   - language: As the catalog spells it.
  package init(_ bases: [UnitTable], current: UnitTable, language: String) {
    let index = try? UnitIndex(current, language: language)
    exported = index.map { ExportedTexts(bases, current: $0) }
  }

  /// What an import would make of a unit.
  ///
  /// - Parameter now: What the catalog has.
  /// - Returns: `nil` if nothing is known of what was exported.
  package func outcome(of unit: TransUnit, now: TransUnit.Target?) -> TextMerge.Outcome? {
    guard let exported, exported.isKnown, let target = unit.target, let id = unit.id else {
      return nil
    }
    let now = now.map { TextMerge.Side($0) }
    let merge = TextMerge(
      incoming: UnitOffer.side(of: target, source: unit.source), source: unit.source, now: now)
    return merge.outcome(exported.sides(of: id, current: now))
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
