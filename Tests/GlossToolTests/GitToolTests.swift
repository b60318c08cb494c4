import Foundation
import TestSupport
import Testing

/// Merges by the git of this machine, with the tool as its driver.
@Suite(.needs("git")) struct GitToolTests {
  private let sandbox: GitSandbox

  /// A branch `theirs` that has translated and added, and `main` that has done so beside it.
  init() throws {
    sandbox = try GitSandbox()
    try sandbox.gloss("git", "install", "--quiet")
    try sandbox.write(Self.base)
    try sandbox.commit("base")
    try sandbox.git("checkout", "-q", "-b", "theirs")
    try sandbox.write(Self.theirs)
    try sandbox.commit("theirs")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write(Self.ours)
    try sandbox.commit("ours")
  }

  private static func entry(_ texts: String...) -> String {
    let localizations = texts.map { text in
      let parts = text.split(separator: "=")
      return
        #""\#(parts[0])":{"stringUnit":{"state":"translated","value":"\#(parts[1])"}}"#
    }
    return #"{"localizations":{\#(localizations.joined(separator: ","))}}"#
  }

  private static let base = #""a":\#(entry("de=1")),"b":{},"c":{}"#
  private static let ours = #""a":\#(entry("de=2")),"b":{},"b1":{}"#
  private static let theirs = #""a":\#(entry("de=1", "fr=3")),"b":{},"b2":{},"c":{}"#
  private static let both = #""a":\#(entry("de=2", "fr=3")),"b":{},"b1":{},"b2":{}"#

  @Test func mergesBranches() throws {
    #expect(try sandbox.git("merge", "-q", "theirs").status == 0)
    #expect(try sandbox.text() == sandbox.formed(Self.both))
  }

  @Test func conflictsWithoutTheDriver() throws {
    try sandbox.gloss("git", "uninstall")
    #expect(try sandbox.git("merge", "-q", "theirs").status == 1)
    #expect(try sandbox.text().contains("<<<<<<<"))
  }

  @Test func rebases() throws {
    try sandbox.git("checkout", "-q", "theirs")
    #expect(try sandbox.git("rebase", "-q", "main").status == 0)
    #expect(try sandbox.text() == sandbox.formed(Self.both))
  }

  @Test func picksCherries() throws {
    #expect(try sandbox.git("cherry-pick", "theirs").status == 0)
    #expect(try sandbox.text() == sandbox.formed(Self.both))
  }

  @Test func revertsWhatLiesFurtherBack() throws {
    try sandbox.git("merge", "-q", "theirs")
    #expect(try sandbox.git("revert", "--no-edit", "theirs").status == 0)
    #expect(try sandbox.text() == sandbox.formed(Self.ours))
  }

  @Test func takesAStashBack() throws {
    try sandbox.write(Self.ours + #","d":{}"#)
    try sandbox.git("stash", "-q")
    try sandbox.git("merge", "-q", "theirs")
    #expect(try sandbox.git("stash", "pop", "-q").status == 0)
    #expect(try sandbox.text() == sandbox.formed(Self.both + #","d":{}"#))
  }

  @Test func followsARenamedFile() throws {
    try sandbox.folder.add("repo/New place/x")
    try sandbox.git("mv", "L.xcstrings", "New place/Localizable.xcstrings")
    try sandbox.commit("moved")
    #expect(try sandbox.git("merge", "-q", "theirs").status == 0)
    #expect(
      try sandbox.text("New place/Localizable.xcstrings") == sandbox.formed(Self.both))
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder("repo/L.xcstrings")))
  }

  @Test func mergesFilesThatBothAdd() throws {
    try sandbox.write(#""x":{"comment":"c"}"#, to: "New.xcstrings")
    try sandbox.commit("new")
    try sandbox.git("checkout", "-q", "theirs")
    try sandbox.write(#""y":{"comment":"c"}"#, to: "New.xcstrings")
    try sandbox.commit("new too")
    #expect(try sandbox.git("merge", "-q", "main").status == 0)
    #expect(
      try sandbox.text("New.xcstrings")
        == sandbox.formed(#""x":{"comment":"c"},"y":{"comment":"c"}"#))
  }

  @Test func mergesInAWorktree() throws {
    try sandbox.git("worktree", "add", "-q", "../tree two", "theirs")
    #expect(try sandbox.git("merge", "-q", "main", in: "tree two").status == 0)
    #expect(try sandbox.text(in: "tree two") == sandbox.formed(Self.both))
    #expect(try sandbox.gloss("git", "status", in: "tree two").status == 0)
    #expect(
      try sandbox.gloss("git", "install", in: "tree two").errors
        == "gloss: git merges catalogs text by text already\n")
  }

  /// Two branches that have merged each other have two bases, which git merges first.
  @Test func mergesBranchesWithTwoBases() throws {
    try sandbox.git("branch", "first")
    try sandbox.git("merge", "-q", "--no-ff", "-m", "one", "theirs")
    try sandbox.git("checkout", "-q", "theirs")
    try sandbox.git("merge", "-q", "--no-ff", "-m", "two", "first")
    try sandbox.write(Self.both + #","t":{}"#)
    try sandbox.commit("more of theirs")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write(Self.both + #","o":{}"#)
    try sandbox.commit("more of ours")
    #expect(try sandbox.git("merge", "-q", "theirs").status == 0)
    #expect(try sandbox.text() == sandbox.formed(Self.both + #","o":{},"t":{}"#))
  }

  @Test func leavesTrueConflictsToPeople() throws {
    try sandbox.git("checkout", "-q", "theirs")
    try sandbox.write(#""a":\#(Self.entry("de=9")),"b":{},"c":{}"#)
    try sandbox.commit("another text")
    try sandbox.git("checkout", "-q", "main")
    let run = try sandbox.git("merge", "theirs")
    #expect(run.status == 1)
    #expect(
      run.errors
        == """
        L.xcstrings:9:23: conflict: a · de: kept ours, '2' (line 9), not theirs, '9' (line 9)
        gloss: L.xcstrings: 1 conflict: ours is kept, a translation as 'needs_review'

        """)
    #expect(try sandbox.git("diff", "--name-only", "--diff-filter=U").output == "L.xcstrings\n")
    let text = try sandbox.text()
    #expect(!text.contains("<<<<<<<"))
    #expect(text.contains(#""state" : "needs_review""#))
    try sandbox.git("add", "L.xcstrings")
    #expect(try sandbox.git("commit", "-q", "--no-edit").status == 0)
  }

  @Test func leavesOursWhereTheirsCannotBeRead() throws {
    try sandbox.git("checkout", "-q", "theirs")
    try sandbox.folder.add("repo/L.xcstrings", "{\n  \"strings\" : {\n")
    try sandbox.commit("broken")
    try sandbox.git("checkout", "-q", "main")
    let run = try sandbox.git("merge", "theirs")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("L.xcstrings (theirs):3:1: error: not valid JSON: the file ends"))
    #expect(run.errors.hasSuffix("gloss: not merged: the file stays as our side has it\n"))
    #expect(try sandbox.text() == sandbox.formed(Self.ours))
    #expect(try sandbox.git("diff", "--name-only", "--diff-filter=U").output == "L.xcstrings\n")
  }

  @Test func showsTextsInADiff() throws {
    let run = try sandbox.git("diff", "-U0", "HEAD~1", "HEAD")
    let changed = run.output.split(separator: "\n").filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
    #expect(changed == ["-a · de: 1", "+a · de: 2", "-c:", "+b1:"])
  }

  @Test func showsBrokenFilesAsTheyAre() throws {
    try sandbox.folder.add("repo/L.xcstrings", "{ broken\n")
    let run = try sandbox.git("diff")
    #expect(run.status == 0)
    #expect(run.output.contains("\n+{ broken\n"))
    #expect(run.errors.contains("shown as it is"))
  }

  @Test func canonicalizesWhatIsStaged() throws {
    try sandbox.gloss("git", "install", "--clean-filter", "--quiet")
    try sandbox.folder.add("repo/L.xcstrings", #"{"version":"1.0","strings":{"b":{},"a":{}}}"#)
    try sandbox.folder.add("repo/Broken.xcstrings", "{\n<<<<<<< ours\n")
    let run = try sandbox.git("add", "-A")
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "gloss: staged as it is: Broken.xcstrings:2:1: not valid JSON: a merge conflict marker"))
    #expect(
      try sandbox.git("show", ":L.xcstrings").output
        == "{\n  \"strings\" : {\n    \"a\" : {\n\n    },\n    \"b\" : {\n\n    }\n  },\n"
        + "  \"version\" : \"1.0\"\n}")
    #expect(try sandbox.git("show", ":Broken.xcstrings").output == "{\n<<<<<<< ours\n")
  }

  @Test func comparesRevisions() throws {
    #expect(
      try sandbox.gloss("diff", "HEAD~1:L.xcstrings", "L.xcstrings")
        == Run(1, output: "~ a · de: '1' → '2'\n+ b1\n- c\n"))
    #expect(try sandbox.gloss("diff", "HEAD:L.xcstrings", "L.xcstrings") == Run(0))
    #expect(try sandbox.gloss("diff", "nowhere:L.xcstrings", "L.xcstrings").status == 2)
    let run = try sandbox.gloss(
      "diff", "--format", "json", "theirs:L.xcstrings", "HEAD:L.xcstrings")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.first?["path"] as? [String] == [])
    #expect(
      changes.compactMap { $0["change"] as? String }.sorted()
        == ["added", "changed", "removed", "removed", "removed"])
  }
}
