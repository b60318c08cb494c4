import Foundation
import GlossKit
import LocalizationModel
import StringCatalog
import TestSupport
import Testing

@Suite struct ProjectTests {
  private static let empty = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#
  private static let view = #"let a = Text("Word", comment: "词")"#

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func project(
    _ paths: [String] = [], _ configuration: String = "{}"
  ) async throws -> Project {
    let file = try folder.add("gloss.json", configuration)
    return await Project(
      paths: paths.map { folder($0) }, configuration: try Configuration.load(.file(file)))
  }

  private func failures(_ errors: [GlossError]) -> [String] {
    errors.map { error in
      let name = error.path.split(separator: "/").suffix(2).joined(separator: "/")
      return "\(name): \(error.message)"
    }
  }

  private var name: String { String(folder.path.split(separator: "/").last ?? "") }

  @Test func aFileThatVanishesIsReportedAndTheOthersGoOn() async throws {
    try folder.add("App/A.swift", Self.view)
    try folder.add("App/B.swift", Self.view)
    try folder.add("App/Localizable.xcstrings", Self.empty)
    let project = try await project()
    try FileManager.default.removeItem(atPath: folder("App/B.swift"))
    let sync = await Sync(of: project)
    #expect(
      failures(sync.failures) == [
        "App/B.swift: cannot be opened: no such file or folder: check the path"
      ])
    #expect(sync.catalogs.map { $0.changes.map(\.key) } == [["Word"]])
    let extraction = await Extraction(of: project)
    #expect(extraction.entries.map(\.string.key) == ["Word"])
    #expect(!extraction.isComplete)
    #expect(extraction.sourceCount == 1)
  }

  @Test func aCatalogThatChangesBeforeItIsWrittenStaysAsItIs() async throws {
    try folder.add("App/A.swift", Self.view)
    try folder.add("App/Localizable.xcstrings", Self.empty)
    let sync = await Sync(of: try await project())
    let others = try folder.add("App/Localizable.xcstrings", Self.empty + " ")
    #expect(throws: GlossError.self) { try sync.write() }
    #expect(try String(contentsOfFile: others, encoding: .utf8) == Self.empty + " ")
  }

  @Test func nothingToScanIsAFailure() async throws {
    try folder.add("App/A.swift", Self.view)
    try folder.add("App/Localizable.xcstrings", Self.empty)
    try folder.add("Empty/readme.txt")
    let empty =
      "no Swift sources found here: give other paths, or check 'sources' and 'exclude' "
      + "in gloss.json"
    let inFolder = try await project(["Empty"])
    #expect(failures(await Sync(of: inFolder).failures) == ["\(name)/Empty: \(empty)"])
    #expect(failures(await Extraction(of: inFolder).failures) == ["\(name)/Empty: \(empty)"])
    let excluded = try await project([], #"{"exclude": ["**/*.swift"]}"#)
    #expect(failures(await Sync(of: excluded).failures) == ["\(name)/gloss.json: \(empty)"])
    #expect(failures(await Extraction(of: excluded).failures) == ["\(name)/gloss.json: \(empty)"])
  }

  @Test func aProjectWithoutACatalogIsAFailure() async throws {
    try folder.add("App/A.swift", Self.view)
    let failed = failures(await Sync(of: try await project()).failures)
    #expect(failed.count == 1)
    #expect(
      failed.first?.hasPrefix("\(name)/gloss.json: no string catalog found here: 'gloss sync")
        == true)
  }

  @Test func aCatalogThatTheConfigurationMisspellsStopsTheSync() async throws {
    try folder.add("App/A.swift", Self.view)
    try folder.add("App/Localizable.xcstrings", Self.empty)
    let sync = await Sync(
      of: try await project(
        [], #"{"catalogs": [{"sources": ["**"], "catalog": "App/Localisable.xcstrings"}]}"#))
    #expect(
      failures(sync.failures) == [
        "App/Localisable.xcstrings: gloss.json names this catalog, but there is no such "
          + "file: make it with 'gloss sync --create', or remove its row if no string goes there"
      ])
    #expect(sync.catalogs.isEmpty)
    #expect(sync.findings.isEmpty)
  }

  @Test(arguments: [
    ("A", "B", "{}"), ("Sources/A", "Sources/B", "{}"), ("Sources/B", "Sources/A", "{}"),
    ("A", "B", #"{"catalogs": [{"sources": ["B"], "catalog": "B/Localizable.xcstrings"}]}"#),
    ("../Elsewhere", "A", #"{"sources": ["A"]}"#),
  ])
  func aCatalogAndALinkToItAreOne(home: String, link: String, configuration: String) async throws {
    // One repository holds the project and what the link leads to.
    try folder.add(".git/HEAD")
    try folder.add(
      "P/Package.swift", #"let p = Package(targets: [.target(name: "A"), .target(name: "B")])"#)
    try folder.add("P/\(home)/A.swift", Self.view)
    try folder.add("P/\(link)/B.swift", #"let b = Text("Other")"#)
    try folder.add("P/\(home)/Localizable.xcstrings", Self.empty)
    let steps = link.split(separator: "/").map { _ in "../" }.joined()
    try folder.link("P/\(link)/Localizable.xcstrings", to: "\(steps)\(home)/Localizable.xcstrings")
    let file = try folder.add("P/gloss.json", configuration)
    let load = { try Configuration.load(.file(file)) }
    let sync = await Sync(of: Project(configuration: try load()))
    #expect(sync.failures == [])
    let isOutside = home.hasPrefix("..")
    #expect(
      sync.catalogs.map { $0.changes.map(\.key) } == [isOutside ? ["Other"] : ["Other", "Word"]])
    try sync.write()
    #expect(try folder.text("P/\(home)/Localizable.xcstrings").contains("\"Other\""))
    let again = await Sync(of: Project(configuration: try load()))
    #expect(!again.isOutOfDate)
    #expect(again.isComplete)
  }

  @Test func aCatalogThatCannotBeReadLeavesTheOthersToBeSynced() async throws {
    try folder.add("A/A.swift", Self.view)
    try folder.add("A/Localizable.xcstrings", "{")
    try folder.add("B/B.swift", Self.view)
    try folder.add("B/Localizable.xcstrings", Self.empty)
    let sync = await Sync(of: try await project())
    #expect(
      sync.failures.map(\.place).map { $0.hasSuffix("A/Localizable.xcstrings:1:2") } == [true])
    #expect(sync.catalogs.map { $0.changes.map(\.key) } == [["Word"]])
    #expect(!sync.isComplete)
  }
}
