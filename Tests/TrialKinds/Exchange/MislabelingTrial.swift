package import Foundation
import GlossKit
import GlossReports
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import TranslationUnits
import XLIFF

/// Imports files that come back under the name of another language or catalog, or without their
/// states or texts (`Scripts/trials astray`). No text may go to a wrong place, and no finished text
/// may be lost.
package struct MislabelingTrial: Sendable {
  package private(set) var fileCount = 0
  package private(set) var unitCount = 0
  /// The number of units by the change of their file, and by `applied`, `unchanged`, or the reason.
  package private(set) var outcomes: [Mislabeling: [String: Int]] = [:]
  /// The rows of the highest ledger on a terminal of 80 columns, with the summary.
  package private(set) var highestLedger = 0
  package private(set) var flaws: [String] = []
  /// The number of files with flaws, by the change.
  package private(set) var flawedFiles: [Mislabeling: Int] = [:]

  private let folder: URL
  private var random: SeededGenerator

  package init(seed: UInt64, in folder: URL) {
    self.folder = folder
    random = SeededGenerator(seed: seed)
  }

  /// Runs with a file that Xcode made, after the catalogs have taken it once.
  package mutating func run(_ pair: TrialCorpus.Pair) async throws {
    let trial = try TrialProject(pair.catalogs, in: folder)
    let whole = await Import([pair.document.path], into: try await trial.project())
    guard whole.isWhole else { return }
    try whole.write()
    let files = try XLIFFDocument(ContiguousArray(Data(contentsOf: pair.document)).span).files()
    // Some files have no translation, and their projects want some languages.
    let languages = Set(files.compactMap(\.targetLanguage)).sorted()
    try trial.add("gloss.json", "{\"languages\": \(languages)}")
    try await run(files, trial, pair.name)
  }

  /// Runs with the exports of the catalogs of one repository, for each of its languages.
  package mutating func run(_ catalogs: [(name: String, url: URL)], _ name: String) async throws {
    let trial = try TrialProject(catalogs, in: folder)
    var options = Export.Options()
    options.output = trial.folder.appending(path: "out").path
    options.overwrites = true
    let export = await Export(of: try await trial.project(), options: options)
    for document in export.documents {
      try await run(XLIFFDocument(document.bytes.span).files(), trial, name)
    }
  }

  private mutating func run(
    _ files: [UnitFile], _ trial: TrialProject, _ name: String
  ) async throws {
    guard let language = files.first?.targetLanguage,
      files.allSatisfy({ $0.targetLanguage == language })
    else { return }
    let untouched = try await run(files, in: trial)
    var taken = Set(untouched.catalogs.flatMap { Self.languages(of: $0.oldBytes) })
    taken.formUnion(untouched.ledger.compactMap(\.original))
    taken = Set(taken.map(Mislabeling.plain))
    // The catalog that an import finds for each file under its correct name.
    var catalogOf: [String: String] = [:]
    for record in untouched.ledger { catalogOf[record.original ?? ""] = record.catalog }
    for change in Mislabeling.allCases {
      var rule = TranslationRule(seed: random.next())
      var changed = files
      if change.isTranslated {
        for index in changed.indices {
          for unit in changed[index].units.indices { rule.translate(&changed[index].units[unit]) }
        }
      }
      change.apply(to: &changed, language, taken: taken, &random)
      let run = try await run(changed, in: trial)
      fileCount += 1
      unitCount += run.ledger.count
      for record in run.ledger {
        outcomes[change, default: [:]][record.entry.outcome.label, default: 0] += 1
      }
      let flaws =
        misplaced(run, files, catalogOf) + lost(run, language, isTranslated: change.isTranslated)
        + unfit(run)
      if !flaws.isEmpty { flawedFiles[change, default: 0] += 1 }
      let newLanguage = changed.first?.targetLanguage ?? ""
      self.flaws += flaws.prefix(3).map {
        "\(name), \(language) as \(newLanguage), \(change.rawValue): \($0.prefix(400))"
      }
    }
  }

  private func run(_ files: [UnitFile], in trial: TrialProject) async throws -> Import {
    let path = try trial.add(
      "in.xliff", Data(try XLIFFDocument(.v1_2, files: files).serialized()))
    return await Import([path], into: try await trial.project())
  }

  private static func languages(of bytes: ContiguousArray<UInt8>) -> [String] {
    (try? StringCatalog(bytes, path: "")).map {
      [$0.sourceLanguage] + $0.languageUses().map(\.name.text)
    } ?? []
  }

  // MARK: Flaws

  /// Returns the translations that a catalog took from another catalog's file.
  private func misplaced(
    _ run: Import, _ files: [UnitFile], _ catalogOf: [String: String]
  ) -> [String] {
    let originals = files.flatMap { file in file.units.map { _ in file.original ?? "" } }
    if originals.count != run.ledger.count { return ["\(run.ledger.count) entries"] }
    return zip(originals, run.ledger).compactMap { original, record in
      guard case .applied = record.entry.outcome, record.catalog != catalogOf[original] else {
        return nil
      }
      return "'\(original)' went to '\(record.catalog ?? "")'"
    }
  }

  /// Returns the languages that were added, and finished texts that were changed or removed.
  private func lost(_ run: Import, _ language: String, isTranslated: Bool) -> [String] {
    var flaws: [String] = []
    for catalog in run.catalogs where catalog.isChanged {
      guard let before = try? UnitTable(StringCatalog(catalog.oldBytes, path: "")),
        let after = try? UnitTable(StringCatalog(catalog.newBytes, path: ""))
      else { return ["\(catalog.path) is no catalog"] }
      let languages = Set(before.languages)
      let added = Set(after.languages).subtracting(languages).subtracting([language])
      if !added.isEmpty { flaws.append("\(catalog.path) has \(added.sorted())") }
      for other in languages.sorted() {
        let (old, new) = (Self.finished(before, other), Self.finished(after, other))
        for (id, text) in old {
          let isNew = isTranslated && other == language && new[id]?.isEmpty == false
          if new[id] != text, !isNew {
            flaws.append("\(other) '\(id)': '\(text)' became '\(new[id] ?? "nothing")'")
          }
        }
      }
    }
    return flaws
  }

  /// Returns the finished texts of a language that are not empty, by the ids of their units.
  private static func finished(_ table: UnitTable, _ language: String) -> [String: String] {
    var texts: [String: String] = [:]
    for unit in (try? table.units(for: language)) ?? [] {
      guard let target = unit.unit.target, target.state == .translated else { continue }
      if !target.text.joined.isEmpty { texts[unit.id] = target.text.joined }
    }
    return texts
  }

  /// Returns a flaw if the ledger is too high for a screen.
  private mutating func unfit(_ run: Import) -> [String] {
    let text = String(
      decoding: run.text(listingAll: false, in: .english, hasColor: false), as: UTF8.self)
    let rows = text.split(separator: "\n").reduce(1) {
      $0 + max(1, (TerminalText.columns(of: String($1)) + 79) / 80)
    }
    highestLedger = max(highestLedger, rows)
    return rows > 24 ? ["the ledger has \(rows) rows"] : []
  }

  package var summary: String {
    let lines = outcomes.sorted { $0.key.rawValue < $1.key.rawValue }.map { change, counts in
      "  \(change.rawValue), \(flawedFiles[change, default: 0]) files with flaws: "
        + counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
    return """
      \(fileCount) files, \(unitCount) units; the highest ledger has \(highestLedger) rows; \
      \(flaws.count) flaws
      \(lines.joined(separator: "\n"))
      """
  }
}
