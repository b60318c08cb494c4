package import Foundation
import GlossKit
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import TranslationUnits

/// Damages files that Xcode exported and imports them into their catalogs
/// (`Scripts/trials exchange`). Each finished translation must arrive, or have an entry with a
/// reason in the ledger, the import's account of every unit. The catalogs must stay valid.
package struct DamageTrial: Sendable {
  /// The number of trials.
  package private(set) var count = 0
  /// The number of files that could not be read.
  package private(set) var refusedFiles = 0
  package private(set) var unitCount = 0
  /// The number of units by ``LedgerEntry/Outcome/label``.
  package private(set) var outcomes: [String: Int] = [:]
  /// The number of damages of each kind.
  package private(set) var damageKinds: [String: Int] = [:]
  package private(set) var slowest: (seconds: Double, name: String) = (0, "")
  package private(set) var flaws: [String] = []

  private let seed: UInt64
  private let folder: URL

  package init(seed: UInt64, in folder: URL) {
    self.seed = seed
    self.folder = folder
  }

  /// Damages and imports one file.
  ///
  /// - Parameter number: The number of the trial, which together with the seed decides all that is
  ///   random.
  package mutating func run(_ pair: TrialCorpus.Pair, number: Int) async throws {
    let trial = try TrialProject(pair.catalogs, in: folder)
    var random = SeededGenerator(seed: seed &+ UInt64(number))
    var damage = Damage(
      try String(contentsOf: pair.document, encoding: .utf8), seed: random.next())
    damage.apply(count: Int.random(in: 1...4, using: &random))
    for deed in damage.damageKinds { damageKinds[deed, default: 0] += 1 }
    let bytes = Data(damage.text)
    let path = try trial.add("returned.xliff", bytes)
    var options = Import.Options()
    if Int.random(in: 0..<3, using: &random) == 0 {
      options.accepted = ImportOptions(
        accepted: [.needsReview, .new], changedSource: .review, placeholders: .review,
        takesUntranslatable: true)
    }
    let name =
      "trial \(number) of seed \(seed) (\(pair.name): \(damage.damageKinds.joined(separator: ", ")))"
    let start = ContinuousClock.now
    let run = await Import([path], into: try await trial.project(), options: options)
    let duration = ContinuousClock.now - start
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    if seconds > slowest.seconds { slowest = (seconds, name) }
    count += 1
    unitCount += run.ledger.count
    for record in run.ledger { outcomes[record.entry.outcome.label, default: 0] += 1 }
    var flaws: [String] = []
    if run.fileCount == 0 {
      refusedFiles += 1
      if run.failures.isEmpty { flaws.append("a file is refused without a word") }
      if run.isOutOfDate { flaws.append("a refused file changes a catalog") }
    } else {
      for failure in run.failures { flaws.append("\(failure)") }
      flaws += try Self.losses(of: run, bytes, pair, options)
    }
    flaws += try Self.catalogFlaws(of: run, trial)
    self.flaws += flaws.prefix(3).map { "\(name): \($0.prefix(700))" }
  }

  /// Returns the finished translations that are neither in the catalogs nor in the ledger with a
  /// sound reason.
  private static func losses(
    of run: Import, _ bytes: Data, _ pair: TrialCorpus.Pair, _ options: Import.Options
  ) throws -> [String] {
    guard let units = ReturnedUnit.all(in: bytes) else { return ["another reader refuses it"] }
    if units.count != run.ledger.count {
      return ["\(run.ledger.count) entries for \(units.count) units"]
    }
    var after: [String: CatalogText] = [:]
    for catalog in run.catalogs { after[catalog.path] = try CatalogText(catalog.newBytes) }
    var flaws: [String] = []
    for (unit, record) in zip(units, run.ledger) {
      let entry = record.entry
      if unit.id != entry.id || unit.original != record.original {
        flaws.append("the ledger has '\(entry.id ?? "")' for '\(unit.id ?? "")'")
        return flaws
      }
      let catalog = record.catalog.flatMap { after[$0] }
      switch entry.outcome {
      // A key without any text is exported as a new one.
      case .unchanged where unit.state == "new": break
      case .applied, .unchanged:
        let holds = catalog.map { Self.holds($0, unit, record) } ?? false
        if !holds { flaws.append("not in the catalog: \(unit) \(record)") }
      case .skipped(let reason) where unit.isFinished:
        if !isSound(reason.code, unit, entry, catalog) {
          flaws.append("no reason to skip: \(unit) \(record)")
        }
      case .skipped, .refused: break
      }
    }
    return flaws
  }

  /// True if a catalog has the unit's translation at a place that its id can mean.
  private static func holds(
    _ catalog: CatalogText, _ unit: ReturnedUnit, _ record: Import.Record
  ) -> Bool {
    guard let target = unit.target, let id = unit.id, unit.targetCount == 1 else { return false }
    let remarks = record.entry.remarks.map(\.code)
    let place = (key: record.entry.key ?? "", path: record.entry.path.names)
    let isRenamed = remarks.contains("renamed-key")
    // A damaged id is taken for a key that was renamed, if one other key has the source text.
    if isRenamed, place.path.isEmpty, catalog.sourceText(of: place.key) != unit.source {
      return false
    }
    let isOfOtherID =
      isRenamed || remarks.contains("recovered-id") || remarks.contains("reworded-key")
    let places = isOfOtherID ? [place] : catalog.places(of: id)
    let phrases = unit.phrases.enumerated()
      .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
      .map(\.element.text)
    return places.contains { place in
      guard let texts = catalog.texts(of: place.key, place.path, unit.language ?? "") else {
        return false
      }
      func isSame(_ left: [String], _ right: [String]) -> Bool {
        left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
      }
      return isSame(texts, [target]) || isSame(texts, phrases)
        // A set of phrases may come back without its marks.
        || isSame(
          texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) },
          [target.trimmingCharacters(in: .whitespacesAndNewlines)])
    }
  }

  /// True if a unit with a finished translation may be skipped for a reason.
  private static func isSound(
    _ code: String, _ unit: ReturnedUnit, _ entry: LedgerEntry, _ catalog: CatalogText?
  ) -> Bool {
    switch code {
    case "not-translated":
      unit.target?.allSatisfy(\.isWhitespace) != false
        || unit.state == nil && unit.target == unit.source
    case "unfinished": false
    case "unknown-id": catalog?.places(of: unit.id ?? "").contains { $0.path.isEmpty } == false
    default: true
    }
  }

  /// Returns the flaws of the catalogs after an import.
  private static func catalogFlaws(of run: Import, _ trial: TrialProject) throws -> [String] {
    var flaws: [String] = []
    for catalog in run.catalogs where catalog.isChanged {
      do {
        let again = try StringCatalog(catalog.newBytes, path: catalog.path)
        if try again.serialized() != catalog.newBytes { flaws.append("not in Xcode's form") }
      } catch {
        flaws.append("\(error)")
        continue
      }
      let touched = Set(
        run.ledger.compactMap { record -> TextKey? in
          guard case .applied = record.entry.outcome, record.catalog == catalog.path else {
            return nil
          }
          return record.entry.key.map { TextKey($0) }
        })
      let before = try CatalogText(catalog.oldBytes).entries
      let after = try CatalogText(catalog.newBytes).entries
      if before.count != after.count {
        flaws.append("\(before.count) keys became \(after.count)")
      }
      for (old, new) in zip(before, after) {
        if !old.key.utf8.elementsEqual(new.key.utf8) {
          flaws.append("'\(old.key)' became '\(new.key)'")
        } else if old.bytes != new.bytes, !touched.contains(TextKey(old.key)) {
          flaws.append("'\(old.key)' was not to be touched")
        }
      }
    }
    return flaws
  }

  package var summary: String {
    let reasons = outcomes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    return """
      \(count) damaged files, \(refusedFiles) not read; \(unitCount) units: \(reasons); the slowest \
      took \(Int(slowest.seconds * 1000)) ms; \(flaws.count) flaws
      """
  }
}

extension LedgerEntry.Outcome {
  /// The outcome in a word: `applied`, `unchanged`, or the code of the reason.
  package var label: String {
    switch self {
    case .applied: "applied"
    case .unchanged: "unchanged"
    case .skipped(let reason), .refused(let reason): reason.code
    }
  }
}
