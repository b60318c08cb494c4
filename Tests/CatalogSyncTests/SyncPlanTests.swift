import LocalizationModel
import ProjectLayout
import StringCatalog
import Testing

@testable import CatalogSync

/// What a sync does with each entry: add, keep, mark stale, remove, carry over.
///
/// The catalog is that of one app; ``PlannedSync`` explains the notation of plans.
@Suite struct SyncPlanTests {
  private static let translated = """
    {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}}
    """

  private static func entry(_ key: String, _ members: String = translated) -> String {
    "\"\(key)\": \(members)"
  }

  private static func state(_ state: String) -> String {
    """
    {"extractionState": "\(state)", \(translated.dropFirst())
    """
  }

  /// One key in the sources and one in the catalog, or none.
  @Test(arguments: [
    ("a", "", ["add a"]), ("a", entry("a"), []), ("", entry("a"), ["mark a"]), ("", "", []),
    ("a", entry("b"), ["add a", "mark b"]), ("", entry("a", "{}"), ["mark a"]),
    ("", entry("a", state("manual")), []), ("", entry("a", state("migrated")), []),
    ("", entry("a", state("extracted_with_value")), ["mark a"]),
    ("", entry("a", state("stale")), []), ("a", entry("a", state("stale")), ["revive a"]),
    ("", entry("a", "{\"shouldTranslate\": false}"), []),
    ("", entry("a", state("of next year")), []),
  ])
  func decidesByStateAndUse(key: String, entry: String, plan: [String]) throws {
    var sync = PlannedSync()
    sync.catalogs = ["App/Localizable.xcstrings": entry]
    if !key.isEmpty { sync.sources[0].strings = [PlannedSync.string(key)] }
    try sync.expectPlan(plan)
  }

  @Test(arguments: [
    (StalePolicy.mark, ["mark a", "mark b"]), (.keep, []), (.xcode, ["mark a", "remove b"]),
    (.prune, ["remove a", "remove b", "remove c"]),
  ])
  func treatsUnusedKeysByPolicy(stale: StalePolicy, plan: [String]) throws {
    var sync = PlannedSync()
    sync.stale = stale
    sync.catalogs = [
      "App/Localizable.xcstrings":
        [
          Self.entry("a"), Self.entry("b", "{}"), Self.entry("c", Self.state("stale")),
          Self.entry("d", Self.state("manual")),
        ].joined(separator: ", ")
    ]
    try sync.expectPlan(plan)
  }

  /// A key that some file spells stays, with a finding where extraction does not see the use.
  @Test(arguments: [
    ([], [], [], ["mark %lld a"]), (["%lld a"], [], [], ["key-unrecognized"]),
    (["%@ a"], [], [], ["key-unrecognized"]), (["%lld b"], [], [], ["mark %lld a"]),
    ([], ["%lld a"], [], ["key-unrecognized"]), ([], [], ["%lld a"], ["key-unrecognized"]),
    ([], ["b"], ["b"], ["mark %lld a"]),
  ])
  func keepsWhatAFileSpells(
    literals: [String], excluded: [String], resources: [String], plan: [String]
  ) throws {
    var sync = PlannedSync()
    sync.catalogs = ["App/Localizable.xcstrings": Self.entry("%lld a")]
    sync.sources[0].literals = literals
    sync.excluded = ["App/Pods/b.swift": excluded]
    sync.resources = ["App/menu.json": resources]
    try sync.expectPlan(plan)
  }

  @Test func keepsAKeyOfOtherScalars() throws {
    var sync = PlannedSync()
    sync.catalogs = ["App/Localizable.xcstrings": Self.entry("Caf\u{E9}")]
    sync.sources[0].strings = [PlannedSync.string("Cafe\u{301}")]
    try sync.expectPlan(["add Cafe\u{301}", "key-otherwise-encoded"])
  }

  /// Where a part of the project is unknown, no key is unused.
  @Test func marksNothingWhileSourcesAreUnread() throws {
    var sync = PlannedSync()
    sync.catalogs = ["App/Localizable.xcstrings": Self.entry("a")]
    try sync.expectPlan(["mark a"])
    var other = sync
    other.unread = "App/b.swift"
    try other.expectPlan(["!sources-incomplete"])
    other = sync
    other.sources[0].isComplete = false
    try other.expectPlan(["!sources-incomplete"])
    other.sources[0].isRead = false
    try other.expectPlan(["!sources-incomplete"])
    other = sync
    other.unreadExcluded = "App/Pods"
    try other.expectPlan(["!sources-incomplete"])
    other = sync
    other.outsidePath = "../Other"
    try other.expectPlan(["sources-incomplete"])
    other = sync
    other.missing = ["App/c.swift"]
    try other.expectPlan([])
    #expect(try other.unused().keys.map(\.countKeptForMissingSources) == [1])
    other = sync
    other.sources.append(PlannedSync.Source(path: "App/b.swift", literals: ["a"], isInBuild: false))
    try other.expectPlan([])
  }

