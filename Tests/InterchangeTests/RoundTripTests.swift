import Foundation
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits
import XLIFF

/// Exports come back whole: a sample of real catalogs through XLIFF and into themselves.
@Suite(.needsCorpus)
struct RoundTripTests {
  private static let everything = ImportOptions(
    accepted: [.needsReview, .new], changedSource: .review, placeholders: .review,
    preferred: .file, takesUntranslatable: true)

  @Test(arguments: XLIFFVersion.allCases)
  func changesNothingByItself(version: XLIFFVersion) throws {
    var count = 0
    for catalog in try Self.catalogs() {
      for language in Self.languages(of: catalog, atMost: 1) {
        let units = try catalog.units(for: language).map(\.unit).filter { $0.unfitness == nil }
        var file = Self.file(units, catalog, language)
        for isPrefilled in [false, true] {
          if isPrefilled { Self.prefill(&file) }
          let returned = try Self.sentAndReturned(file, version)
          for options in [ImportOptions(), Self.everything] {
            var changed = catalog
            let ledger = CatalogImport(options, test: ImportTests.test).apply(
              returned, to: &changed)
            #expect(ledger.count == file.units.count)
            #expect(!changed.isEdited, "\(catalog.path) \(language) \(Self.applied(ledger))")
            count += ledger.count
          }
        }
      }
    }
    #expect(count > 8_000)
  }

  /// Every unit translated, then imported, exported and imported again.
  @Test func keepsEveryTranslation() throws {
    var random = SeededGenerator(seed: 4)
    var count = 0
    for catalog in try Self.catalogs() {
      let known = Self.languages(of: catalog, atMost: 1)
      // One that the catalog does not have yet, with more plural forms than its source.
      for language in known + ["ar", "ja"] where language != catalog.sourceLanguage {
        var file = Self.file(try catalog.units(for: language).map(\.unit), catalog, language)
        for index in file.units.indices { Self.translate(&file.units[index], &random) }
        var changed = catalog
        let ledger = CatalogImport(Self.everything, test: ImportTests.test).apply(
          file, to: &changed)
        // Shapes that overlap and characters that XML cannot hold are refused, whatever the
        // options.
        let refused = ledger.filter { if case .refused = $0.outcome { true } else { false } }
        let areExpected = refused.allSatisfy {
          switch $0.outcome.reason?.kind {
          case .overlap, .unfitCharacter: true
          default: false
          }
        }
        #expect(areExpected, "\(catalog.path) \(language): \(refused.prefix(3))")
        let written = try changed.serialized(.asRead)
        let again = try StringCatalog(written, path: catalog.path)
        let exported = Dictionary(
          try again.units(for: language).map { ($0.id, $0.unit) }, uniquingKeysWith: { a, _ in a })
        for (unit, entry) in zip(file.units, ledger) where entry.outcome.isApplied {
          #expect(
            exported[unit.id ?? ""]?.target?.text == unit.target?.text,
            "\(catalog.path) \(language)")
          count += 1
        }
        var twice = again
        _ = CatalogImport(Self.everything, test: ImportTests.test).apply(file, to: &twice)
        #expect(!twice.isEdited, "\(catalog.path) \(language)")
      }
    }
    #expect(count > 5_000)
  }

  // MARK: -

  private static func translate(_ unit: inout TranslationUnit, _ random: inout SeededGenerator) {
    let number = Int.random(in: 0..<1_000_000, using: &random)
    func translated(_ text: String) -> String { "«\(text)» é\(number)" }
    let text: UnitText =
      switch unit.target?.text ?? unit.source ?? .plain("") {
      case .plain(let text): .plain(translated(text))
      case .phrases(let phrases): .phrases(phrases.map(translated) + ["${applicationName} 2"])
      }
    unit.target = TranslationUnit.Target(text, state: .translated)
  }

  private static func prefill(_ file: inout UnitFile) {
    for index in file.units.indices where file.units[index].target == nil {
      guard let source = file.units[index].source else { continue }
      file.units[index].target = TranslationUnit.Target(
        source, state: .new, stateQualifier: TranslationUnit.prefilled)
    }
  }

  private static func sentAndReturned(
    _ file: UnitFile, _ version: XLIFFVersion
  ) throws -> UnitFile {
    let bytes = try XLIFFDocument(version, files: [file]).serialized()
    return try XLIFFDocument(bytes.span).files()[0]
  }

  private static func file(
    _ units: [TranslationUnit], _ catalog: StringCatalog, _ language: String
  ) -> UnitFile {
    UnitFile(
      original: catalog.path, sourceLanguage: catalog.sourceLanguage, targetLanguage: language,
      units: units)
  }

  private static func applied(_ ledger: [LedgerEntry]) -> [LedgerEntry] {
    Array(ledger.filter(\.outcome.isApplied).prefix(3))
  }

  private static func catalogs() throws -> [StringCatalog] {
    try Corpus.files("xcstrings", in: "xcstrings").enumerated().filter { $0.offset % 5 == 1 }
      .compactMap { _, url in
        guard let data = try? Data(contentsOf: url) else { return nil }
        let catalog = try? StringCatalog(ContiguousArray(data), path: url.lastPathComponent)
        // One with two texts of the same id is not exchanged.
        return (try? catalog?.units(for: "de")) == nil ? nil : catalog
      }
  }

  /// Some of the languages of a catalog.
  private static func languages(of catalog: StringCatalog, atMost most: Int) -> [String] {
    var languages: [String] = []
    for key in catalog.keys.prefix(200) {
      for language in catalog.entry(key)?.languages ?? [] where !languages.contains(language) {
        languages.append(language)
      }
    }
    return Array(languages.sorted().prefix(most))
  }
}

extension LedgerEntry.Outcome {
  fileprivate var isApplied: Bool { if case .applied = self { true } else { false } }
}
