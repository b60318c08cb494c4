import GlossCommandLine
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    ("", 80, "root.txt"), ("sync --help", 80, "sync.txt"), ("sync --help", 48, "sync-narrow.txt"),
    ("help export", 80, "export.txt"), ("git", 80, "git.txt"), ("help git merge", 80, "merge.txt"),
  ])
  func rendersHelp(line: String, width: Int, golden: String) throws {
    try expectGolden(try #require(SampleTool.parse(line, width: width).help), golden)
  }

  @Test(arguments: [
    ["--help", "-h", "help", "help --help", ""], ["sync -h", "help sync", "sync A --check --help"],
    ["git", "git -h", "git help", "help git", "-q help git"],
    ["git merge -h", "help git merge", "git help merge", "help git merge extra"],
  ])
  func findsHelpByAnyWay(lines: [String]) throws {
    let texts = try lines.map { try #require(SampleTool.parse($0).help, "\($0)") }
    #expect(Set(texts).count == 1)
  }

  @Test(arguments: [-1, 0, 48, 57, 80, 100, 1000])
  func keepsWithinTheWidth(width: Int) throws {
    for line in ["", "sync -h", "git merge -h"] {
      let text = try #require(SampleTool.parse(line, width: width).help)
      let tooLong = text.split(separator: "\n").filter { $0.count > min(max(width, 48), 100) }
      #expect(tooLong == [])
      #expect(!text.split(separator: "\n").contains { $0.last == " " })
    }
  }

  @Test func hidesHiddenOptions() throws {
    #expect(try #require(SampleTool.parse("sync --trace").invocation)[SampleTool.trace])
    #expect(!(try #require(SampleTool.parse("sync -h").help)).contains("trace"))
    for shell in Shell.allCases {
      let line = "--generate-completion-script \(shell.rawValue)"
      #expect(!(try #require(SampleTool.parse(line).script)).contains("trace"))
    }
  }
}