  /// From a source with syntax errors no key comes, and what exists stays.
  @Test func addsOnlyCertainKeys() throws {
    var sync = PlannedSync()
    sync.catalogs = ["App/Localizable.xcstrings": Self.entry("a", "{}")]
    var broken = PlannedSync.Source(path: "App/b.swift", isComplete: false)
    broken.strings = [PlannedSync.string("b", path: "App/b.swift")]
    var commented = PlannedSync.string("a")
    commented.comment = "c"
    sync.sources[0].strings = [commented, PlannedSync.string("d")]
    try sync.expectPlan(["comment a", "add d"])
    sync.sources.append(broken)
    try sync.expectPlan(["add d"])
    sync.sources[1].isComplete = true
    try sync.expectPlan(["comment a", "add b", "add d"])
  }

  /// A key is new only in the scope; once it is, all its strings count.
  @Test(arguments: [
    (PathScope.everything, ["add a", "add b"]), (PathScope([.file("App/a.swift")]), ["add a"]),
    (PathScope([.file("App/b.swift")]), ["add a", "add b"]),
    (PathScope([.folder("Other")]), []),
  ])
  func addsKeysOfTheScope(scope: PathScope, plan: [String]) throws {
    var sync = PlannedSync()
    sync.scope = scope
    sync.sources = [
      PlannedSync.Source(strings: [PlannedSync.string("a")]),
      PlannedSync.Source(
        path: "App/b.swift",
        strings: ["a", "b"].map { PlannedSync.string($0, path: "App/b.swift") }),
    ]
    try sync.expectPlan(plan)
  }

  @Test func leavesAlonePlistCatalogs() throws {
    var sync = PlannedSync()
    sync.catalogs = ["App/InfoPlist.xcstrings": Self.entry("CFBundleName")]
    try sync.expectPlan([])
    sync.catalogs = ["App/AppShortcuts.xcstrings": Self.entry("a")]
    try sync.expectPlan([])
  }

  /// Declared types decide the key; the catalog's other spelling of it is out of reach.
  @Test(arguments: [
    (
      Placeholder.Confidence.declared, RenamePolicy.report,
      ["mark %@ a", "add %lld a", "key-unreachable"]
    ),
    (.declared, .carry, ["reword %@ a to %lld a", "key-unreachable"]),
    (.assumed, .report, []), (.inferred, .report, []),
  ])
  func replacesUnreachableKeys(
    confidence: Placeholder.Confidence, renames: RenamePolicy, plan: [String]
  ) throws {
    var sync = PlannedSync()
    sync.renames = renames
    sync.stale = renames == .carry ? .xcode : .mark
    sync.catalogs = ["App/Localizable.xcstrings": Self.entry("%@ a")]
    sync.sources[0].strings = [PlannedSync.string("%lld a", confidence)]
    try sync.expectPlan(plan)
  }

  @Test func keepsReachableSpellings() throws {
    var sync = PlannedSync()
    sync.catalogs = ["App/Localizable.xcstrings": Self.entry("%@ a")]
    sync.sources[0].strings = [PlannedSync.string("%lld a")]
    sync.sources[0].literals = ["%@ a"]
    try sync.expectPlan(["add %lld a", "key-unrecognized"])
    sync.sources[0].literals = []
    sync.used = ["%@ a"]
    try sync.expectPlan(["add %lld a", "key-unrecognized"])
    sync.used = []
    sync.sources[0].strings.append(PlannedSync.string("%@ a", at: 5))
    try sync.expectPlan(["add %lld a"])
  }

  /// What an extractor without types has written stays until its texts are carried over.
  @Test func reportsUntypedKeys() throws {
    var sync = PlannedSync()
    sync.catalogs = ["App/Localizable.xcstrings": Self.entry("%arg a")]
    sync.sources[0].strings = [PlannedSync.string("%lld a")]
    try sync.expectPlan(["add %lld a", "key-untyped"])
  }

  @Test func addsNoKeyOfAMisplacedEntry() throws {
    var sync = PlannedSync()
    let misplaced = "\"b\": {}}, \"a\": \(Self.translated), \"x\": {"
    sync.catalogs = ["App/Localizable.xcstrings": misplaced]
    sync.sources[0].strings = ["a", "b", "c"].map { PlannedSync.string($0) }
    try sync.expectPlan(["add c", "!entry-misplaced"])
  }
}
