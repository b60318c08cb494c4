import LocalizationModel
import StringCatalog
package import TranslationUnits

/// The revisions of a catalog from which a translators' file may have been exported.
package struct CandidateBases: Sendable {
  /// Mostly one revision; several if these fit about equally well; none if nothing is known.
  package var tables: [UnitTable]
  /// True if the revisions were chosen by likeness, so that the file may come from another one.
  package var areGuesses: Bool
  /// True if the file may come from the present catalog: git keeps an export of it, or none that fits
  /// the file.
  package var mayBePresent = false
  /// The units whose text some revision or kept export had.
  package var formerUnits: FormerUnits

  package init(
    _ tables: [UnitTable] = [], areGuesses: Bool = false, formerUnits: FormerUnits = FormerUnits()
  ) {
    self.tables = tables
    self.areGuesses = areGuesses
    self.formerUnits = formerUnits
  }
}

/// The units of a translators' file whose text the catalog had at some time, by id. The search for
/// the base collects them from all revisions that it compares with.
package struct FormerUnits: Sendable {
  /// The ids of units whose text some revision had.
  fileprivate var texts: Set<TextKey> = []
  /// The ids of units whose text some revision had in the file's state.
  fileprivate var states: Set<TextKey> = []

  package init() {}
}

/// The texts of a translators' file as they were exported: the base of the three-way merge on
/// import.
///
/// They are known from the checksums that the file carries, else from the catalog's revisions. The
/// revisions are searched for when the first unit needs them, which can take long; a class, because
/// the result is then kept. No unit needs them if the file agrees with the catalog, or if the
/// checksums are enough.
final class ImportBases {
  private enum Revision {
    /// The catalog in its present state.
    case current
    case other(UnitIndex)
  }

  private let sums: ExportChecksums?
  private let find: () -> CandidateBases
  private let current: UnitIndex
  private lazy var bases = find()
  private lazy var revisions: [Revision] = {
    let revisions = bases.tables.compactMap { table -> Revision? in
      if table === current.table { return .current }
      return (try? UnitIndex(table, language: current.language)).map { .other($0) }
    }
    // If a revision cannot be exported, the others are not used: the file may come from that one.
    return revisions.count == bases.tables.count ? revisions : []
  }()

  /// Makes the bases of one file's units.
  ///
  /// - Parameters:
  ///   - current: The catalog in its present state.
  ///   - note: The file's ``UnitFile/exportNote``, which holds the checksums.
  ///   - find: Finds the revisions that the file may come from.
  init(current: UnitIndex, note: String?, _ find: @escaping () -> CandidateBases) {
    self.current = current
    self.find = find
    sums = note.flatMap { ExportChecksums(note: $0) }
  }

  /// True if the file carries checksums.
  var hasChecksums: Bool { sums != nil }

  /// Returns the translation with which a unit was exported, by the file's checksums.
  ///
  /// - Parameters:
  ///   - sources: Candidates for the exported source.
  ///   - texts: Candidates for the exported translation.
  func checksum(_ id: String, _ sources: [UnitText], _ texts: [UnitText]) -> TextMerge.Base {
    sums?.base(id, sources, texts) ?? .unknown
  }

  /// True if a revision is known that the file may come from.
  var hasRevisions: Bool { !revisions.isEmpty }

  /// The catalogs that the file may come from, without the present one.
  var formerTables: [UnitTable] {
    revisions.compactMap { if case .other(let index) = $0 { index.table } else { nil } }
  }

  /// Merges a unit's text with the catalog's.
  ///
  /// - Parameters:
  ///   - merge: The file's text, the catalog's and the unit's source in the file.
  ///   - id: The unit's id in the export.
  ///   - source: The unit's source as the catalog has it.
  ///   - isMoved: True if the catalog has the text under another id now.
  func decide(
    _ merge: TextMerge, _ id: String, source: UnitText?, isMoved: Bool = false
  ) -> TextMerge.Decision {
    let texts = [merge.incoming.text] + (merge.now.map { [$0.text] } ?? [])
    let sources = [merge.source] + (source == merge.source ? [] : [source])
    return merge.decision(
      over: ExportedText(
        checksum: checksum(id, sources.compactMap(\.self), texts),
        revisions: { self.texts(of: id, merge, isMoved: isMoved) }))
  }

