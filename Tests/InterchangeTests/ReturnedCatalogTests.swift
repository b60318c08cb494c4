import ConventionChecks
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits
import XLIFF

/// Catalogs that translation services give back, whole and damaged.
@Suite struct ReturnedCatalogTests {
  private static let own = #"""
    {"sourceLanguage":"en","strings":{
      "%lld boats":{"comment":"c","localizations":{
        "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld Boot"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld Boote"}}}}},
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld boat"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld boats"}}}}}}},
      "Row":{"comment":"d","extractionState":"manual"},
      "Sail with ${applicationName}":{"localizations":{
        "de":{"stringSet":{"state":"translated","values":["Segeln mit ${applicationName}"]}},
        "en":{"stringSet":{"state":"new","values":["Sail with ${applicationName}"]}}}}},
     "version":"1.0"}
    """#

  private static func read(_ text: String) throws -> StringCatalog {
    try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
  }

  @Test func givesEachLanguageItsTexts() throws {
    let files = try ReturnedCatalog.files(
      of: ContiguousArray(Self.own.utf8), path: "L.xcstrings", original: "L.xcstrings")
    #expect(files.map(\.targetLanguage) == ["de"])
    let units = try #require(files.first?.units)
    #expect(
      units.map(\.id)
        == [
          "%lld boats|==|plural.one", "%lld boats|==|plural.other", "Sail with ${applicationName}",
        ])
    #expect(units.map(\.line) == [2, 2, 8])
    #expect(units.allSatisfy { $0.notes.isEmpty })
  }

  /// Whatever comes back, a catalog stays one, with its keys and comments.
  @Test func takesNoDamage() throws {
    var mutator = ByteMutator(
      seed: 45, sources: [ContiguousArray(Self.own.utf8)],
      words:
        #"{ } [ ] , : "de" "fr" "stringUnit" "value" "state" "new" "variations" "plural" "other" %@ %lld null 1 "Row""#
    )
    var taken = 0
    for _ in 0..<2_000 {
      let bytes = mutator.nextWhole()
      guard
        let files = try? ReturnedCatalog.files(
          of: bytes, path: "back.xcstrings", original: "L.xcstrings")
      else { continue }
      var catalog = try Self.read(Self.own)
      for file in files {
        let options = ImportOptions(
          accepted: [.needsReview, .new], changedSource: .review, preferred: .file)
        let ledger = CatalogImport(options, test: TranslationErrorValidator(CheckSettings()))
          .apply(file, to: &catalog)
        #expect(ledger.count == file.units.count)
      }
      if catalog.isEdited { taken += 1 }
      let after = try StringCatalog(try catalog.serialized(), path: "L.xcstrings")
      #expect(after.keys.sorted() == ["%lld boats", "Row", "Sail with ${applicationName}"])
      #expect(after.entry("%lld boats")?.comment == "c" && after.entry("Row")?.comment == "d")
      #expect(after.entry("Row")?.extractionState == .manual)
    }
    #expect(taken > 0)
  }
}
