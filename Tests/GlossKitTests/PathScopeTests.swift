import GlossKit
import ProjectLayout
import TestSupport
import Testing

@Suite struct PathScopeTests {
  private let folder: TemporaryFolder
  private let workingDirectory: WorkingDirectory

  init() throws {
    folder = try TemporaryFolder()
    workingDirectory = WorkingDirectory(folder.path)
  }

  @Test(arguments: [
    ("a.swift", "a.swift", true), ("a.swift", "a.swift.swift", false),
    ("./x/../a.swift", "a.swift", true), ("é.swift", "e\u{301}.swift", false),
    (".", "deep/down.swift", true), (".", "../beside.swift", false),
    (".", "/elsewhere.swift", false), ("..", "deep/down.swift", true),
    ("..", "../beside.swift", true), ("..", "../../above.swift", false),
    ("../..", "../../above.swift", true), ("..", "/elsewhere.swift", false),
    ("../beside", "down.swift", false), ("/", "/elsewhere.swift", true), ("/", "a.swift", true),
  ])
  func takesInWhatItNames(argument: String, path: String, isIn: Bool) {
    #expect(PathScope([argument], in: workingDirectory).contains(path) == isIn)
  }

  @Test func takesInAFolderWithAllBelowIt() throws {
    try folder.add("App/a.swift")
    // Folders are told from files where the process runs.
    let scope = PathScope([folder("App"), "x.swift"])
    let path = WorkingDirectory.current.path(ofArgument: folder("App"))
    #expect(scope.contains(path + "/a.swift"))
    #expect(scope.contains(path + "/deep/down.swift"))
    #expect(scope.contains("x.swift"))
    #expect(!scope.contains(path + "lication/a.swift"))
    #expect(!scope.contains("y.swift"))
    #expect(scope.name == path + " x.swift")
  }

  @Test func everythingIsEverything() {
    #expect(PathScope.everything.contains("../x.swift"))
    #expect(PathScope.everything.contains("/x.swift"))
    #expect(PathScope.everything.name == ".")
  }
}
