import TranslationUnits
import TrialKinds
import ConventionChecks
import Foundation
import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import XLIFF

/// Edited files that Xcode 27 was given, and the catalogs that it left.
@Suite(.needsCorpus)
struct ProbeImportTests {
  /// Our deliberate differences from Xcode, with the reasons in our ledger.
  private static let differences: [String: [String: String]] = [
    // A text is cleared only on request.
    "state-import": ["empty": "emptied"],
    "state-qualifiers": [:],
    // Xcode takes arguments that the program does not pass, and leaves out what an element stands
    // for.
    "inline-import": ["ph": "placeholders", "x": "placeholders"],
    // Xcode takes the end of these keys for the path to a form, and loses their texts.
    "literal-variation-suffix": [
      "a|==|b|==|plural.one": "applied", "plain|==|device.iphone": "applied",
      "plain|==|plural.one": "applied", "plain|==|substitutions.COUNT.plural.one": "applied",
    ],
  ]

  @Test(arguments: differences.keys.sorted())
  func leavesWhatXcodeLeaves(name: String) throws {
    let folder = try TrialCorpus(#require(Corpus.folder)).probe(name)
    let expected = try Self.catalog(folder.appending(path: "expected-after-import.xcstrings"))
    let bytes = ContiguousArray(
      try Data(contentsOf: folder.appending(path: "import-edited.xliff")))
    let file = try #require(XLIFFDocument(bytes.span).files().first)
    let language = try #require(file.targetLanguage)
    let source = folder.appending(path: "source.xcstrings")
    // Without a source catalog the one that Xcode left stands for it, with other texts where it has
    // those of the file.
    var catalog = try (try? Self.catalog(source)) ?? Self.undone(expected, file, language)
    // As if it had been exported just now.
    let table = UnitTable(catalog)
    let plan = CatalogImport(ImportOptions(), test: TranslationErrorValidator(CheckSettings())) {
      CandidateBases([table])
    }.plan(file, for: table)
    plan.apply(to: &catalog)
    let ledger = plan.ledger
    #expect(ledger.count == file.units.count)
    let known = try #require(Self.differences[name])
    for key in expected.keys {
      let (ours, theirs) = (
        catalog.entry(key)?.unit(language), expected.entry(key)?.unit(language)
      )
      if let outcome = known[key] {
        #expect(ledger.first { $0.id == key }?.outcome.label == outcome, "\(key)")
        #expect(ours != theirs, "\(key)")
      } else {
        #expect(ours == theirs, "\(key)")
      }
    }
    #expect(Set(catalog.keys) == Set(expected.keys))
  }

  private static func catalog(_ url: URL) throws -> StringCatalog {
    try StringCatalog(ContiguousArray(try Data(contentsOf: url)), path: url.lastPathComponent)
  }

  private static func undone(
    _ expected: StringCatalog, _ file: UnitFile, _ language: String
  ) throws -> StringCatalog {
    var catalog = expected
    for unit in file.units {
      guard let id = unit.id, let text = unit.target?.text.joined,
        catalog.entry(id)?.unit(language)?.value == text
      else { continue }
      catalog.setUnit(StringUnit(state: .translated, value: "before"), language: language, of: id)
    }
    return try StringCatalog(try catalog.serialized(.asRead), path: "Localizable.xcstrings")
  }
}
