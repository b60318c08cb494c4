import Foundation
import TestSupport
import Testing

/// `gloss sync --create`: catalogs that strings need and the project lacks.
@Suite struct SyncCreateToolTests {
  private static let source = """
    import SwiftUI

    let hello = Text("Hello", comment: "问候")
    let bye = Text("Bye", tableName: "Other", comment: "再见")

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add(".git/HEAD")
  }

  private func gloss(_ arguments: String..., in path: String = "") throws -> Run {
    let place = path.isEmpty ? folder.url : folder.url.appending(path: path)
    return try Run(
      Subprocess.gloss.run(arguments, in: place, environment: Subprocess.plainEnvironment))
  }

  private func catalogs() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xcstrings") }.sorted()
  }

  @Test func saysWhichTablesLackACatalogAndOffersToMakeThem() throws {
    try folder.add("App/View.swift", Self.source)
    let run = try gloss("sync")
    #expect(run.status == 2)
    for table in ["Localizable", "Other"] {
      #expect(run.errors.contains("no catalog '\(table).xcstrings' serves this file"))
    }
    #expect(run.errors.contains("error: no string catalog found here: 'gloss sync --create' makes"))
    #expect(try catalogs() == [])
  }

  @Test func makesThemAsXcodeDoes() throws {
    try folder.add("App/View.swift", Self.source)
    let run = try gloss("sync", "--create")
    #expect(
      run
        == Run(
          0,
          output: """
            App/Localizable.xcstrings: created, with keys in 'en', 1 added
            App/Other.xcstrings: created, with keys in 'en', 1 added

