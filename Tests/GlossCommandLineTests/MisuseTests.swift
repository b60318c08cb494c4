import GlossCommandLine
import TestSupport
import Testing

@Suite struct MisuseTests {
  @Test(arguments: [
    ("snyc", "unknown command 'snyc'; did you mean 'sync'?"),
    ("EXTRACT", "unknown command 'EXTRACT'; did you mean 'extract'?"),
    ("ex", "unknown command 'ex'; did you mean 'extract' or 'export'?"),
    ("banana", "unknown command 'banana'"),
    ("help snyc", "unknown command 'snyc'; did you mean 'sync'?"),
    ("git instal", "unknown command 'instal'; did you mean 'install'?"),
    ("sync --chek", "unknown option '--chek'; did you mean '--check'?"),
    ("sync -check", "unknown option '-check'; did you mean '--check'?"),
    ("sync -vj3", "unknown option '-vj3'; a value is a word of its own, as in '-j 3'"),
    ("sync -vx", "unknown option '-x'"),
    ("sync -x", "unknown option '-x'"),
    ("sync --conf=a", "unknown option '--conf'; did you mean '--config'?"),
    ("sync --trac", "unknown option '--trac'"),
    ("sync --colour=never", "unknown option '--colour'; did you mean '--color'?"),
    (
      "--check sync",
      "unknown option '--check'; it goes after a command, as in 'gloss sync --check'"
    ),
    ("sync --check=yes", "'--check' takes no value, but 'yes' was given"),
    ("sync --stale", "missing value for '--stale=MODE' (one of: xcode, mark, keep, prune)"),
    ("sync --config --check", "missing value for '--config=FILE'"),
    ("sync --config=", "missing value for '--config=FILE'"),
    (
      "sync --stale=xcod",
      "'xcod' is not valid for '--stale=MODE'; did you mean 'xcode'? (one of: xcode, mark, keep, prune)"
    ),
    ("sync -j many", "'many' is not valid for '--jobs=N'"),
    ("sync -j 99999999999999999999", "'99999999999999999999' is not valid for '--jobs=N'"),
    ("git install now", "unexpected argument 'now'"),
    ("git merge", "missing argument 'BASE'"),
    ("git merge a", "missing argument 'KIND'"),
    (
      "git merge a jsno",
      "'jsno' is not valid for 'KIND'; did you mean 'json'? (one of: text, json)"
    ),
    ("git merge a text deep", "'deep' is not valid for 'DEPTH'"),
    ("export A", "missing option '--language=LANGUAGE'"),
    ("export --language zh", "missing argument 'FILE'"),
    ("sync --\u{1B}[31m", "unknown option '--\\u{1B}[31m'"),
    (
      "--generate-completion-script tcsh",
      "'tcsh' is not valid for '--generate-completion-script=SHELL'; did you mean 'bash', 'zsh' or 'fish'? (one of: bash, zsh, fish)"
    ),
    ("sync --generate-completion-script bash", "unknown option '--generate-completion-script'"),
  ])
  func saysWhatIsWrong(line: String, message: String) throws {
    let text = try #require(SampleTool.parse(line).misuse)
    #expect(text.prefix { $0 != "\n" } == "error: \(message)")
  }

  @Test func showsUsageAndWhereToReadOn() throws {
    let text = try #require(SampleTool.parse("sync --chek").misuse)
    #expect(
      text == """
        error: unknown option '--chek'; did you mean '--check'?
        usage: gloss sync [--check] [--stale=MODE] [--config=FILE] [--exclude=GLOB ...]
                          [--jobs=N] [--verbose] [PATH ...]
        see 'gloss sync --help'

        """)
  }

  /// There is no help on what does not exist; the help of all commands would hide the slip.
  @Test(arguments: [
    ("snyc --help", "unknown command 'snyc'; did you mean 'sync'?"),
    ("git mrege -h", "unknown command 'mrege'; did you mean 'merge'?"),
    ("nosuch --help", "unknown command 'nosuch'"),
    ("help nosuch --help", "unknown command 'nosuch'"),
  ])
  func noHelpOnAnUnknownCommand(line: String, message: String) throws {
    let misuse = try #require(SampleTool.parse(line).misuse)
    #expect(misuse.hasPrefix("error: \(message)\n"))
  }

  @Test(arguments: ["sync --chek --help", "sync --stale=odd -h", "--bogus -h", "sync --config -h"])
  func prefersHelpToAComplaint(line: String) { #expect(SampleTool.parse(line).help != nil) }

  @Test func complainsWhenHelpIsAnArgument() {
    #expect(SampleTool.parse("sync --chek -- --help").misuse != nil)
  }

  @Test func survivesAnyWords() {
    let words = [
      "", "-", "--", "---", "--=", "-=", "-=x", "--=x", "=", "sync", "help", "git", "-c", "-j",
      "-1",
      "--stale=", "\0", "é", "\u{1F468}\u{200D}\u{1F469}", String(repeating: "-x", count: 5000),
      "merge",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let line = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }
      switch SampleTool.root.parse(line) {
      case .manual: break
      case .misuse(let text): #expect(text.hasPrefix("error: ") && text.hasSuffix("\n"))
      case .help(let text): #expect(text.contains("Usage: gloss"))
      case .run(let invocation): #expect(!invocation.path.isEmpty)
      case .version, .completion: Issue.record("no word asked for this: \(line)")
      }
    }
  }
}
