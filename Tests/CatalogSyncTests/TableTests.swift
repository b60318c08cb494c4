import LocalizationModel
import ProjectLayout
import StringCatalog
import SwiftTree
import Testing

@testable import CatalogSync

/// Strings of several tables and catalogs: where each goes, and keys that change their table.
@Suite struct TableTests {
  private static let translated = """
    {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}}
    """

  private static let other = TableName.named("Other")

  private static func sync(_ localizable: String, _ other: String) -> PlannedSync {
    var sync = PlannedSync()
    sync.catalogs = [
      "App/Localizable.xcstrings": localizable.isEmpty ? "" : "\"\(localizable)\": \(translated)",
      "App/Other.xcstrings": other.isEmpty ? "" : "\"\(other)\": \(translated)",
    ]
    return sync
  }

  @Test func fillsTheTableOfEachString() throws {
    var sync = Self.sync("", "")
    sync.sources[0].strings = [
      PlannedSync.string("a"), PlannedSync.string("b", table: Self.other, at: 5),
    ]
    try sync.expectPlan(["add a", "Other: add b"])
  }

  /// A lookup in another table spells the key, and keeps no entry here.
  @Test func countsOnlyLookupsInTheTable() throws {
    var sync = Self.sync("a", "")
    sync.sources[0].strings = [PlannedSync.string("a", table: Self.other)]
    try sync.expectPlan(["mark a", "Other: add a"])
    sync.sources[0].literals = ["a"]
    try sync.expectPlan(["key-unrecognized", "Other: add a"])
  }

  @Test func movesTextsWithTheirKey() throws {
    var sync = Self.sync("a", "")
    sync.renames = .carry
    sync.stale = .xcode
    sync.sources[0].strings = [PlannedSync.string("a", table: Self.other)]
    let moved = "Other: move a from App/Localizable.xcstrings"
    #expect(try sync.plan().contains(moved))
    sync.renames = .report
    #expect(try !sync.plan().contains(moved))
  }

  /// A new key takes the texts of another table over, which keeps them.
  @Test func copiesTextsOfAKeyInUse() throws {
    var sync = Self.sync("a", "")
    func arrival() throws -> MergeSurroundings.Arrival? {
      var surroundings = MergeSurroundings()
      KeyMoves(among: try sync.unused().keys, keeping: [], in: sync.layout)
        .add(to: &surroundings, of: "App/Other.xcstrings")
      return surroundings.arrivals[TextKey("a")]
    }
    sync.sources[0].strings = [
      PlannedSync.string("a"), PlannedSync.string("a", table: Self.other, at: 5),
    ]
    let copied = try arrival()
    #expect(copied?.path == "App/Localizable.xcstrings")
    sync.sources[0].strings[1].defaultValue = "another text"
    let other = try arrival()
    #expect(other.map(\.path) == nil)
    sync.sources[0].strings = [PlannedSync.string("a", table: Self.other)]
    let moved = try arrival()
    #expect(moved?.path == "App/Localizable.xcstrings")
  }

  @Test func choosesTheCatalogsToUpdate() {
    var sync = Self.sync("", "")
    sync.catalogs["App/Third.xcstrings"] = ""
    func chosen(_ scope: PathScope) -> [String] {
      let groups = StringGroups(
        sync.syncSources, in: sync.layout, scope: scope, knowsTargets: true)
      return groups.catalogsToUpdate(in: sync.layout, scope: scope).sorted()
    }
    #expect(chosen(.everything) == ["App/Localizable.xcstrings"])
    sync.sources[0].strings = [PlannedSync.string("b", table: Self.other)]
    #expect(chosen(.everything) == ["App/Localizable.xcstrings", "App/Other.xcstrings"])
    #expect(chosen(PathScope([.file("App/a.swift")])) == ["App/Other.xcstrings"])
    #expect(chosen(PathScope([.file("App/Other.xcstrings")])) == ["App/Other.xcstrings"])
    #expect(chosen(PathScope([.folder("Elsewhere")])) == [])
  }

