import GlossKit
import TestSupport
import Testing

@Suite struct ProjectBoundaryTests {
  private let folder: TemporaryFolder
  private let project: ProjectBoundary

  /// A project without git in `p`, and beside it `out`, which is none.
  init() throws {
    folder = try TemporaryFolder([
      "p/own.txt": "", "out/file.txt": "", "out/deep/file.txt": "", "other/gloss.json": "{}",
      "other/file.txt": "",
    ])
    project = ProjectBoundary(around: [folder("p")])
  }

  private func holds(_ path: String, _ boundary: ProjectBoundary) -> Bool {
    boundary.objection(to: folder(path)) == nil
  }

  @Test func holdsWhatLiesInIt() throws {
    try folder.link("p/in", to: "own.txt")
    try folder.link("p/outwards", to: "../out/file.txt")
    try folder.link("p/folder", to: "../out")
    #expect(holds("p/own.txt", project))
    #expect(holds("p/new/file", project))
    #expect(holds("p/in", project))
    for path in ["out/file.txt", "p/../out/file.txt", "p/outwards", "p/folder/new"] {
      #expect(!holds(path, project))
      #expect(holds(path, .none))
    }
  }

  /// `p/deep/../file.txt` is `out/file.txt` to the system, and `p/file.txt` to who only reads it.
  @Test func stepsUpFromWhereALinkLeads() throws {
    try folder.add("p/file.txt")
    try folder.link("p/deep", to: "../out/deep")
    #expect(!holds("p/deep/../file.txt", project))
  }

  @Test func admitsWhatTheCommandLineNames() throws {
    try folder.link("p/outwards", to: "../out/file.txt")
    try folder.link("out/elsewhere", to: "../other/file.txt")
    let named = project.admitting()
    #expect(holds("out/file.txt", named))
    #expect(holds("out/elsewhere", named))
    #expect(!holds("p/outwards", named))
  }

  /// A file that is found in a folder was not named.
  @Test func keepsWhatIsFoundInANamedFolder() throws {
    try folder.link("out/elsewhere", to: "../other/file.txt")
    try folder.link("p/out", to: "../out")
    #expect(!holds("out/elsewhere", project.admitting([folder("out")])))
    #expect(!holds("p/out/file.txt", project.admitting([folder("p/out")])))
  }

  @Test func eachFileIsHeldByTheProjectAroundIt() throws {
    try folder.link("other/outwards", to: "../out/file.txt")
    try folder.link("out/elsewhere", to: "../other/file.txt")
    #expect(holds("other/file.txt", .ofEachFile))
    #expect(holds("out/elsewhere", .ofEachFile))
    #expect(!holds("other/outwards", .ofEachFile))
  }
}