  /// Returns what the revisions tell of a unit.
  private func texts(
    of id: String, _ merge: TextMerge, isMoved: Bool
  ) -> ExportedText.Revisions {
    let bases = revisions.compactMap { revision -> TextMerge.Base? in
      switch revision {
      // A catalog without the id is not the one that the unit was exported from.
      case .current: isMoved ? nil : .known(merge.now)
      case .other(let index): index.base(of: id) ?? (isMoved ? nil : .known(nil))
      }
    }
    let key = TextKey(id)
    return ExportedText.Revisions(
      bases, areGuesses: self.bases.areGuesses, hadText: self.bases.formerUnits.texts.contains(key),
      hadState: self.bases.formerUnits.states.contains(key), mayBePresent: self.bases.mayBePresent)
  }
}

/// Compares the units of a file on which translators still work with the exported texts and with
/// the catalog's current ones, for `gloss export --update`.
package struct UpdateComparison {
  private let exported: ImportBases?

  /// Prepares the comparison for one file.
  ///
  /// - Parameters:
  ///   - bases: The revisions of the catalog that the file may have been exported from.
  ///   - note: The file's ``UnitFile/exportNote``.
  ///   - current: The catalog in its present state.
  ///   - language: The file's language as the catalog spells it.
  package init(_ bases: CandidateBases, note: String?, current: UnitTable, language: String) {
    let index = try? UnitIndex(current, language: language)
    exported = index.map { ImportBases(current: $0, note: note) { bases } }
  }

  /// Returns the outcome that an import of a unit would have.
  ///
  /// - Parameter fresh: The unit as an export of the catalog makes it now.
  /// - Returns: The outcome; `nil` if nothing is known about the exported text.
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
  /// Returns the text that is exported under an id; ``TextMerge/Base/unknown`` if the export has
  /// other units in its place, such as the forms of a text that varies, and `nil` if it has none.
  fileprivate func base(of id: String) -> TextMerge.Base? {
    guard let match = match(id, guess: Guess(), isSource: { _ in false }) else { return nil }
    if let target = target(of: match) { return .known(TextMerge.Side(target)) }
    let hasForms = units(at: match.entry).target?.variation(at: match.path) != nil
    return hasForms ? .unknown : .known(nil)
  }
}

extension UnitText {
  /// True if the text is an exported one, or has only lost blanks of it.
  fileprivate func isReturned(_ exported: UnitText) -> Bool {
    self == exported || hasLostBlanks(of: exported)
  }
}

extension UnitTable {
  /// Returns the number of a file's units whose targets differ from an export of this catalog.
  ///
  /// - Parameter former: Takes the units whose text this catalog has.
  /// - Returns: The number; `nil` if the catalog cannot be exported.
  package func differences(
    from file: UnitFile, language: String, _ former: inout FormerUnits
  ) -> Int? {
    guard let index = try? UnitIndex(self, language: language) else { return nil }
    var guess = UnitIndex.Guess()
    var count = 0
    for unit in file.units {
      guard let id = unit.id else { continue }
      let match = index.match(id, guess: guess, isSource: { _ in false })
      if let match { guess.follow(match) }
      let exported = match.flatMap { index.target(of: $0) }
      if let target = unit.target, let exported, target.text.isReturned(exported.text) {
        former.texts.insert(TextKey(id))
        if target.catalogState == exported.catalogState { former.states.insert(TextKey(id)) }
      }
      if Self.isSame(unit.target, exported, source: unit.source) { continue }
      count += 1
    }
    return count
  }

  /// True if the catalog has at least half of a file's units, so that the file may be meant for it.
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

  /// True if a target is as it was exported. Empty targets, copies of the source and lost states do
  /// not count as differences, because programs add targets and drop states.
  private static func isSame(
    _ target: TranslationUnit.Target?, _ exported: TranslationUnit.Target?, source: UnitText?
  ) -> Bool {
    guard let exported else {
      guard let target else { return true }
      // A target that was not exported, and that a program may have added.
      let isAdded = target.state == nil || target.catalogState == .new
      return isAdded && (target.text.isBlank || target.text == source)
    }
    guard let target else { return false }
    return target.text.isReturned(exported.text)
      && (target.state == nil || target.catalogState == exported.catalogState)
  }
}
