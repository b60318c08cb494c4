import Foundation
import GlossKit
import ProjectLayout
import TestSupport
import Testing

@Suite struct FileTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tree(
    _ names: [String] = [""], excluding globs: [String] = [], workers: Int = 2
  ) async throws -> (files: [String], failures: [String]) {
    let filter = PathFilter(
      try globs.map { try Glob($0) },
      in: BaseFolder(folder.path, workingDirectory: FileManager.default.currentDirectoryPath))
    let tree = await FileTree(
      paths: names.map { folder($0) }, excluding: filter, workers: workers)
    let prefix = folder("")
    return (
      tree.files.map { $0.path.replacing(prefix, with: "") },
      tree.failures.map { $0.description.replacing(prefix, with: "") }
    )
  }

  @Test func findsEveryKind() async throws {
    let names = [
      "A.swift", "A.xcstrings", "App.xcodeproj/project.pbxproj", "App.xcodeproj/project.xcproj",
      "Package.swift",
      "Package@swift-6.0.swift", "a.m", "a.mm", "b.h", "b.storyboard", "b.xib", "project.yml",
    ]
    for name in names + ["x.txt", ".swift", "swift", "other.yml", "x.pbxproj", "x.xcproj"] {
      try folder.add(name)
    }
    try folder.add("App.xcodeproj/xcuserdata/x.swift")
    let tree = await FileTree(paths: [folder.path])
    #expect(tree.files.map { $0.path.replacing(folder(""), with: "") } == names)
    #expect(tree.paths(of: .swift).count == 1)
    #expect(tree.paths(of: .packageManifest).count == 2)
    #expect(tree.paths(of: .projectFile).count == 3)
    #expect(tree.paths(of: .otherSource).count == 5)
    #expect(tree.paths(of: .catalog).count == 1)
  }

  @Test func endsWhereThereAreTooManyFolders() async throws {
    for name in ["a/a.swift", "b/c/a.swift", "d/a.swift"] { try folder.add(name) }
    let whole = await FileTree(paths: [folder.path], limit: 5)
    #expect(whole.files.count == 3 && !whole.isTooLarge)
    let tree = await FileTree(paths: [folder.path], limit: 4)
    #expect(tree.isTooLarge && tree.files.isEmpty)
  }

  @Test func sortsByPathBytesWhateverTheNumberOfWorkers() async throws {
    let names = [
      "a.swift", "a/b.swift", "a/b/c.swift", "a-b/x.swift", "A/é.swift",
      "z/y/x/w.swift", "z/y-x.swift", "中/文.swift",
    ]
    for name in names { try folder.add(name) }
    let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for workers in 1...8 {
      #expect(try await tree(workers: workers).files.elementsEqual(expected, by: Self.isSame))
      let twice = try await tree(["z", "", "a.swift"], workers: workers).files
      #expect(twice.elementsEqual(expected, by: Self.isSame))
    }
  }

  /// Names that a volume of a Mac cannot hold side by side.
  @Test func refusesASecondNameThatDiffersInCompositionOnly() async throws {
    for name in ["A/\u{E9}.swift", "A/e\u{301}.swift", "A/z.swift"] { try folder.add(name) }
    let tree = try await tree()
    #expect(tree.files.elementsEqual(["A/e\u{301}.swift", "A/z.swift"], by: Self.isSame))
    #expect(tree.failures.count == 1 && tree.failures[0].hasPrefix("A/\u{E9}.swift: "))
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  @Test(arguments: [
    ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules", "checkouts", "X.framework",
    "ja.xcloc", "Settings.bundle", "Assets.xcassets", "App.xcarchive",
  ])
  func entersNoFolderThatIsNotTheProjects(name: String) async throws {
    try folder.add("\(name)/a.swift")
    try folder.add("\(name)s/b.swift")
    let hidden = name.hasPrefix(".")
    #expect(try await tree().files == (hidden ? [] : ["\(name)s/b.swift"]))
    #expect(try await tree([name]).files == ["\(name)/a.swift"])
  }

  @Test func leavesOutLocksOfEditorsAndCopiesFromAMac() async throws {
    try folder.add("a.swift")
    try folder.add("._a.swift")
    try folder.add("._L.xcstrings")
    try folder.link(".#a.swift", to: "somebody@somewhere.1234")
    #expect(try await tree() == (["a.swift"], []))
    #expect(try await tree(["._a.swift"]).files == ["._a.swift"])
  }

  @Test func entersBuildUnlessAToolMadeIt() async throws {
    try folder.add("A/build/a.swift")
    try folder.add("B/build/b.swift")
    try folder.add("B/build/XCBuildData/x")
    #expect(try await tree().files == ["A/build/a.swift"])
  }

  @Test func followsLinksToFilesButNotToFolders() async throws {
    try folder.add("A/a.swift")
    try folder.link("b.swift", to: "A/a.swift")
    try folder.link("A/loop", to: "..")
    try folder.link("c.swift", to: "c.swift")
    try folder.link("dead.swift", to: "nothing")
    try folder.link("d.swift", to: "A")
    let found = try await tree()
    #expect(found.files == ["A/a.swift", "b.swift", "c.swift", "dead.swift"])
    #expect(found.failures == [])
    #expect(try await tree(["A/loop"]).files.contains("A/loop/A/a.swift"))
  }

  @Test func leavesOutWhatIsExcluded() async throws {
    for name in ["A/a.swift", "A/Gen/g.swift", "Gen/h.swift", "b.swift", "b_x.swift"] {
      try folder.add(name)
    }
    #expect(
      try await tree(excluding: ["**/Gen", "*_x.swift"]).files == ["A/a.swift", "b.swift"])
    #expect(try await tree(["Gen/h.swift", "b.swift"], excluding: ["Gen/**"]).files == ["b.swift"])
  }

  @Test func countsAFileOnceThatIsNamedTwice() async throws {
    try folder.add("A/a.swift")
    try folder.add("A/B/b.swift")
    let files = try await tree(["A/B/b.swift", "A", "A/../A/B/", "A//a.swift"]).files
    #expect(files == ["A/B/b.swift", "A/a.swift"])
  }

  @Test func reportsWhatItCannotTakeAndGoesOn() async throws {
    try folder.add("Sources/App/a.swift")
    try folder.add("notes.txt")
    let found = try await tree(["Sources", "Sorces/App", "Sources/app", "Nothing", "notes.txt"])
    #expect(found.files == ["Sources/App/a.swift"])
    #expect(
      found.failures == [
        "Nothing: no such file or folder: check the path",
        "Sorces/App: no such file or folder, did you mean 'Sources'?",
        "Sources/app: no such file or folder, did you mean 'Sources/App'?",
        "notes.txt: neither a source nor a catalog: give .swift or .xcstrings files, or folders",
      ])
  }

  @Test func reportsAFolderThatCannotBeOpened() async throws {
    try folder.add("A/a.swift")
    try folder.add("B/b.swift")
    try folder.setMode("B", 0)
    defer { try? folder.setMode("B", 0o755) }
    let found = try await tree()
    if geteuid() == 0 {
      #expect(found.files == ["A/a.swift", "B/b.swift"])
    } else {
      #expect(found.files == ["A/a.swift"])
      let advice = "check the rights of the file and its folder"
      #expect(found.failures == ["B/: cannot be opened: permission denied: \(advice)"])
    }
  }

  @Test func writesPathsRelativeToTheWorkingDirectory() {
    let directory = WorkingDirectory("/p/q")
    #expect(directory.path(ofArgument: ".") == ".")
    #expect(directory.path(ofArgument: "./a//b/") == "a/b")
    #expect(directory.path(ofArgument: "/p/q/a") == "a")
    #expect(directory.path(ofArgument: "../x") == "../x")
    #expect(directory.path(ofArgument: "/p/x") == "/p/x")
  }
}
