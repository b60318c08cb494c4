import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// A key that the project's data holds is not gone: code reads it there and looks it up.
@Suite struct KeysSpelledInResourcesTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Here" : {

        },
        "There" : {

        }
      },
      "version" : "1.0"
    }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add("Project/App/A.swift", #"let a = Text("Here")"#)
    try folder.add("Project/App/Localizable.xcstrings", Self.catalog)
  }

  private func project(_ configuration: String = "{}") async throws -> Project {
    let file = try folder.add("Project/gloss.json", configuration)
    return await Project(configuration: try Configuration.load(.file(file)))
  }

  private func changes(
    _ configuration: String = "{}", stale: Sync.Stale = .xcode
  ) async throws -> [String] {
    let sync = await Sync(of: try await project(configuration), options: Sync.Options(stale: stale))
    #expect(sync.isComplete)
    return sync.catalogs.flatMap { $0.changes.map { "\($0.kind) \($0.key)" } }
  }

  @Test(arguments: [
    ("App/menu.json", #"{"items": [{"title": "There"}]}"#), ("menu.JSON", #"{"There": 1}"#),
    ("Data/menu.json5", "{title: 'There'} // more"), ("Data/map.geojson", #"["There"]"#),
    ("Data/broken.json", #"{"title": "There", "next": "#),
    ("App/Menu.plist", "<plist><dict><key>t</key><string>There</string></dict></plist>"),
    ("App/Old.plist", #"{ t = "There"; }"#),
    ("App/I.intentdefinition", "<plist><dict><key>t</key><string>There</string></dict></plist>"),
    ("Templates/page.stencil", #"{{ "There"|localized }}"#),
    ("Templates/List.swift.gyb", "% for x in xs:\nText(\"There\")\n% end"),
    ("Templates/page.mustache", "<h1>There</h1>"), ("Templates/mail.leaf", "#(t('There'))"),
    ("App/Settings.bundle/Root.plist", "<plist><string>There</string></plist>"),
    ("Excluded/menu.json", #"["There"]"#),
  ])
  func keepsWhatAResourceHolds(file: String, text: String) async throws {
    try folder.add("Project/" + file, text)
    let configuration = #"{"exclude": ["Excluded"]}"#
    let sync = await Sync(of: try await project(configuration))
    #expect(sync.isComplete && !sync.isOutOfDate)
    #expect(
      sync.findings.map { "\($0.message)".replacing(/'[^']*\/Project\//, with: "'") } == [
        "only '\(file)', which is not extracted, has 'There': the entry stays as it is"
      ])
    for stale in [Sync.Stale.mark, .keep, .prune] {
      #expect(try await changes(configuration, stale: stale) == [])
    }
    try FileManager.default.removeItem(atPath: folder("Project/" + file))
    #expect(try await changes(configuration) == ["removed There"])
  }

  @Test(arguments: [
    ("node_modules/x/package.json", #"["There"]"#), (".hidden/menu.json", #"["There"]"#),
    ("App/.menu.json", #"["There"]"#), ("Pods/X/menu.json", #"["There"]"#),
    ("App/Assets.xcassets/Contents.json", #"["There"]"#),
    ("Products/App.app/menu.json", #"["There"]"#),
    ("App/menu.json", #"["there", "There ", "Over There", "There\n"]"#),
    ("App/menu.json", #"[There]"#), ("App/menu.txt", #"["There"]"#),
    ("App/gloss-baseline.json", #"["There"]"#),
    ("report.json", #"{"key": "There", "schemaVersion": 1, "tool": {"name": "gloss"}}"#),
    ("known.json", #"{"findings": [{"fingerprint": "1", "key": "There"}], "schemaVersion": 1}"#),
    ("App/Menu.plist", "<plist><!-- <string>There</string> --></plist>"),
  ])
  func knowsWhatHoldsNoKey(file: String, text: String) async throws {
    try folder.add("Project/" + file, text)
    #expect(try await changes(#"{"baseline": "App/gloss-baseline.json"}"#) == ["removed There"])
  }

  @Test func leavesItsOwnConfigurationOut() async throws {
    #expect(try await changes(#"{"exclude": ["There"]}"#) == ["removed There"])
  }

  @Test func followsNoLink() async throws {
    // One repository holds the project and what the links lead to.
    try folder.add(".git/HEAD")
    try folder.add("Elsewhere/menu.json", #"["There"]"#)
    try folder.link("Project/App/Link", to: "../../Elsewhere")
    try folder.link("Project/App/menu.json", to: "../../Elsewhere/menu.json")
    try folder.link("Project/loop", to: ".")
    #expect(try await changes() == ["removed There"])
  }

  @Test func readsNoMoreThanItMay() throws {
    for name in ["a", "b", "c", "d"] { try folder.add("Data/\(name)/\(name).json", "12345") }
    try folder.add("Data/large.json", "123456")
    func files(_ limits: ResourceFiles.Limits) -> [String] {
      ResourceFiles(in: folder("Data"), limits: limits).files.compactMap {
        $0.path.split(separator: "/").last.map(String.init)
      }
    }
    var limits = ResourceFiles.Limits()
    #expect(files(limits) == ["a.json", "b.json", "c.json", "d.json", "large.json"])
    limits.fileSize = 5
    #expect(files(limits) == ["a.json", "b.json", "c.json", "d.json"])
    limits.size = 14
    #expect(files(limits) == ["a.json", "b.json"])
    limits.folders = 2
    #expect(files(limits) == ["a.json"])
  }

  @Test func saysWhatHoldsAKey() async throws {
    try folder.add("Project/App/menu.json", #"["There", "Nowhere"]"#)
    let there = try await Why("There", in: project()).report
    guard case .spelled(path: let path)? = there.entries.first?.fate else {
      Issue.record("\(there)")
      return
    }
    #expect(path.hasSuffix("App/menu.json"))
    #expect(there.otherSpellingFiles == [path])
    #expect(try await Why("Nowhere", in: project()).report.otherSpellingFiles == [path])
    #expect(try await Why("Here", in: project()).report.otherSpellingFiles == [])
  }
}