            """, errors: "gloss: 2 catalogs created\n"))
    #expect(
      try folder.text("App/Localizable.xcstrings") == SampleProject.catalog("Hello", "问候"))
    #expect(try gloss("sync", "--check").status == 0)
    #expect(try gloss("sync", "--create").errors == "gloss: 2 catalogs are up to date\n")
  }

  @Test func showsThemFirst() throws {
    try folder.add("App/View.swift", Self.source)
    let check = try gloss("sync", "--create", "--check")
    #expect(check.status == 1 && check.errors == "gloss: 2 catalogs would be created\n")
    let dryRun = try gloss("sync", "--create", "--dry-run")
    #expect(dryRun.status == 1)
    #expect(dryRun.output.contains("--- /dev/null\n+++ b/App/Other.xcstrings\n@@ -0,0 +1,9 @@\n"))
    #expect(try catalogs() == [])
    try folder.add("a.patch", dryRun.output)
    let git = try #require(Subprocess(named: "git")).run(["apply", "a.patch"], in: folder.url)
    #expect(git.status == 0, "\(git.errorText)")
    #expect(try gloss("sync", "--check").status == 0)
  }

  /// SwiftPM takes catalogs in a target's folder, and only in a package that says its language.
  @Test(arguments: ["", "defaultLocalization: \"de\", "])
  func goesByTheTargetsOfAPackage(language: String) throws {
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", \(language)targets: [.target(name: "Core"), .target(name: "UI")])

      """)
    try folder.add("Sources/Core/Deep/Down/A.swift", Self.source)
    try folder.add("Sources/UI/B.swift", Self.source)
    try folder.add("Sources/UI/Resources/notes.swift", "// resources lie here\n")
    let run = try gloss("sync", "--create", in: language.isEmpty ? "" : "Sources/Core/Deep")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try catalogs().contains("Sources/Core/Localizable.xcstrings"))
    if language.isEmpty {
      #expect(try catalogs().contains("Sources/UI/Resources/Other.xcstrings"))
      #expect(
        run.errors.contains(
          "gloss: Package.swift: SwiftPM takes catalogs only with 'defaultLocalization: \"en\"'"))
    } else {
      #expect(!run.errors.contains("SwiftPM"))
      #expect(
        try folder.text("Sources/Core/Other.xcstrings").contains("\"sourceLanguage\" : \"de\""))
    }
  }

  /// A target of an Xcode project with several folders gets one catalog, not one a folder.
  @Test func makesOneForATarget() throws {
    try folder.add("App.xcodeproj/project.pbxproj", Self.project(["Views", "Models"]))
    try folder.add("Views/A.swift", Self.source)
    try folder.add("Views/B.swift", "let b = Text(\"B\", comment: \"乙\")\n")
    try folder.add("Models/C.swift", "let c = Text(\"C\", comment: \"丙\")\n")
    let run = try gloss("sync", "--create")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try catalogs() == ["Views/Localizable.xcstrings", "Views/Other.xcstrings"])
    #expect(run.output.contains("Views/Localizable.xcstrings: created, with keys in 'fr', 3 added"))
  }

  /// A target that lists its files does not have a file because it lies beside them.
  @Test func leavesTargetsWithoutResourcesToXcode() throws {
    try folder.add("App.xcodeproj/project.pbxproj", Self.project([], files: ["View.swift"]))
    try folder.add("View.swift", Self.source)
    for arguments in [["sync"], ["sync", "--create"]] {
      let run = try Run(
        Subprocess.gloss.run(arguments, in: folder.url, environment: Subprocess.plainEnvironment))
      #expect(run.status == 2)
      #expect(run.errors.contains("error: no string catalog found here, and the targets list"))
      #expect(
        run.errors.contains("the target has no phase that copies resources")
          == (arguments.count > 1))
    }
    #expect(try catalogs() == [])
  }

  @Test func liesBesideTheOtherTables() throws {
    try folder.add("App/View.swift", Self.source)
    try folder.add("App/Strings/Localizable.xcstrings", SampleProject.emptyCatalog)
    let run = try gloss("sync", "--create")
    #expect(
      run.errors == "gloss: 1 catalog created; 1 catalog changed\n", "\(run.errors)")
    #expect(
      try catalogs() == ["App/Strings/Localizable.xcstrings", "App/Strings/Other.xcstrings"])
  }

  @Test func makesWhatTheSettingsName() throws {
    try folder.add(
      "gloss.json",
      #"{"sourceLanguage": "pt-BR", "catalogs": [{"sources": ["App/**"], "catalog": "Texts.xcstrings", "table": "Localizable"}]}"#
    )
    try folder.add("App/View.swift", "let b = Text(\"B\", comment: \"乙\")\n")
    #expect(try gloss("sync").status == 2)
    let run = try gloss("sync", "--create")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("Texts.xcstrings").contains("\"sourceLanguage\" : \"pt-BR\""))
  }

  /// A table's name in code is not a path, and an existing file is not replaced.
  @Test(arguments: ["../Outside", "/tmp/gloss-outside", ".hidden"])
  func makesNothingElsewhere(table: String) throws {
    try folder.add(
      "App/View.swift", "let b = Text(\"B\", tableName: \"\(table)\", comment: \"乙\")\n")
    let run = try gloss("sync", "--create")
    #expect(run.status == 2, "\(run.output)")
    #expect(try catalogs() == [])
  }

  @Test func replacesNothing() throws {
    try folder.add("gloss.json", #"{"exclude": ["App/Localizable.xcstrings"]}"#)
    try folder.add("App/View.swift", Self.source)
    try folder.add("App/Localizable.xcstrings", "mine")
    _ = try gloss("sync", "--create")
    #expect(try folder.text("App/Localizable.xcstrings") == "mine")
  }

  @Test func saysSoWhereNothingIsLocalizable() throws {
    try folder.add("main.swift", "print(1)\n")
    let run = try gloss("sync", "--create")
    #expect(run.status == 2)
    #expect(run.errors.contains("no string catalog and no localizable string found here"))
  }

  private static func project(_ folders: [String], files: [String] = []) -> String {
    let groups = folders.enumerated().map { index, name in
      "F\(index) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = \"<group>\"; };"
    }
    let listed = files.enumerated().map { index, name in
      """
      R\(index) = {isa = PBXFileReference; path = \(name); sourceTree = "<group>"; };
      B\(index) = {isa = PBXBuildFile; fileRef = R\(index); };
      """
    }
    let children = folders.indices.map { "F\($0)" } + files.indices.map { "R\($0)" }
    return """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; mainGroup = M; targets = (T); developmentRegion = fr; };
          M = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = App; buildPhases = (S);
            fileSystemSynchronizedGroups = (\(folders.indices.map { "F\($0)" }.joined(separator: ", "))); };
          S = {isa = PBXSourcesBuildPhase; files = (\(files.indices.map { "B\($0)" }.joined(separator: ", "))); };
          \((groups + listed).joined(separator: "\n    "))
        };
        rootObject = P;
      }

      """
  }

  /// The files of a target that lists them, in the form of Xcode 27.
  private static let listing = """
    {
      "files": [
        {
          "kind": "group",
          "path": "App",
          "children": [
            { "path": "View.swift", "target-membership": [ "App/compile-sources" ] },<LIST>
          ],
        },
      ],
      "targets": [
        { "name": "App", "build-phases": [ "compile-sources", "resources" ], "product-type": "application" },
      ],
    }

    """

  @Test func listsThemInAProjectThatListsItsFiles() throws {
    let project = "App.xcodeproj/project.xcproj"
    let before = Self.listing.replacing("<LIST>", with: "")
    try folder.add("App/View.swift", Self.source)
    try folder.add(project, before)
    #expect(try gloss("sync", "--create", "--check").status == 1)
    #expect(try folder.text(project) == before)
    let run = try gloss("sync", "--create")
    #expect(
      run.status == 0 && run.output.hasSuffix("\(project): lists the new catalogs\n"), "\(run)")
    let lines = ["Localizable", "Other"].map {
      "\n        { \"path\": \"\($0).xcstrings\", \"target-membership\": [ \"App/resources\" ] },"
    }
    #expect(
      try folder.text(project) == Self.listing.replacing("<LIST>", with: lines.joined()))
    #expect(try catalogs() == ["App/Localizable.xcstrings", "App/Other.xcstrings"])
    #expect(try gloss("sync", "--check").status == 0)
    // A tool would write such a project anew.
    try folder.add("project.yml", "name: App\n")
    try folder.add(project, before)
    for name in try catalogs() { try FileManager.default.removeItem(atPath: folder(name)) }
    let made = try gloss("sync", "--create")
    #expect(
      made.errors.contains("a tool makes it, so create 'App/Localizable.xcstrings'"), "\(made)")
    #expect(try folder.text(project) == before)
    #expect(try catalogs() == [])
  }
}
