import Foundation
import TestSupport
import Testing

/// Sources that a project names and a checkout lacks: no key that they may use goes.
@Suite struct MissingSourceToolTests {
  private static let here = "import SwiftUI\nlet a = Text(\"Here\", comment: \"c\")\n"
  private static let there = "import SwiftUI\nlet b = Text(\"There\", comment: \"c\")\n"
  /// One key of each source, and one that none has.
  private static let entries =
    (["\"Gone\":{}"]
    + [("Here", "Hier"), ("There", "Dort")].map { key, text in
      let unit = #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
      return #""\#(key)":{"comment":"c","localizations":{"de":\#(unit)}}"#
    }).joined(separator: ",")

  /// An app that compiles `Here.swift`, and `There.swift` or what `member` names instead.
  private static func project(_ member: String = "") -> String {
    """
    {objects = {
    P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (LP); };
    G = {isa = PBXGroup; children = (A, B, C, D); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = App/Here.swift; sourceTree = "<group>"; };
    B = {isa = PBXFileReference; path = App/There.swift; sourceTree = "<group>"; };
    C = {isa = PBXFileReference; path = App/Localizable.xcstrings; sourceTree = "<group>"; };
    D = {isa = PBXFileSystemSynchronizedRootGroup; path = Vendor; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildPhases = (S, R); \(member == "folder" ? "fileSystemSynchronizedGroups = (D);" : "") };
    S = {isa = PBXSourcesBuildPhase; files = (BA\(member.isEmpty ? ", BB" : "")); };
    R = {isa = PBXResourcesBuildPhase; files = (BC); };
    BC = {isa = PBXBuildFile; fileRef = C; };
    BA = {isa = PBXBuildFile; fileRef = A; }; BB = {isa = PBXBuildFile; fileRef = B; };
    \(member == "package" ? "LP = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };" : "")
    }; rootObject = P; }
    """
  }

  private let sandbox: GitSandbox

  init() throws {
    sandbox = try GitSandbox()
    try add("App/Here.swift", Self.here)
    try sandbox.write(Self.entries, to: "App/Localizable.xcstrings")
  }