  @Test func noticesStringsWithoutCatalog() {
    var sync = PlannedSync()
    sync.sources[0].strings = [PlannedSync.string("b", table: Self.other)]
    func groups(knowsTargets: Bool = true, scope: PathScope = .everything) -> StringGroups {
      StringGroups(sync.syncSources, in: sync.layout, scope: scope, knowsTargets: knowsTargets)
    }
    #expect(groups().unserved.paths == ["App/a.swift"])
    #expect(groups(knowsTargets: false).unserved.isEmpty)
    #expect(groups(scope: PathScope([.folder("Elsewhere")])).unserved.isEmpty)
    #expect(!groups().isEmpty && groups().isComplete)
    sync.sources[0].isComplete = false
    #expect(!groups().isComplete)
    #expect(groups(scope: PathScope([.folder("Elsewhere")])).isComplete)
    sync.sources[0].strings = []
    #expect(groups().isEmpty)
  }

  /// Pairs of old and new keys between strings that both versions have.
  @Test(arguments: [
    (["Text a"], ["Text b"], ["a b"]), (["Text a"], ["Text a"], []),
    (["Text a", "Text c"], ["Text b", "Text c"], ["a b"]),
    (["Text a", "Text c", "Text d"], ["Text b", "Text c", "Text e"], ["a b", "d e"]),
    (["Text a"], ["Button b"], []),
    (["Text a", "Button c"], ["Button d", "Text b"], ["a b", "c d"]),
    (["Text a", "Text c"], ["Text b"], []), (["Text a"], ["Text b", "Button c"], ["a b"]),
    (["Text a"], [], []), ([], ["Text a"], []),
    (["Text a"], ["Text b", "Text c"], []),
  ])
  func pairsRewordedKeys(old: [String], new: [String], pairs: [String]) {
    func strings(_ words: [String]) -> [ExtractedString] {
      words.enumerated().map { offset, word in
        let parts = word.split(separator: " ").map(String.init)
        var string = PlannedSync.string(parts[1], at: offset * 10)
        string.api = parts[0]
        return string
      }
    }
    let found = KeyReplacements(strings(old), strings(new)).pairs
    #expect(found.map { "\($0.old) \($0.new)" } == pairs)
  }

  @Test func knowsTablesOfLookups() {
    let a = LiteralHash(key: "a")
    func tables(_ literals: [String], _ strings: [ExtractedString]) -> Set<String>? {
      LookupTables(
        of: [a], in: ContiguousArray(literals.map(LiteralHash.init)), strings,
        isServed: { strings[$0].table != .named("Unserved") }
      ).tables(of: a)
    }
    let string = PlannedSync.string("a")
    #expect(tables(["a"], [string]) == ["Localizable"])
    #expect(tables(["a", "a"], [string]) == nil)
    #expect(tables(["a", "b"], [string, PlannedSync.string("b", at: 5)]) == ["Localizable"])
    #expect(
      tables(["a", "a"], [string, PlannedSync.string("a", table: Self.other, at: 5)])
        == ["Localizable", "Other"])
    #expect(tables(["a"], [PlannedSync.string("a", table: .named("Unserved"))]) == nil)
    #expect(tables(["a"], []) == nil)
  }

  @Test(arguments: [
    ("a.json", true), ("a.JSON", true), ("a.plist", true), ("a.html.stencil", true),
    ("a.swift", false), ("json", false), (".json", false), ("a.intentdefinition", true),
  ])
  func searchesDataFiles(name: String, isSearched: Bool) {
    #expect((ResourceKind(name: name) != nil) == isSearched)
    #expect((ResourceKind(path: "folder.d/\(name)") != nil) == isSearched)
  }

  @Test func findsTextsOfDataFiles() throws {
    let json = try #require(ResourceKind(name: "a.json"))
    func has(_ text: String, _ key: String) -> Bool {
      json.literals(in: ContiguousArray(text.utf8)).contains(LiteralHash(key: key))
    }
    #expect(has("{\"a\": [\"b\"]}", "b") && !has("{\"a\": [\"b\"]}", "c"))
    let report = "{\"schemaVersion\": 1, \"tool\": \"gloss\", \"key\": \"b\"}"
    #expect(!has(report, "b"))
    #expect(has(report.replacing("gloss", with: "other"), "b"))
    #expect(
      !has("[\"\(String(repeating: "b", count: 10_001))\"]", String(repeating: "b", count: 10_001)))
  }
}
