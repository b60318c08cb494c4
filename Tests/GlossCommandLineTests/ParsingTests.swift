import GlossCommandLine
import Testing

@Suite struct ParsingTests {
  @Test(arguments: ["", "-c=a.json", "-c a.json", "--config a.json", "--config=a.json"])
  func readsEverySpellingOfAnOption(words: String) throws {
    let invocation = try #require(SampleTool.parse("sync \(words)").invocation)
    #expect(invocation[SampleTool.config] == (words.isEmpty ? nil : "a.json"))
    #expect(invocation.gives(SampleTool.config) == !words.isEmpty)
    #expect(invocation.path == ["sync"])
  }

  @Test func readsOptionsAnywhereAmongArguments() throws {
    let outcome = SampleTool.parse("-q sync A --check B --stale=mark C -j 4 --color never D")
    let invocation = try #require(outcome.invocation)
    #expect(invocation[SampleTool.paths] == ["A", "B", "C", "D"])
    #expect(invocation[SampleTool.check])
    #expect(invocation[SampleTool.stale] == .mark)
    #expect(invocation[SampleTool.jobs] == 4)
    #expect(invocation[SampleTool.quiet])
    #expect(invocation[SampleTool.color] == .never)
  }

  @Test func fallsBackToDefaults() throws {
    let invocation = try #require(SampleTool.parse("sync").invocation)
    #expect(!invocation[SampleTool.check])
    #expect(invocation[SampleTool.stale] == .xcode)
    #expect(invocation[SampleTool.jobs] == 2)
    #expect(invocation[SampleTool.excludes] == [])
    #expect(invocation[SampleTool.paths] == [])
    #expect(!invocation.gives(SampleTool.stale))
  }

  @Test func keepsEveryOccurrenceOfARepeatedOption() throws {
    let line = "sync --exclude a --exclude=b=c --exclude= --stale keep --stale prune"
    let invocation = try #require(SampleTool.parse(line).invocation)
    #expect(invocation[SampleTool.excludes] == ["a", "b=c"] + [""])
    #expect(invocation[SampleTool.stale] == .prune, "the last one counts")
  }

  @Test func readsLettersInOneWord() throws {
    let invocation = try #require(SampleTool.parse("sync -qvj=3 A").invocation)
    #expect(invocation[SampleTool.quiet])
    #expect(invocation[SampleTool.verbose])
    #expect(invocation[SampleTool.jobs] == 3)
    #expect(invocation[SampleTool.paths] == ["A"])
  }

  @Test(arguments: [
    ("sync -- --check -q", ["--check", "-q"]), ("sync - A", ["-", "A"]),
    ("sync A -- -- B", ["A", "--", "B"]), ("sync -5 -1.5", ["-5", "-1.5"]),
  ])
  func takesWordsWithDashesAsArguments(line: String, expected: [String]) throws {
    let invocation = try #require(SampleTool.parse(line).invocation)
    #expect(invocation[SampleTool.paths] == expected)
  }

  @Test func takesADashAndANegativeNumberAsValues() throws {
    let invocation = try #require(SampleTool.parse("sync --config - --jobs -3").invocation)
    #expect(invocation[SampleTool.config] == "-")
    #expect(invocation[SampleTool.jobs] == -3)
  }

  @Test func readsTypedArgumentsOfACommandInAGroup() throws {
    let invocation = try #require(SampleTool.parse("git merge base.txt json 7").invocation)
    #expect(invocation.path == ["git", "merge"])
    #expect(invocation[SampleTool.base] == "base.txt")
    #expect(invocation[SampleTool.kind] == .json)
    #expect(invocation[SampleTool.depth] == 7)
    #expect(try #require(SampleTool.parse("git merge b text").invocation)[SampleTool.depth] == nil)
  }

  @Test func readsRequiredOptions() throws {
    let invocation = try #require(SampleTool.parse("export -l zh-Hans A B").invocation)
    #expect(invocation[SampleTool.language] == "zh-Hans")
    #expect(invocation[SampleTool.catalogs] == ["A", "B"])
  }

  @Test(arguments: ["--version", "sync --version", "-q --version"])
  func asksForTheVersion(line: String) { #expect(SampleTool.parse(line).isVersion) }

  @Test func findsNoVersionBehindTheEndOfOptions() throws {
    let invocation = try #require(SampleTool.parse("sync -- --version --help").invocation)
    #expect(invocation[SampleTool.paths] == ["--version", "--help"])
  }
}
