import Interchange
import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits

/// Files as they come back from programs and people that know less of catalogs than Xcode.
@Suite struct OddFileTests {
  private static let set = #"""
    "Search" : {"localizations" : {"en" : {"stringSet" : {"state" : "translated", "values" : ["Search in ${applicationName}"]}}}}
    """#

  private static func set(_ target: String) -> String {
    #"<trans-unit id="Search"><source><mrk mtype="x-set" mid="0">Search in ${applicationName}</mrk></source>\#(target)</trans-unit>"#
  }

  @Test func keepsASetOfPhrasesWithoutItsMarks() throws {
    let (entries, catalog) = try ImportTests.imported(
      Self.set("<target>\n  Suche in ${applicationName}\n  </target>"), into: Self.set)
    #expect(entries.map(\.outcome.word) == ["applied"])
    let german = catalog.entry("Search")?["de"]
    #expect(german?.phrases?.phrases.map(\.text) == ["Suche in ${applicationName}"])
    #expect(german?.unit == nil)
  }

  @Test func makesNoSetOfOneText() throws {
    let (entries, catalog) = try ImportTests.imported(
      #"<trans-unit id="Save"><source>Save</source><target><mrk mtype="x-set" mid="0">Sichern</mrk></target></trans-unit>"#,
      into: #""Save" : {}"#)
    #expect(entries.map(\.outcome.word) == ["applied"])
    #expect(catalog.entry("Save")?.unit("de")?.value == "Sichern")
  }

  @Test func refusesSeveralPhrasesForOneText() throws {
    let (entries, catalog) = try ImportTests.imported(
      #"<trans-unit id="a"><source>a</source><target><mrk mtype="x-set" mid="1">x</mrk><mrk mtype="x-set" mid="0">y</mrk></target></trans-unit>"#,
      into: #""a" : {}"#)
    #expect(entries.map(\.outcome.word) == ["refused phrases"])
    #expect(!catalog.isEdited)
  }

  @Test func refusesSeveralTargets() throws {
    let (entries, catalog) = try ImportTests.imported(
      #"<trans-unit id="a"><source>a</source><target>x</target><target>y</target></trans-unit>"#,
      into: #""a" : {}"#)
    #expect(entries.map(\.outcome.word) == ["refused several-texts"])
    #expect(!catalog.isEdited)
  }

  /// One id as it should be, one that some program damaged.
  @Test func refusesTwoIdsForOneText() throws {
    func unit(_ id: String, _ target: String) -> String {
      "<trans-unit id=\"\(id)\"><source>a\nb</source><target>\(target)</target></trans-unit>"
    }
    let (entries, catalog) = try ImportTests.imported(
      unit("a&#10;b", "x") + unit("a b", "y"), into: #""a\nb" : {}"#)
    #expect(entries.map(\.outcome.word) == ["refused doubled-id", "refused doubled-id"])
    #expect(!catalog.isEdited)
    let (other, _) = try ImportTests.imported(
      unit("a&#10;b", "alt") + unit("a b", "y"), into: #""a\nb" : {\#(ImportTests.german("alt"))}"#)
    #expect(other.map(\.outcome.word) == ["refused doubled-id", "refused doubled-id"])
  }

  @Test func takesTheUnitWhoseSourceFitsOfTwo() throws {
    func unit(_ source: String) -> String {
      #"<trans-unit id="a"><source>\#(source)</source><target>x</target></trans-unit>"#
    }
    let (entries, catalog) = try ImportTests.imported(unit("old") + unit("a"), into: #""a" : {}"#)
    #expect(entries.map(\.outcome.word) == ["skipped source-changed", "applied"])
    #expect(catalog.entry("a")?.unit("de")?.value == "x")
  }

  /// Paths that no text of a catalog can have.
  @Test(arguments: [
    "plural.one.plural.other", "plural.one.device.mac", "device.mac.device.ipad",
    "substitutions.nobody.plural.one",
  ])
  func makesNoShapeThatThereIsNot(path: String) throws {
    let id = "a|==|\(path)"
    for source in ["a", id] {
      let (entries, catalog) = try ImportTests.imported(
        "<trans-unit id=\"\(id)\"><source>\(source)</source><target>x</target></trans-unit>",
        into: #""a" : {}"#)
      #expect(entries.map(\.outcome.word) == ["skipped unknown-id"])
      #expect(!catalog.isEdited)
    }
  }

  @Test func dropsNoFormsForOthers() throws {
    let (entries, catalog) = try ImportTests.imported(
      #"<trans-unit id="a|==|device.mac"><source>a</source><target>x</target></trans-unit>"#,
      into: #"""
        "a" : {"localizations" : {"de" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : "eins"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "viele"}}}}}}}
        """#)
    #expect(entries.map(\.outcome.word) == ["refused other-shape"])
    #expect(!catalog.isEdited)
  }

  @Test(arguments: [
    ("DE", "de"), ("pt_br", "pt-BR"), ("zh_Hans", "zh-Hans"), ("es-419", "es-419"),
    ("zh-hant_tw", "zh-Hant-TW"),
  ])
  func spellsLanguagesAsCatalogsDo(name: String, spelled: String) throws {
    let unit = #"<trans-unit id="a"><source>a</source><target>x</target></trans-unit>"#
    let (entries, catalog) = try ImportTests.imported(unit, into: #""a" : {}"#, language: name)
    #expect(entries.map(\.outcome.word) == ["applied"])
    #expect(catalog.entry("a")?.languages == [spelled])
  }

  @Test func takesTheCatalogsOwnSpelling() throws {
    let unit = #"<trans-unit id="a"><source>a</source><target>x</target></trans-unit>"#
    let (_, catalog) = try ImportTests.imported(
      unit, into: #""a" : {}, "b" : {"localizations" : {"pt_BR" : {}}}"#, language: "pt-br")
    #expect(catalog.entry("a")?.languages == ["pt_BR"])
  }

  @Test(arguments: ["not a language", "../de", "d", "de-"])
  func refusesWhatIsNoLanguage(name: String) throws {
    let (entries, catalog) = try ImportTests.imported(
      #"<trans-unit id="a"><source>a</source><target>x</target></trans-unit>"#,
      into: #""a" : {}"#, language: name)
    #expect(entries.map(\.outcome.word) == ["refused bad-language"])
    #expect(!catalog.isEdited)
  }

  @Test(arguments: [
    // The number may be said in words, nothing else.
    ("%lld files in %@", "Eine Datei in %2$@", "translated"),
    ("%lld files in %@", "Eine Datei", "needs_review"),
  ])
  func missesArgumentsOfAForm(source: String, target: String, state: String) throws {
    let (entries, catalog) = try ImportTests.imported(
      "<trans-unit id=\"\(source)|==|plural.one\"><source>\(source)</source><target>\(target)</target></trans-unit>",
      into: "\"\(source)\" : {}")
    #expect(entries.map(\.outcome.word) == ["applied"])
    #expect(
      ImportTests.leaves(of: source, "de", in: catalog).first == "plural.one: \(target) (\(state))")
  }

  /// The program passes what the key takes, though the source's text leaves it out.
  @Test func takesTheArgumentsOfTheKey() throws {
    let (entries, _) = try ImportTests.imported(
      #"<trans-unit id="starred %lld"><source>starred</source><target>%lld mal markiert</target></trans-unit>"#,
      into: #"""
        "starred %lld" : {"localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "starred"}}}}
        """#)
    #expect(entries.map(\.outcome.word) == ["applied"])
  }

  /// A text that was taken for review is not taken again, whatever state the file has.
  @Test func takesNothingTwice() throws {
    let unit =
      #"<trans-unit id="a %@"><source>a %@</source><target state="translated">x</target></trans-unit>"#
    let (entries, _) = try ImportTests.imported(
      unit,
      into: #"""
        "a %@" : {"localizations" : {"de" : {"stringUnit" : {"state" : "needs_review", "value" : "x"}}}}
        """#)
    #expect(entries.map(\.outcome.word) == ["unchanged"])
    #expect(entries[0].remarks.map(\.code) == ["missing-placeholders"])
  }
}
