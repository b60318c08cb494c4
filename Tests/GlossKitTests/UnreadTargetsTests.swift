import Foundation
import GlossKit
import LocalizationModel
import ProjectLayout
import TestSupport
import Testing

/// A project in the middle of a merge, or of a write: no string goes to a catalog that may be
/// wrong, and no key goes.
@Suite struct UnreadTargetsTests {
  private let folder: TemporaryFolder

  /// An app and a package, each with a new string, a catalog and a key that is gone.
  init() throws {
    folder = try TemporaryFolder(["gloss.json": "{}"])
    try folder.add("App.xcodeproj/project.pbxproj", Self.project)
    try folder.add("App/a.swift", "let a = Text(\"New\")\n")
    try folder.add("App/Localizable.xcstrings", Self.catalog)
    try folder.add("Kit/Package.swift", Self.manifest)
    try folder.add("Kit/Sources/Kit/b.swift", "let b = Text(\"Newer\", bundle: .module)\n")
    try folder.add("Kit/Sources/Kit/Localizable.xcstrings", Self.catalog)
    try folder.add("Model.xcdatamodeld/Model.xcdatamodel/contents", "<model>\n</model>\n")
    try folder.add("Model.xcdatamodeld/.xccurrentversion", "<plist/>\n")
  }

  private static let catalog =
    #"{"sourceLanguage" : "en", "strings" : {"Gone" : {}}, "version" : "1.0"}"#

