import ProjectLayout
import Testing

@Suite struct BaseFolderTests {
  @Test(arguments: [
    ("/p", "/p", "a/b", "a/b"), ("/p", "/p/sub", "a", "sub/a"), ("/p", "/p/sub", "../a", "a"),
    ("/p/sub", "/p", "sub/a", "a"), ("/p/sub", "/p", "a", "../a"), ("/p", "/p", "/p/x", "x"),
    ("/q", "/p", "a", "/p/a"), ("/p", "/p", ".", "."), ("/p", "/p", ".hidden/a", ".hidden/a"),
    ("/", "/", "a", "a"), ("..", "/p/sub", "a", "sub/a"),
  ])
  func seesAFileFromElsewhere(folder: String, from: String, path: String, seen: String) {
    let base = BaseFolder(folder, workingDirectory: from)
    #expect(base.path(ofWorkingPath: path) == seen)
  }

  @Test(arguments: [
    ("/p", "/p/sub", "a", "../a"), ("/p/sub", "/p", "../a", "a"), ("/p", "/p", "./a//b", "a/b"),
    ("/p/sub", "/p", ".", "sub"),
  ])
  func bringsAPathBack(folder: String, from: String, path: String, working: String) {
    let base = BaseFolder(folder, workingDirectory: from)
    #expect(base.workingPath(of: path) == working)
  }
}
