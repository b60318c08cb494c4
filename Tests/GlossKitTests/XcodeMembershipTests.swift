import Foundation
import GlossKit
import GlossReports
import LocalizationModel
import ProjectLayout
import StringCatalog
import TestSupport
import Testing

/// The effect of Xcode projects on the disk on the stages.
@Suite struct XcodeMembershipTests {
  private let folder: TemporaryFolder

  /// A project beside the sources, with a target that has a catalog and one that has none.
  init() throws {
    folder = try TemporaryFolder(["gloss.json": "{}"])
    try folder.add("Xcode/App.xcodeproj/project.pbxproj", Self.project)
    try folder.add("App/a.swift", "let a = Text(\"A\")\n")
    try folder.add("Bare/b.swift", "let b = Text(\"B\")\n")
    try folder.add("App/Localizable.xcstrings", Self.catalog("en"))
  }

  private static func catalog(_ language: String) -> String {
    #"{"sourceLanguage" : "\#(language)", "strings" : {}, "version" : "1.0"}"#
  }

  private static let project = """
    {objects = {
      G = {isa = PBXGroup; children = (Y, Z, ); };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = ../App; sourceTree = SOURCE_ROOT; };
      Z = {isa = PBXFileSystemSynchronizedRootGroup; path = ../Bare; sourceTree = SOURCE_ROOT; };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Y, ); };
      U = {isa = PBXNativeTarget; name = Bare; fileSystemSynchronizedGroups = (Z, ); };
      P = {isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T, U, ); };
    }; rootObject = P; }
    """

  @Test func aTargetWithoutACatalogKeepsNothing() async throws {
    let extraction = await Extraction(of: try await folder.project())
    #expect(extraction.isComplete)
    #expect(
      extraction.entries.map { "\($0.string.key) \($0.catalogs.count)" } == ["A 1", "B 0"])
    let sync = await Sync(of: try await folder.project())
    #expect(sync.catalogs.map { $0.changes.map(\.key) } == [["A"]])
    #expect(sync.findings.map(\.rule) == ["table-without-catalog"])
  }

  /// The configuration names the sources only, not the folder that the project lies in.
  @Test func aProjectAboveTheSourcesCounts() async throws {
    try folder.add(
      "Above.xcodeproj/project.pbxproj", Self.project.replacing("path = ../", with: "path = "))
    try FileManager.default.removeItem(atPath: folder("Xcode"))
    for (settings, counts) in [
      (#"{"sources": ["App", "Bare"]}"#, [1, 0]),
      (#"{"sources": ["App", "Bare"], "exclude": ["Above.xcodeproj"]}"#, [1, 1]),
    ] {
      try folder.add("gloss.json", settings)
      let entries = await Extraction(of: try await folder.project()).entries
      #expect(entries.map(\.catalogs.count) == counts)
    }
  }

  /// A catalog made by hand, which the project file does not list.
  @Test func pointsToACatalogInNoTarget() async throws {
    try folder.add("gloss.json", #"{"exclude": ["Xcode"]}"#)
    try folder.add(
      "App.xcodeproj/project.pbxproj",
      """
      {objects = {
        G = {isa = PBXGroup; children = (F, ); };
        F = {isa = PBXFileReference; path = Bare/b.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); };
        T = {isa = PBXNativeTarget; name = Bare; buildPhases = (S, ); };
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
      }; rootObject = P; }
      """)
    try folder.add("Bare/Localizable.xcstrings", Self.catalog("en"))
    let sync = await Sync(of: try await folder.project())
    let messages = sync.findings.map { $0.message.description }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("Bare/Localizable.xcstrings' is in no target, so add it to one")
        == true)
  }

  @Test func aProjectFileThatCannotBeReadIsAnError() async throws {
    try folder.add("Xcode/App.xcodeproj/project.pbxproj", "{\n  a = (b;\n}\n")
    let project = try await folder.project()
    #expect(
      project.failures.map { "\($0)" }.map { $0.suffix(64) }
        == [
          "App.xcodeproj/project.pbxproj:2:9: ';' where ',' or ')' should be"
        ].map { $0.suffix(64) })
    #expect(await !Extraction(of: project).isComplete)
    let excluded = #"{"exclude": ["Xcode"]}"#
    try folder.add("gloss.json", excluded)
    #expect(await Extraction(of: try await folder.project()).isComplete)
  }

  @Test(arguments: [("en", 0), ("de", 1)])
  func catalogsAreInTheProjectsLanguage(language: String, count: Int) async throws {
    try folder.add("App/Localizable.xcstrings", Self.catalog(language))
    let check = await Check(of: try await folder.project())
    #expect(check.findings.count { $0.finding.rule == "source-language" } == count)
    try folder.add("gloss.json", #"{"sourceLanguage": "\#(language)"}"#)
    let configured = await Check(of: try await folder.project())
    #expect(configured.findings.allSatisfy { $0.finding.rule != "source-language" })
  }

  @Test func oldNamesOfLanguagesAreNotCompared() async throws {
    try folder.add(
      "Xcode/App.xcodeproj/project.pbxproj",
      Self.project.replacing("developmentRegion = en", with: "developmentRegion = English"))
    let check = await Check(of: try await folder.project())
    #expect(check.findings.allSatisfy { $0.finding.rule != "source-language" })
  }
}
