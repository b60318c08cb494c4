import LocalizationModel
import StringCatalog
import TestSupport
import Testing
import TranslationUnits

@testable import Interchange

@Suite struct UnitTests {
  @Test(arguments: [
    ("7 days", "30 days"), ("Rec. 709", "Rec. 2100"), ("Zebra", "apple"), ("chained", "clé"),
    ("a", "ab"), ("a10", "a10b"), ("a007", "a7"), ("a7", "a08"), ("", "a"),
    ("99999999999999999998", "99999999999999999999"), ("a b", "a|==|plural.one"),
  ])
  func ordersUnits(first: String, second: String) {
    #expect(UnitOrder.precedes(first, second))
    #expect(!UnitOrder.precedes(second, first))
    #expect(!UnitOrder.precedes(first, first))
  }

  private static let one = LeafPath.Step.variation(kind: "plural", case: "one")

  @Test(arguments: [
    ("k|==|plural.one", "k", LeafPath([one])),
    ("|==|plural.one", "", LeafPath([one])),
    ("a|==|b|==|plural.one", "a|==|b", LeafPath([one])),
    (
      "k|==|device.iphone.plural.one", "k",
      LeafPath([.variation(kind: "device", case: "iphone"), one])
    ),
    ("k|==|substitutions.files.plural.one", "k", LeafPath([.substitution("files"), one])),
    ("k|==|substitutions.@a.b@.plural.one", "k", LeafPath([.substitution("a.b"), one])),
    ("k|==|substitutions.a@b.plural.one", "k", LeafPath([.substitution("a@b"), one])),
    ("k|==|width.20", "k", LeafPath([.variation(kind: "width", case: "20")])),
  ])
  func splitsIds(id: String, key: String, path: LeafPath) throws {
    let parts = try #require(UnitID.split(id))
    #expect(parts.key == key)
    #expect(parts.path == path)
    #expect(UnitID.text(key: key, path: path) == id)
  }

  @Test(arguments: [
    "k", "", "literal|==|text", "k|==|unknown.x", "k|==|plural", "k|==|plural.several",
    "k|==|device.toaster", "k|==|substitutions.x", "k|==|substitutions..plural.one", "k|==|width.x",
    "k|==|plural.one.", "|==|",
  ])
  func takesOtherIdsForKeys(id: String) { #expect(UnitID.split(id) == nil) }

  /// In time that does not grow with the square of it.
  @Test func takesALongIdOfSeparatorsForAKey() {
    let id = String(repeating: "|==|", count: 200_000)
    #expect(UnitID.split(id) == nil)
    #expect(UnitID.split(id + "|==|plural.one")?.key == id)
  }

  @Test func refusesIdsThatCollide() throws {
    let text = #"""
      {"sourceLanguage" : "en", "strings" : {"k|==|plural.one" : {}, "k" : {"localizations" : {"de" : {"variations" : {"plural" : {
        "one" : {"stringUnit" : {"state" : "translated", "value" : "x"}}, "other" : {"stringUnit" : {"state" : "translated", "value" : "y"}}}}}}}}}
      """#
    let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
    let error = #expect(throws: InterchangeError.self) { try catalog.units(for: "de") }
    #expect(
      error?.description.contains("'k' and 'k|==|plural.one'") == true
        || error?.description.contains("'k|==|plural.one' and 'k'") == true)
    #expect(try catalog.units(for: "fr").count == 2)
  }

  @Test func sendsWhatIsInTheSourceOnlyInTheFormsOfTheLanguage() throws {
    let text = #"""
      {"sourceLanguage" : "en", "strings" : {"%lld files" : {"localizations" : {"en" : {"variations" : {"plural" : {
        "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld file"}},
        "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld files"}}}}}}}}}
      """#
    let catalog = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings")
    func sources(_ language: String) throws -> [String] {
      try catalog.units(for: language).map { "\($0.path): \($0.unit.source?.joined ?? "")" }
    }
    #expect(try sources("ja") == ["plural.other: %lld files"])
    #expect(try sources("fr") == ["plural.one: %lld file", "plural.other: %lld files"])
    #expect(
      try sources("ru") == [
        "plural.few: %lld files", "plural.many: %lld files", "plural.one: %lld file",
        "plural.other: %lld files",
      ])
    #expect(try sources("ar").count == 6)
    // A language that CLDR does not know has the source's.
    #expect(try sources("tlh") == ["plural.one: %lld file", "plural.other: %lld files"])
  }
}
