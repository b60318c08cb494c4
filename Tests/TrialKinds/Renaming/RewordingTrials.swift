import Foundation
import GlossKit
import LocalizationModel
import StringCatalog
import TestSupport

/// Rewords texts of real catalogs by rule, several at a time, and checks that a sync moves their
/// translations to the right keys (`Scripts/trials rename`). Then it replaces texts by unrelated
/// texts, and no translation may move.
package struct RewordingTrials {
  /// The results of one kind of rewording.
  package struct Tally {
    /// The number of rewordings.
    package var all = 0
    /// The number of rewordings whose translations moved to the new key.
    package var carried = 0
    /// The number of rewordings that the sync reported as unclear.
    package var isOpen = 0
  }

  package private(set) var tallies: [String: Tally] = [:]
  /// The translations that went to a wrong key, and syncs that a second run would change.
  package private(set) var flaws: [String] = []
  /// The rewordings whose translations stayed.
  package private(set) var missed: [String] = []
  /// The number of unrelated texts that replaced others.
  package private(set) var unrelatedCount = 0
  package private(set) var catalogCount = 0
  private var numbers: SeededGenerator

  package init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  package var count: Int { tallies.values.reduce(0) { $0 + $1.all } }
  package var carriedCount: Int { tallies.values.reduce(0) { $0 + $1.carried } }

  /// The number of texts that change between two syncs.
  private static let batch = 6

  package mutating func run(_ trial: TrialCatalog, rounds: Int) async throws {
    catalogCount += 1
    let base = try trial.current()
    let texts = trial.lines.filter {
      $0.value == nil && base.entry($0.key)?.hasNoWork == false
        && $0.key.contains(where: \.isLetter)
    }
    let vocabulary = Array(
      Set(texts.flatMap { $0.key.split(separator: " ").map(String.init) })
        .filter { RewordingRule.isPlain($0) && $0.count >= 3 }
    ).sorted()
    if vocabulary.count < 20 { return }
    for _ in 0..<rounds {
      try await reword(texts, vocabulary, trial, base)
      try await exchange(texts, trial, base)
    }
    try trial.write(base)
    try trial.write(trial.lines)
  }

  private mutating func reword(
    _ texts: [TrialCatalog.Line], _ vocabulary: [String], _ trial: TrialCatalog,
    _ base: StringCatalog
  ) async throws {
    var expected: [String: (new: String, rule: RewordingRule)] = [:]
    var taken = Set(base.keys)
    for _ in 0..<Self.batch * 4 where expected.count < Self.batch {
      guard let line = texts.randomElement(using: &numbers), expected[line.key] == nil,
        let rule = RewordingRule.allCases.randomElement(using: &numbers),
        let new = rule.reworded(line.key, vocabulary, &numbers), taken.insert(new).inserted
      else { continue }
      expected[line.key] = (new, rule)
    }
    try trial.write(
      trial.lines.map { line in
        var line = line
        if let new = expected[line.key]?.new { line.key = new }
        return line
      })
    let sync = try await trial.sync()
    let found = Self.carried(sync)
    let open = Set(
      sync.findings.filter { $0.rule == "key-rewording-unclear" }.map(\.message.description))
    for (old, truth) in expected.sorted(by: { $0.key < $1.key }) {
      var tally = tallies[truth.rule.rawValue] ?? Tally()
      tally.all += 1
      if let new = found[old], new == truth.new {
        tally.carried += 1
      } else if let new = found[old] {
        flaws.append("\(trial.catalog.path): '\(old)' was taken for '\(new)', not '\(truth.new)'")
      } else {
        if open.contains(where: { $0.contains("'\(old)'") }) { tally.isOpen += 1 }
        missed.append("\(truth.rule.rawValue): '\(old)' → '\(truth.new)'")
      }
      tallies[truth.rule.rawValue] = tally
    }
    for (old, new) in found where expected[old] == nil {
      flaws.append("\(trial.catalog.path): '\(old)' was taken for '\(new)', and is still there")
    }
    try sync.write()
    let second = try await trial.sync()
    if second.isOutOfDate { flaws.append("\(trial.catalog.path): a second sync changes it") }
    checkTranslations(found, base, try trial.current())
    try trial.write(base)
  }

  /// Checks that every carried text arrived, to be reviewed.
  private mutating func checkTranslations(
    _ found: [String: String], _ before: StringCatalog, _ after: StringCatalog
  ) {
    for (old, new) in found {
      guard let from = before.entry(old), let to = after.entry(new) else {
        flaws.append("\(before.path): nothing came of '\(old)'")
        continue
      }
      for language in from.languages where language != before.sourceLanguage {
        guard let unit = from.unit(language) else {
          if !to.languages.contains(language) {
            flaws.append("\(before.path): '\(old)' lost \(language)")
          }
          continue
        }
        let state: TranslationState = unit.state == .new ? .new : .needsReview
        if to.unit(language) != StringUnit(state: state, value: unit.value) {
          flaws.append("\(before.path): '\(old)' lost \(language)")
        }
      }
    }
  }

  /// Replaces some texts in the code by others that the catalog does not have.
  private mutating func exchange(
    _ texts: [TrialCatalog.Line], _ trial: TrialCatalog, _ base: StringCatalog
  ) async throws {
    let chosen = texts.shuffled(using: &numbers).prefix(2 * Self.batch)
    let removed = Set(chosen.prefix(Self.batch).map(\.key))
    let added = Set(
      chosen.dropFirst(Self.batch).map(\.key).filter { key in
        removed.allSatisfy { !Self.areRelated($0, key) }
      })
    var catalog = base
    for key in added { catalog.remove(key) }
    try trial.write(catalog)
    try trial.write(trial.lines.filter { !removed.contains($0.key) })
    unrelatedCount += removed.count
    for (old, new) in Self.carried(try await trial.sync()) {
      flaws.append("\(trial.catalog.path): '\(old)' has nothing to do with '\(new)'")
    }
    try trial.write(base)
  }

  /// True if two texts share half of the words of the shorter one, so that a person might take one
  /// for a rewording of the other. Each ideograph counts as a word.
  private static func areRelated(_ left: String, _ right: String) -> Bool {
    let (left, right) = (words(left), words(right))
    return left.intersection(right).count * 2 >= min(left.count, right.count)
  }

  private static func words(_ text: String) -> Set<String> {
    let spaced = text.lowercased().map { character in
      let isIdeograph = character.unicodeScalars.allSatisfy(\.properties.isIdeographic)
      return isIdeograph ? " \(character) " : String(character)
    }
    // Words with the same beginning, such as singular and plural, count as one.
    return Set(spaced.joined().split { !$0.isLetter }.map { String($0.prefix(6)) })
  }

  /// Returns new keys by the old keys whose translations they took over.
  private static func carried(_ sync: Sync) -> [String: String] {
    var carried: [String: String] = [:]
    for change in sync.catalogs.flatMap(\.changes) {
      if case .reworded(let old) = change.kind { carried[old] = change.key }
    }
    return carried
  }

  package var summary: String {
    let rules = RewordingRule.allCases.compactMap { rule in
      tallies[rule.rawValue].map {
        "\(rule.rawValue) \($0.carried)/\($0.all)"
          + ($0.isOpen > 0 ? " (\($0.isOpen) unclear)" : "")
      }
    }
    return "\(catalogCount) catalogs: carried \(carriedCount) of \(count) rewordings "
      + "(\(rules.joined(separator: ", "))); \(unrelatedCount) unrelated texts; \(flaws.count) wrong"
  }
}