  private func add(_ path: String, _ text: String) throws {
    try sandbox.folder.add("repo/\(path)", text)
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: sandbox.folder("repo/\(path)"))
  }

  /// Syncs with `--stale=prune` and returns the keys that stay.
  private func keysAfterSync() throws -> (keys: Set<String>, errors: String) {
    let run = try sandbox.gloss("sync", "--stale=prune", "-v")
    #expect(run.status == 0, "\(run.errors)")
    let text = try sandbox.text("App/Localizable.xcstrings")
    return (Set(["Gone", "Here", "There"].filter { text.contains("\"\($0)\"") }), run.errors)
  }

  private func expectAllStay(naming place: String) throws {
    let (keys, errors) = try keysAfterSync()
    #expect(keys == ["Gone", "Here", "There"])
    #expect(errors.contains("lacks '\(place)'") && errors.contains("(sources-incomplete)"))
    #expect(errors.components(separatedBy: "sources-incomplete").count == 2)
  }

  /// - Parameter path: The path of a dead reference.
  private func expectAllGo(naming path: String?) throws {
    let (keys, errors) = try keysAfterSync()
    #expect(keys == ["Here"] && !errors.contains("sources-incomplete"))
    #expect(errors.contains("(dead-reference)") == (path != nil))
    if let path { #expect(errors.contains("'\(path)'")) }
  }

  // MARK: Files, folders and packages that a build file names

  @Test(arguments: [
    ("", "App/There.swift", "App/There.swift"), ("folder", "Vendor/There.swift", "Vendor"),
    ("package", "Kit/Sources/Kit/There.swift", "Kit"),
  ])
  func keepsKeysOfSourcesThatGitHas(member: String, source: String, place: String) throws {
    try add("App.xcodeproj/project.pbxproj", Self.project(member))
    try add(source, Self.there)
    if member == "package" {
      try add(
        "Kit/Package.swift", #"let p = Package(name: "Kit", targets: [.target(name: "Kit")])"#)
    }
    try sandbox.commit("all")
    try remove(place)
    try expectAllStay(naming: place)
    // The same removal committed: the reference is dead and blocks nothing.
    try sandbox.git("rm", "-rq", "--", place)
    try sandbox.commit("removed")
    try expectAllGo(naming: place)
  }

  /// Sources that spell keys while they are there keep them while they are not.
  @Test(arguments: ["m", "mm", "c", "cc", "cpp", "storyboard", "xib"])
  func keepsKeysOfSourcesInOtherLanguages(ending: String) throws {
    try add(
      "App.xcodeproj/project.pbxproj",
      Self.project().replacing("App/There.swift", with: "App/There.\(ending)"))
    try add("App/There.\(ending)", "<label text=\"There\"/>\n")
    try sandbox.commit("all")
    try remove("App/There.\(ending)")
    try expectAllStay(naming: "App/There.\(ending)")
  }

  @Test(arguments: [
    #"{"kind": "folder", "path": "Kit"}"#, #"{"path": "Kit"}"#,
    #"{"path": "Kit", "type": "wrapper"}"#,
    #"{"kind": "group", "name": "Packages", "children": [{"path": "Kit"}]}"#,
  ])
  func keepsKeysOfAPackageAmongTheFilesOfAProjectInJSON(reference: String) throws {
    try add(
      "App.xcodeproj/project.xcproj",
      """
      {"files": [{"kind": "folder", "path": "App", "target-membership": ["App"]}, \(reference)],
       "targets": [{"name": "App", "product-type": "application"}]}
      """)
    try add("Kit/Package.swift", #"let p = Package(name: "Kit", targets: [.target(name: "Kit")])"#)
    try add("Kit/Sources/Kit/There.swift", Self.there)
    try sandbox.commit("all")
    try remove("Kit")
    try expectAllStay(naming: "Kit")
  }

  /// Sources that may be missing by the build file block nothing and are no dead references, but they
  /// are missing where git has them.
  @Test(arguments: [
    (
      "project.yml",
      "targets:\n  App:\n    type: application\n    sources: [App, {path: Kit, optional: true}]\n"
    ),
    (
      "Package.swift",
      #"""
      let p = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "App", path: "App")])
      if Context.environment["LOCAL"] != nil { p.dependencies = [.package(path: "Kit")] }
      """#
    ),
    (
      "Package.swift",
      #"""
      let p = Package(name: "P", dependencies: isLocal ? [.package(path: "Kit")] : [], targets: [
        .target(name: "App", path: "App")])
      """#
    ),
  ])
  func takesWhatIsOptionalForMissingOnlyWhereGitHasIt(file: String, text: String) throws {
    try add(file, text)
    try add("Kit/Sources/Kit/There.swift", Self.there)
    if file == "Package.swift" {
      try add(
        "Kit/Package.swift", #"let p = Package(name: "Kit", targets: [.target(name: "Kit")])"#)
    }
    try sandbox.commit("all")
    try remove("Kit")
    try expectAllStay(naming: "Kit")
    try sandbox.git("rm", "-rq", "--", "Kit")
    try sandbox.commit("removed")
    try expectAllGo(naming: nil)
  }

  @Test func takesWhatIsOptionalForNothingWithoutGit() throws {
    try add(
      "project.yml",
      "targets:\n  App:\n    type: application\n    sources: [App, {path: Kit, optional: true}]\n")
    try remove(".git")
    try expectAllGo(naming: nil)
  }

  @Test func keepsKeysOfIgnoredSources() throws {
    try add("App.xcodeproj/project.pbxproj", Self.project())
    try add(".gitignore", "*There.swift\n")
    try sandbox.commit("all")
    try expectAllStay(naming: "App/There.swift")
  }

  @Test func findsPathsInAnotherLetterCase() throws {
    try add("App.xcodeproj/project.pbxproj", Self.project())
    try add("App/there.swift", Self.there)
    try sandbox.commit("all")
    try remove("App/there.swift")
    try expectAllStay(naming: "App/there.swift")
  }

  @Test func keepsKeysWithoutGit() throws {
    try add("App.xcodeproj/project.pbxproj", Self.project())
    try remove(".git")
    try expectAllStay(naming: "App/There.swift")
  }

  @Test func keepsKeysOfAPackageTargetWithoutFiles() throws {
    try add(
      "Package.swift",
      #"""
      let p = Package(name: "P", targets: [
        .target(name: "There"), .target(name: "App", dependencies: deps(), path: "App"),
        .testTarget(name: "AppTests")])
      func deps() -> [Target.Dependency] { [.target(name: "App"), .plugin(name: "Lint", package: "L")] }
      """#)
    try add("Sources/There/There.swift", Self.there)
    try sandbox.commit("all")
    try remove("Sources")
    try expectAllStay(naming: "Sources")
  }

  @Test func namesDeadReferencesWithTheirBuildFile() throws {
    for name in ["A", "B"] {
      try add(
        "\(name)/Package.swift",
        #"let p = Package(name: "P", targets: [.target(name: "Gone\#(name)"), .target(name: "L\#(name)")])"#
      )
      try add("\(name)/Sources/L\(name)/L.swift", "let l = 1\n")
    }
    try sandbox.commit("all")
    let errors = try keysAfterSync().errors
    for name in ["A", "B"] {
      #expect(
        errors.contains("\(name)/Package.swift: note: names '\(name)/Sources/Gone\(name)', which"))
    }
  }

  /// The number is that of keys that a complete checkout might remove.
  @Test func countsKeysThatNoSourceHereSpells() throws {
    try add("App.xcodeproj/project.pbxproj", Self.project())
    try add("App/Kept.swift", #"let table = ["There": 1]"# + "\n")
    try remove(".git")
    #expect(try keysAfterSync().errors.contains("1 key found in no source here is kept"))
  }

  @Test func excludesPathsThatDoNotExist() throws {
    try add("App.xcodeproj/project.pbxproj", Self.project("folder"))
    try add("Vendor/There.swift", Self.there)
    try sandbox.commit("all")
    try remove("Vendor")
    try add("gloss.json", #"{"exclude": ["Vendor"]}"#)
    try expectAllGo(naming: nil)
  }

  /// Several missing sources of one project file are all found.
  @Test func findsAllMissingSources() throws {
    try add(
      "App.xcodeproj/project.pbxproj",
      Self.project("package").replacing("files = (BA);", with: "files = (BA, BB);"))
    try remove(".git")
    let errors = try keysAfterSync().errors
    #expect(errors.contains("lacks 'App/There.swift', 'Kit'"))
  }

  /// The catalog is in no target that has a source here, and still it is not left alone.
  @Test func keepsKeysOfACatalogWithoutAnySource() throws {
    try add("App.xcodeproj/project.pbxproj", Self.project())
    try add("App/There.swift", Self.there)
    try add("Scripts/Tool.swift", "let x = 1\n")
    try sandbox.commit("all")
    try remove("App/Here.swift")
    try remove("App/There.swift")
    let (keys, errors) = try keysAfterSync()
    #expect(keys == ["Gone", "Here", "There"])
    #expect(errors.contains("lacks 'App/Here.swift', 'App/There.swift'"))
  }

  // MARK: Submodules and sparse checkouts

  @Test func addsNoStringsOfACatalogThatASparseCheckoutLacks() throws {
    try add(
      "Package.swift",
      #"""
      let p = Package(name: "P", defaultLocalization: "en", targets: [
        .target(name: "App", path: "App"), .target(name: "Kit", resources: [.process("R")])])
      """#)
    try add("Sources/Kit/There.swift", Self.there + "let n = Text(\"New\", comment: \"c\")\n")
    let catalog = "Sources/Kit/R/Localizable.xcstrings"
    try sandbox.write(Self.entries, to: catalog)
    try sandbox.commit("all")
    try sandbox.git("sparse-checkout", "set", "--no-cone", "/*", "!/Sources/Kit/R/")
    for options in [[], ["--create"]] {
      let run = try sandbox.gloss(["sync", "-v"] + options)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("\(catalog): warning: 2 strings are not synced"))
      #expect(!run.errors.contains("no-catalog"))
      let text = try sandbox.text("App/Localizable.xcstrings")
      #expect(!text.contains("\"New\""))
      #expect(!FileManager.default.fileExists(atPath: sandbox.folder("repo/\(catalog)")))
    }
  }

  /// With no catalog at all there is nothing to work on, and none is created.
  @Test func createsNoCatalogThatASparseCheckoutLacks() throws {
    try sandbox.commit("all")
    try sandbox.git("sparse-checkout", "set", "--no-cone", "/*", "!/App/*.xcstrings")
    let run = try sandbox.gloss("sync", "--create")
    #expect(run.status == 2 && run.errors.contains("such as 'App/Localizable.xcstrings'"))
    #expect(try sandbox.gloss("status").errors.contains("such as 'App/Localizable.xcstrings'"))
    #expect(
      !FileManager.default.fileExists(atPath: sandbox.folder("repo/App/Localizable.xcstrings")))
  }

  @Test func keepsKeysOfASubmoduleWithoutContents() throws {
    try add("App.xcodeproj/project.pbxproj", Self.project("folder"))
    try add(".gitmodules", "[submodule \"V\"]\n\tpath = Vendor\n\turl = ../v.git\n")
    try sandbox.folder.addFolder("repo/Vendor")
    try remove(".git")
    try expectAllStay(naming: "Vendor")
  }

  @Test func takesNoOtherSubmoduleForASource() throws {
    try add("App.xcodeproj/project.pbxproj", Self.project("package"))
    try add("Kit/Package.swift", #"let p = Package(name: "Kit")"#)
    try add(".gitmodules", "[submodule \"D\"]\n\tpath = Docs\n\turl = ../d.git\n")
    try sandbox.commit("all")
    try expectAllGo(naming: nil)
  }

  @Test func keepsKeysThatASparseCheckoutLeavesOut() throws {
    try add("Feature/There.swift", Self.there)
    try sandbox.commit("all")
    try sandbox.git("sparse-checkout", "set", "--no-cone", "/*", "!/Feature/")
    try expectAllStay(naming: "Feature")
    let check = try sandbox.gloss("check", "--no-config", "--format", "json")
    #expect(!check.output.contains("unused-key"))
    let why = try sandbox.gloss("why", "There")
    #expect(why.output.contains("Feature"))
    let rename = try sandbox.gloss("rename", "Here", "Now")
    #expect(rename.status != 0 && rename.errors.contains("Feature"))
    #expect(try sandbox.gloss("rename", "Here", "Now", "--leave-unrecognized").status == 0)
  }

  @Test func takesAFileForDeletedThatNothingNames() throws {
    try add("Feature/There.swift", Self.there)
    try sandbox.commit("all")
    try remove("Feature")
    try expectAllGo(naming: nil)
  }

  @Test func judgesOtherTargetsAsBefore() throws {
    try add(
      "Package.swift",
      #"""
      let p = Package(name: "P", defaultLocalization: "en", targets: [
        .target(name: "App", path: "App"), .target(name: "Kit", resources: [.process("R")])])
      """#)
    try add("Sources/Kit/There.swift", Self.there)
    try sandbox.write(Self.entries, to: "Sources/Kit/R/Localizable.xcstrings")
    try sandbox.commit("all")
    try remove("Sources")
    try expectAllGo(naming: nil)
  }
}
