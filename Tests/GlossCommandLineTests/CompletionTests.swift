import Foundation
import GlossCommandLine
import TestSupport
import Testing

@Suite struct CompletionTests {
  private func script(_ shell: Shell) throws -> String {
    let line = "--generate-completion-script \(shell.rawValue)"
    return try #require(SampleTool.parse(line).script)
  }

  /// A folder with the script, two catalogs, a text file and two folders.
  private func folder(with shell: Shell) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "A.xcstrings": "", "b c.xcstrings": "", "note.txt": "", "gloss.json": "",
      ".completion": try script(shell),
    ])
    for name in ["Sources", "some folder"] { try folder.addFolder(name) }
    return folder
  }

  @Test(.needs("bash"))
  func isSyntacticallyGoodBash() throws {
    let folder = try self.folder(with: .bash)
    let result = try #require(Subprocess(named: "bash")).run(["-n", ".completion"], in: folder.url)
    #expect(result.status == 0 && result.errorText == "")
  }

  @Test(.needs("zsh"))
  func isSyntacticallyGoodZsh() throws {
    let folder = try self.folder(with: .zsh)
    let result = try #require(Subprocess(named: "zsh")).run(
      ["-f", "-n", ".completion"], in: folder.url)
    #expect(result.status == 0 && result.errorText == "")
  }

  /// The words of a command line up to the cursor, and what bash should offer.
  static let bashCases: [([String], Set<String>)] = [
    ([""], ["extract", "sync", "export", "git", "help"]),
    (["s"], ["sync"]),
    (
      ["-"],
      ["--quiet", "-q", "--color", "--generate-completion-script", "--version", "--help", "-h"]
    ),
    (["--generate-completion-script", ""], ["bash", "zsh", "fish"]),
    (["-q", "--color", "never", "ex"], ["extract", "export"]),
    (["--color", "sync", "ex"], ["extract", "export"]),
    (["sync", "--c"], ["--check", "--config", "--color"]),
    (["sync", "--stale", ""], ["xcode", "mark", "keep", "prune"]),
    (["sync", "--stale", "=", "m"], ["mark"]),
    (["sync", "--stale", "="], ["xcode", "mark", "keep", "prune"]),
    (["sync", "--stale=m"], ["--stale=mark"]),
    (["sync", "--check", "--stale", "mark", "--color", "a"], ["auto", "always"]),
    (["sync", ""], ["Sources", "some folder"]),
    (["sync", "Sources", "--", "s"], ["some folder"]),
    (["sync", "--config", ""], ["gloss.json", "Sources", "some folder"]),
    (["sync", "-c", "g"], ["gloss.json"]),
    (["sync", "--config", "=", "g"], ["gloss.json"]),
    (["extract", "--f"], ["--format"]),
    (["extract", "--j"], ["--json"]),
    (["sync", "--j"], ["--jobs"]),
    (["export", ""], ["A.xcstrings", "b c.xcstrings", "Sources", "some folder"]),
    (["export", "A.xcstrings", "b"], ["b c.xcstrings"]),
    (["git", ""], ["install", "merge", "help"]),
    (["git", "merge", "n"], ["note.txt"]),
    (["git", "merge", "note.txt", ""], ["text", "json"]),
    (["git", "merge", "note.txt", "text", ""], []),
    (["git", "-q", "merge", "--"], ["--quiet", "--color", "--help"]),
    (["help", "git", "m"], ["merge"]),
    (["help", "s"], ["sync"]),
    (["banana", "s"], []),
  ]

  @Test(.needs("bash"), arguments: bashCases)
  func offersInBash(words: [String], expected: Set<String>) throws {
    let folder = try self.folder(with: .bash)
    let quoted = (["gloss"] + words).map { "'\($0)'" }.joined(separator: " ")
    // A word with '=' in it stands for a shell set up not to split there.
    let breaks = words.last?.contains("=") == true && words.last != "=" ? "' '" : "' ='"
    let driver = """
      . ./.completion
      COMP_WORDBREAKS=\(breaks) COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count)
      _gloss
      ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
      exit 0
      """
    let result = try #require(Subprocess(named: "bash")).run(
      ["--norc", "-c", driver], in: folder.url)
    #expect(result.errorText == "")
    let offered = result.text.split(separator: "\n").map(String.init)
    #expect(Set(offered) == expected)
    #expect(Set(offered).count == offered.count, "nothing is offered twice")
  }

  /// A command line up to the cursor, and what fish should offer among others.
  @Test(
    .needs("fish"),
    arguments: [
      ("gloss s", ["sync"]), ("gloss sync --sta", ["--stale"]),
      ("gloss sync --stale ", ["keep", "mark", "prune", "xcode"]),
      ("gloss sync --stale=ma", ["--stale=mark"]), ("gloss -q --color never gi", ["git"]),
      ("gloss export A", ["A.xcstrings"]), ("gloss git m", ["merge"]),
      ("gloss sync ", ["Sources/"]),
      ("gloss git merge x js", ["json"]), ("gloss sync -c g", ["gloss.json"]),
      ("gloss help git in", ["install"]),
    ])
  func offersInFish(line: String, expected: [String]) throws {
    let folder = try self.folder(with: .fish)
    let driver = "source ./.completion; complete -C \"\(line)\""
    let environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let result = try #require(Subprocess(named: "fish")).run(
      ["--no-config", "-c", driver], in: folder.url, environment: environment)
    #expect(result.errorText == "")
    let offered = result.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(Set(offered).isSuperset(of: expected), "\(offered)")
    #expect(line.hasSuffix(" ") || offered.count == expected.count, "\(offered)")
  }
}
