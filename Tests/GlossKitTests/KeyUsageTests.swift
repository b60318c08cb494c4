import ConventionChecks
import GlossKit
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// One answer to the question if a key is still used, for a check and for a sync.
@Suite struct KeyUsageTests {
  private static let keys = [
    "By hand", "Gone", "In C", "In data", "In legacy", "Used", "size.10", "word.10.end",
  ]

  private func folder(state: [String]) throws -> TemporaryFolder {
    let entries = Self.keys.map { key in
      let members = (key == "By hand" ? [#""shouldTranslate" : false"#] : []) + state
      return #""\#(key)" : {\#(members.joined(separator: ", "))}"#
    }
    return try TemporaryFolder([
      "gloss.json": #"{"exclude": ["Legacy"]}"#,
      "A.swift": """
      let used = Text("Used")
      let size = "size.\\(count)", word = "word.\\(count).end"
      """,
      "Legacy/B.swift": #"let old = "In legacy""#, "C.m": #"id text = @"In C";"#,
      "data.json": #"{"title": "In data"}"#,
      "Localizable.xcstrings": """
      {"sourceLanguage" : "en", "strings" : {\(entries.joined(separator: ", "))}, "version" : "1.0"}
      """,
    ])
  }

  @Test func aCheckReportsWhatPruneRemoves() async throws {
    let folder = try folder(state: [#""extractionState" : "stale""#])
    let project = try await folder.project()
    let check = await Check(
      of: project, rules: allRules.filter { $0.summary.id == "unused-key" })
    #expect(check.findings.compactMap { $0.finding.subject?.key } == ["Gone"])
    let sync = await Sync(of: project, options: Sync.Options(stale: .prune))
    let removed = sync.catalogs.flatMap(\.changes).filter { $0.kind == .removed }
    #expect(removed.map(\.key) == ["Gone"])
  }

  @Test func aSyncKeepsWhatTheCodeComputes() async throws {
    let folder = try folder(state: [])
    let sync = await Sync(of: try await folder.project())
    #expect(sync.catalogs.flatMap(\.changes).map(\.key) == ["Gone"])
    let kept = sync.findings.map { "\($0.message)" }.filter { $0.contains("interpolation") }
    #expect(kept.count == 2, "\(sync.findings)")
  }

  /// A literal that reaches its lookup in another package goes to that package's catalog.
  @Test func theMapNamesTheCatalogThatASyncFills() async throws {
    let empty = #"{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0"}"#
    let folder = try TemporaryFolder([
      "gloss.json": #"{"follow": true}"#,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", defaultLocalization: "en",
        targets: [
          .target(name: "App", dependencies: ["Kit"], resources: [.process("Resources")]),
          .target(name: "Kit", resources: [.process("Resources")]),
        ])
      """,
      "Sources/App/A.swift": """
      let a = title("Followed")
      let b = Text("Own", bundle: .module)
      """,
      "Sources/App/Resources/Localizable.xcstrings": empty,
      "Sources/Kit/K.swift": """
      public func title(_ key: String) -> String {
        NSLocalizedString(key, bundle: .module, comment: "")
      }
      """,
      "Sources/Kit/Resources/Localizable.xcstrings": empty,
    ])
    let project = try await folder.project()
    let sync = await Sync(of: project)
    let filled = sync.catalogs.map { catalog in
      "\(catalog.path.hasSuffix("Kit/Resources/Localizable.xcstrings") ? "Kit" : "App"): "
        + catalog.changes.map(\.key).joined(separator: ", ")
    }
    #expect(filled == ["App: Own", "Kit: Followed"])
    let map = await CatalogMap(of: project)
    let entries = map.entries.map { entry in
      "\(entry.stringCount) "
        + entry.catalogs.map { $0.contains("/Kit/") ? "Kit" : "App" }.joined(separator: ", ")
    }
    #expect(entries == ["1 App", "1 Kit"], "\(map.entries)")
  }
}
