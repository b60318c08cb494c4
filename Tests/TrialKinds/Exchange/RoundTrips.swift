package import Foundation
import GlossKit
import Interchange
import LocalizationModel
import StringCatalog
import TranslationUnits
import XLIFF

/// Exports real catalogs and imports the files again, first untouched, then translated
/// (`Scripts/trials exchange`): all exported texts must come back.
package struct RoundTrips: Sendable {
  package private(set) var catalogCount = 0
  package private(set) var languageCount = 0
  /// The number of units that came back untouched, in all runs.
  package private(set) var returnedCount = 0
  package private(set) var importCount = 0
  /// The number of units that were translated and found again.
  package private(set) var translatedCount = 0
  /// The number of units that were refused because shapes overlap in the catalog.
  package private(set) var overlapCount = 0
  /// The number of texts that XML cannot hold.
  package private(set) var unfitCount = 0
  /// The number of catalogs whose keys collide.
  package private(set) var collisionCount = 0
  /// The number of catalogs that have a key twice with different values, which gloss refuses to
  /// write.
  package private(set) var unwritableCount = 0
  package private(set) var flaws: [String] = []

  private let folder: URL
  private let seed: UInt64

  package init(seed: UInt64, in folder: URL) {
    self.seed = seed
    self.folder = folder
  }

  package mutating func run(_ url: URL) async throws {
    guard let data = try? Data(contentsOf: url),
      let catalog = try? StringCatalog(ContiguousArray(data), path: url.lastPathComponent)
    else { return }
    catalogCount += 1
    let name = "App/Localizable.xcstrings"
    let trial = try TrialProject([(name, url)], in: folder)
    let own = Set(catalog.keys.flatMap { catalog.entry($0)?.languages ?? [] })
    let source = catalog.sourceLanguage
    let new = ["ar", "ja"].filter { !own.contains($0) && $0 != source }
    let languages = own.union([source]).sorted()
    languageCount += languages.count
    for version in [XLIFFVersion.v1_2, .v2_0] {
      for isPrefilled in [false, true] {
        try await returnUntouched(trial, languages + new, version, isPrefilled, url)
      }
    }
    guard (try? catalog.serialized()) != nil else {
      unwritableCount += 1
      return
    }
    // The source language comes last, because a changed source puts all other files out of date.
    try await translate(trial, languages.filter { $0 != source } + new, url)
    try await translate(trial, [source], url)
  }

  /// All options for taking unfinished units.
  private static let modes: [ImportOptions] = [
    ImportOptions(), ImportOptions(accepted: [.needsReview]), ImportOptions(accepted: [.new]),
    ImportOptions(accepted: [.needsReview, .new]),
    ImportOptions(
      accepted: [.needsReview, .new], changedSource: .review, placeholders: .review,
      takesUntranslatable: true),
  ]

  private mutating func export(
    _ trial: TrialProject, _ languages: [String], _ version: XLIFFVersion, _ isPrefilled: Bool,
    _ url: URL
  ) async throws -> Export {
    var options = Export.Options()
    options.languages = languages
    options.output = trial.folder.appending(path: "out").path
    options.version = version
    options.isPrefilled = isPrefilled
    options.overwrites = true
    let export = await Export(of: try await trial.project(), options: options)
    for failure in export.failures {
      if failure.message.contains("which XML cannot hold") {
        unfitCount += 1
      } else if failure.message.contains("both have a text with the id") {
        collisionCount += 1
      } else {
        note("\(failure)", url)
      }
    }
    try export.write()
    return export
  }

  private mutating func returnUntouched(
    _ trial: TrialProject, _ languages: [String], _ version: XLIFFVersion, _ isPrefilled: Bool,
    _ url: URL
  ) async throws {
    let export = try await export(trial, languages, version, isPrefilled, url)
    let count = export.documents.reduce(0) { $0 + $1.unitCount }
    if count == 0 { return }
    for mode in Self.modes {
      var options = Import.Options()
      options.accepted = mode
      let files = export.documents.map(\.path)
      let run = await Import(files, into: try await trial.project(), options: options)
      importCount += 1
      returnedCount += run.ledger.count
      for failure in run.failures { note("\(failure)", url) }
      if run.ledger.count != count { note("\(run.ledger.count) of \(count) units", url) }
      if run.isOutOfDate || run.ledger.contains(where: \.entry.isWork) {
        let first = run.ledger.first { $0.entry.isWork }
        note("\(version) prefilled \(isPrefilled) changes: \(first.map { "\($0)" } ?? "")", url)
      }
    }
  }

  private mutating func translate(
    _ trial: TrialProject, _ languages: [String], _ url: URL
  ) async throws {
    var rule = TranslationRule(seed: seed)
    for version in [XLIFFVersion.v1_2, .v2_0] {
      let export = try await export(trial, languages, version, false, url)
      var wanted: [String: [TextKey: UnitText]] = [:]
      for document in export.documents {
        var files = try XLIFFDocument(document.bytes.span).files()
        for file in files.indices {
          for unit in files[file].units.indices {
            rule.translate(&files[file].units[unit])
            let translated = files[file].units[unit]
            wanted[document.language, default: [:]][TextKey(translated.id ?? "")] =
              translated.target?.text
          }
        }
        let bytes = try XLIFFDocument(version, files: files).serialized()
        try Data(bytes).write(to: URL(filePath: document.path))
      }
      if export.documents.isEmpty { return }
      var options = Import.Options()
      options.accepted.takesUntranslatable = true
      // XLIFF 2 has no place for the checksums of the export, so the files have no known base.
      options.accepted.preferred = .file
      let files = export.documents.map(\.path)
      let run = await Import(files, into: try await trial.project(), options: options)
      importCount += 1
      for failure in run.failures { note("\(failure)", url) }
      for record in run.ledger {
        guard case .applied = record.entry.outcome else {
          if case .refused(let reason) = record.entry.outcome, reason.code == "overlapping-shapes" {
            overlapCount += 1
            wanted[record.language ?? ""]?[TextKey(record.entry.id ?? "")] = nil
          } else {
            note("not applied: \(record)", url)
          }
          continue
        }
      }
      try run.write()
      let again = await Import(files, into: try await trial.project(), options: options)
      importCount += 1
      if again.isOutOfDate { note("the second import changes something", url) }
      if let record = again.ledger.first(where: { record in
        if case .applied = record.entry.outcome { true } else { false }
      }) {
        note("applied twice: \(record)", url)
      }
      try await compare(trial, languages, version, wanted, url)
    }
  }

  private mutating func compare(
    _ trial: TrialProject, _ languages: [String], _ version: XLIFFVersion,
    _ wanted: [String: [TextKey: UnitText]], _ url: URL
  ) async throws {
    let export = try await export(trial, languages, version, false, url)
    for document in export.documents {
      var missing = wanted[document.language] ?? [:]
      for unit in try XLIFFDocument(document.bytes.span).files().flatMap(\.units) {
        guard let text = missing.removeValue(forKey: TextKey(unit.id ?? "")) else { continue }
        if unit.target?.text == text, unit.target?.state == .translated {
          translatedCount += 1
        } else {
          note(
            "\(document.language) '\(unit.id ?? "")' became \(String(describing: unit.target))", url
          )
        }
      }
      for id in missing.keys { note("\(document.language) '\(id.text)' is gone", url) }
    }
  }

  private mutating func note(_ flaw: String, _ url: URL) {
    flaws.append("\(url.lastPathComponent): \(flaw.prefix(600))")
  }

  package var summary: String {
    """
    \(catalogCount) catalogs in \(languageCount) languages, \(importCount) imports: \
    \(returnedCount) units came back untouched, \(translatedCount) translations out and back; \
    \(overlapCount) refused for overlapping shapes, \(unfitCount) that XML cannot hold, \
    \(collisionCount) collisions, \
    \(unwritableCount) catalogs with two values of one key; \(flaws.count) flaws
    """
  }
}