  private static let project = """
    {
      objects = {
        G = {isa = PBXGroup; children = (Y, ); };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (Y, ); };
        P = {isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T, ); };
      };
      rootObject = P;
    }

    """

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit",
      targets: [
        .target(name: "Kit")
      ]
    )

    """

  private func sync() async throws -> Sync { await Sync(of: try await folder.project()) }

  private func failures(_ sync: Sync) -> [String] {
    let prefix = folder.path + "/"
    return sync.failures.map { failure in
      let path = AbsolutePath(failure.path, in: WorkingDirectory.current.path).text
      let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
      return path.replacing(prefix, with: "") + place + ": " + failure.message
    }
  }

  @Test func bothCatalogsChangeWhereAllIsRead() async throws {
    let sync = try await sync()
    #expect(sync.failures == [])
    #expect(sync.catalogs.map { $0.changes.count } == [2, 2])
    #expect(sync.undecidedCatalogs == [])
  }

  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", 3, "  a = 1;"),
    ("Kit/Package.swift", 6, "    .target(name: \"Kit2\"),"),
    ("Model.xcdatamodeld/Model.xcdatamodel/contents", 2, "<entity/>"),
    ("Model.xcdatamodeld/.xccurrentversion", 2, "<plist/>"), ("project.yml", 1, "name: App"),
    ("App/Localizable.xcstrings", 1, ""), ("Package@swift-5.9.swift", 1, "// old"),
  ])
  func aConflictLeavesAllCatalogsAlone(file: String, line: Int, text: String) async throws {
    for isDiff3 in [false, true] {
      let old = (try? folder.text(file)) ?? ""
      var lines = old.components(separatedBy: "\n")
      let base = isDiff3 ? "||||||| 1f2e3d4\n" : ""
      lines.insert(
        "<<<<<<< HEAD\n\(text)\n\(base)=======\n\(text)\n>>>>>>> topic", at: line - 1)
      try folder.add(file, lines.joined(separator: "\n"))
      let sync = try await sync()
      #expect(sync.catalogs.isEmpty)
      #expect(!sync.isComplete)
      let failures = failures(sync)
      #expect(failures.count == 2)
      #expect(failures.contains { $0.hasPrefix("\(file):\(line):1: ") && $0.contains("conflict") })
      #expect(
        failures.contains {
          $0.contains("no catalog is changed, because '") && $0.contains(file)
        })
      try folder.add(file, old)
    }
  }

  /// The same in the notation of Xcode 27.2.
  @Test func aConflictInAProjectInJSONLeavesAllCatalogsAlone() async throws {
    try FileManager.default.removeItem(atPath: folder("App.xcodeproj/project.pbxproj"))
    let file = "App.xcodeproj/project.xcproj"
    let targets = #""targets": [ { "name": "App", "id": "A" }, ],"#
    let files =
      #""files": [ { "kind": "folder", "path": "App", "target-membership": [ "App" ] }, ]"#
    try folder.add(file, "{\n  \(targets)\n  \(files)\n}\n")
    #expect(try await sync().catalogs.map { $0.changes.count } == [2, 2])
    for half in [
      "{\n  \(targets)\n<<<<<<< HEAD\n  \(files)\n=======\n  \(files)\n>>>>>>> topic\n}\n",
      "{\n  \(targets)\n  \(files.dropLast(4))", "{\n  \(targets)\n  \(targets)\n  \(files)\n}\n",
      "{\n  \"required-capabilities\": [ \"glow\" ],\n  \(targets)\n  \(files)\n}\n",
    ] {
      try folder.add(file, half)
      let sync = try await sync()
      #expect(sync.catalogs.isEmpty && !sync.isComplete)
      #expect(failures(sync).contains { $0.hasPrefix("\(file):") }, "\(failures(sync))")
    }
  }

  /// Nobody can tell which of two files is out of date.
  @Test func twoFilesOfOneProjectLeaveAllCatalogsAlone() async throws {
    try folder.add("App.xcodeproj/project.xcproj", #"{"files": []}"#)
    let sync = try await sync()
    #expect(sync.catalogs.isEmpty && !sync.isComplete)
    #expect(failures(sync).count == 2)
    #expect(
      failures(sync).contains(
        "App.xcodeproj: it holds 'project.pbxproj' and 'project.xcproj': remove the one that is out of date"
      ), "\(failures(sync))")
  }

  @Test(arguments: [
    (".target(name: \"Kit\")\n  ]\n)", ".target(name: \"Kit\")\n"), ("\"Kit\",", "\"Kit"),
    ("let package", "/* let package"),
  ])
  func aHalfWrittenManifestLeavesAllCatalogsAlone(whole: String, half: String) async throws {
    try folder.add("Kit/Package.swift", Self.manifest.replacing(whole, with: half))
    let sync = try await sync()
    #expect(sync.catalogs.isEmpty)
    #expect(failures(sync).contains { $0.hasPrefix("Kit/Package.swift:") })
  }

  private static let head = "// swift-tools-version: 6.0\nimport PackageDescription\n"

  /// Brackets that are closed do not make a whole manifest: lists and helpers come before it.
  @Test(arguments: [
    ("", ""), (head, ":2:26"),
    (head + "let platforms: [SupportedPlatform] = [.iOS(.v17)]\n", ":3:50"),
    (head + "func kit() -> Target {\n  .target(name: \"Kit\")\n}\n", ":5:2"),
    (head + "// let package = Package(name: \"Kit\")\n", ":2:26"),
    (head + "extension Package {}\nlet p = Package.Dependency.package(path: \"Kit\")", ":4:48"),
  ])
  func aManifestWithoutAPackageLeavesAllCatalogsAlone(
    manifest: String, place: String
  ) async throws {
    try folder.add("Kit/Package.swift", manifest)
    let sync = try await sync()
    #expect(sync.catalogs.isEmpty)
    #expect(
      failures(sync).contains {
        $0.hasPrefix("Kit/Package.swift\(place): the manifest declares no 'Package('")
      }
    )
  }

  @Test(arguments: [
    "let package: Package = .init(", "let package = Package.init(",
    "let package = PackageDescription.Package(", "let package = Package (",
  ])
  func aPackageCanBeMadeInOtherWords(words: String) async throws {
    try folder.add(
      "Kit/Package.swift", Self.manifest.replacing("let package = Package(", with: words))
    let sync = try await sync()
    #expect(sync.failures == [])
    #expect(sync.catalogs.count == 2)
  }

  @Test func aCatalogAsNearAsOneThatCannotBeReadStaysAsItIs() async throws {
    try folder.add("Plain/c.swift", "let c = Text(\"Newest\")\n")
    try folder.add("Plain/One/Localizable.xcstrings", "{")
    try folder.add("Plain/Two/Localizable.xcstrings", Self.catalog)
    let sync = try await sync()
    #expect(
      sync.undecidedCatalogs.map { $0.hasSuffix("/Plain/Two/Localizable.xcstrings") } == [true])
    #expect(sync.catalogs.count == 2)
    #expect(
      failures(sync).contains {
        $0.hasPrefix("Plain/Two/Localizable.xcstrings: not changed, because '")
      })
  }

  @Test func aConflictInATextIsNoKey() async throws {
    try folder.add(
      "App/a.swift",
      "let a = Text(\"\"\"\n<<<<<<< HEAD\nGone\n=======\nGone too\n>>>>>>> topic\n\"\"\")\n")
    let sync = try await sync()
    #expect(sync.catalogs.map { $0.changes.count }.sorted() == [0, 2])
    #expect(!sync.isComplete)
  }
}
