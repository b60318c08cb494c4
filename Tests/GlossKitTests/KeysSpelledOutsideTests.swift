import Foundation
import GlossKit
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

/// A key that something spells which no strings are taken from is not gone.
@Suite struct KeysSpelledOutsideTests {
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

  private func sync(
    _ configuration: String = "{}", stale: Sync.Stale = .xcode
  ) async throws -> Sync {
    let file = try folder.add("Project/gloss.json", configuration)
    let project = await Project(configuration: try Configuration.load(.file(file)))
    return await Sync(of: project, options: Sync.Options(stale: stale))
  }

  private func changes(_ sync: Sync) -> [String] {
    sync.catalogs.flatMap { $0.changes.map { "\($0.kind) \($0.key)" } }
  }

  private func notes(_ sync: Sync) -> [String] {
    sync.findings.map { "\($0.message)".replacing(/'[^']*\/Project\//, with: "'") }
  }

  @Test(arguments: [
    ("Gen/B.swift", #"let b = Text("There")"#, #"{"exclude": ["Gen"]}"#),
    ("App/B.swift", #"let b = Text("There")"#, #"{"exclude": ["**/B.swift"]}"#),
    ("Gen/B.m", #"x = @"There";"#, #"{"exclude": ["**/*.m"]}"#),
    ("Shared/B.swift", #"let b = Text("There")"#, #"{"sources": ["App"]}"#),
    (".hidden/B.swift", #"let b = Text("There")"#, "{}"),
    ("Pods/X/B.m", #"x = @"There";"#, "{}"),
    ("Carthage/Checkouts/X/B.swift", #"let b = Text("There")"#, "{}"),
    ("checkouts/X/B.swift", #"let b = Text("There")"#, "{}"),
    ("X.framework/Headers/B.h", ##"#define X @"There""##, "{}"),
    ("Gen/Broken.swift", "/* {{ if }} \nlet b = Text(\"There\")", #"{"exclude": ["Gen"]}"#),
    ("Gen/Broken.swift", "let \u{0} = \"\"\" \n \"There\"", #"{"exclude": ["Gen"]}"#),
  ])
  func keepsWhatAFileOutsideSpells(file: String, text: String, configuration: String) async throws {
    try folder.add("Project/" + file, text)
    let sync = try await sync(configuration)
    #expect(changes(sync) == [])
    #expect(sync.isComplete)
    #expect(
      notes(sync) == [
        "only '\(file)', which is not extracted, has 'There': the entry stays as it is"
      ])
    try FileManager.default.removeItem(atPath: folder("Project/" + file))
    #expect(changes(try await self.sync(configuration)) == ["removed There"])
  }

  @Test func keepsWhatAFolderBehindALinkSpells() async throws {
    // One repository holds the project and what the link leads to.
    try folder.add(".git/HEAD")
    try folder.add("Elsewhere/Deep/B.swift", #"let b = Text("There")"#)
    try folder.link("Project/App/Link", to: "../../Elsewhere")
    try folder.link("Elsewhere/loop", to: "../Project")
    try folder.link("Project/loop", to: ".")
    let found = try await sync()
    #expect(changes(found) == [])
    #expect(notes(found).first?.hasPrefix("only 'App/Link/Deep/B.swift', which") == true)
    try FileManager.default.removeItem(atPath: folder("Elsewhere/Deep"))
    #expect(changes(try await sync()) == ["removed There"])
  }

  @Test(arguments: [
    ".git/B.swift", ".build/checkouts/X/B.swift", "DerivedData/B.swift", "node_modules/B.swift",
    "App/Assets.xcassets/B.swift", "Products/App.app/B.swift", ".hidden/B.txt",
  ])
  func searchesNothingThatToolsKeepForThemselves(file: String) async throws {
    try folder.add("Project/" + file, #"let b = Text("There")"#)
    #expect(changes(try await sync()) == ["removed There"])
  }

  @Test func searchesNoOtherWorkingCopyInAHiddenFolder() async throws {
    try folder.add("Project/.worktrees/b/.git", "gitdir: elsewhere")
    try folder.add("Project/.worktrees/b/B.swift", #"let b = Text("There")"#)
    #expect(changes(try await sync()) == ["removed There"])
  }

  @Test(arguments: [("Sources/A/Gen/B.swift", true), ("Sources/B/Gen/B.swift", false)])
  func knowsTheTargetOfAFileOutside(file: String, keeps: Bool) async throws {
    try folder.add(
      "Project/Package.swift",
      #"let p = Package(targets: [.target(name: "A"), .target(name: "B")])"#)
    try FileManager.default.removeItem(atPath: folder("Project/App"))
    try folder.add("Project/Sources/A/A.swift", #"let a = Text("Here")"#)
    try folder.add("Project/Sources/B/B.swift")
    try folder.add("Project/Sources/A/Localizable.xcstrings", Self.catalog)
    try folder.add("Project/" + file, #"let b = Text("There")"#)
    let sync = try await sync(#"{"exclude": ["**/Gen"]}"#)
    #expect(changes(sync) == (keeps ? [] : ["removed There"]))
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is unreadable for root"))
  func keepsAllIfAFileOutsideCannotBeRead() async throws {
    try folder.add("Project/Pods/B.swift")
    try folder.setMode("Project/Pods/B.swift", 0)
    let sync = try await sync()
    #expect(changes(sync) == [])
    #expect(!sync.isComplete)
  }
}
