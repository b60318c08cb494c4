import GlossCommandLine
import TestSupport
import Testing

/// A tool whose commands stand in parts, with topics beside them.
@Suite struct HelpTopicTests {
  private static let tool = CommandTree(
    CommandDeclaration("gloss", summary: "Keep catalogs in step", discussion: "Reads sources."),
    sections: [
      CommandSection(
        "Every day:", leading: 1,
        [
          CommandTree(CommandDeclaration("sync", summary: "Bring catalogs up to date")),
          CommandTree(CommandDeclaration("fmt", summary: "Rewrite catalogs")),
        ]),
      CommandSection(
        "Once:", leading: 0,
        [
          CommandTree(
            CommandDeclaration("git", summary: "Set up git"),
            subcommands: [
              CommandTree(CommandDeclaration("install", summary: "Set up the merge driver"))
            ])
        ]),
    ],
    topics: [
      HelpTopic(
        "exit-codes", summary: "What exit codes mean", manualTitle: "EXIT STATUS",
        sections: [
          .init(rows: [.init("0", "clean"), .init("64", "misuse of the command line")]),
          .init(text: "A file that cannot be read is never 0.", example: "gloss sync || exit"),
        ]),
      HelpTopic(
        "git", summary: "How git merges catalogs",
        sections: [.init(title: "Modes:", rows: [.init("mode", "How", choices: ["a", "b"])])]),
    ],
    opening: "Begin with 'gloss sync'.")

  private func parse(_ line: String, width: Int = 80) -> ParseOutcome {
    Self.tool.parse(line.split(separator: " ").map(String.init), width: width)
  }

  @Test func beginsWithTheLeadingCommands() throws {
    let text = try #require(parse("").help)
    try expectGolden(text, "overview.txt")
    #expect(try text != #require(parse("help").help))
  }

  @Test(arguments: ["exit-codes", "git"])
  func rendersTopics(name: String) throws {
    try expectGolden(try #require(parse("help \(name)").help), "topic-\(name).txt")
  }

  @Test func leavesTheCommandOfTheSameNameItsHelp() throws {
    let command = try #require(parse("git --help").help)
    #expect(command.hasPrefix("Set up git\n"))
    #expect(try #require(parse("help git install").help).hasPrefix("Set up the merge driver\n"))
    #expect(try #require(parse("help git").help).hasPrefix("How git merges catalogs\n"))
  }

  @Test(arguments: [
    ("help exit-cods", "error: unknown command or topic 'exit-cods'; did you mean 'exit-codes'?"),
    ("help exit-codes more", "error: unknown command or topic 'more'"),
    ("help git instal", "error: unknown command 'instal'; did you mean 'install'?"),
    ("exit-codes", "error: unknown command 'exit-codes'; did you mean 'help exit-codes'?"),
  ])
  func saysWhichIsMeant(line: String, error: String) throws {
    #expect(try #require(parse(line).misuse).hasPrefix(error + "\n"))
  }

  @Test(arguments: [
    (["he"], ["help"]), (["help", "e"], ["exit-codes"]), (["e"], []),
    (["help", "g"], ["git"]), (["help", "git", "i"], ["install"]),
  ])
  func offersTopicsBehindHelpOnly(words: [String], expected: [String]) throws {
    let script = try #require(parse("--generate-completion-script bash").script)
    let folder = try TemporaryFolder([".completion": script])
    let quoted = (["gloss"] + words).map { "'\($0)'" }.joined(separator: " ")
    let driver = """
      . ./.completion
      COMP_WORDBREAKS=' =' COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count)
      _gloss
      ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
      exit 0
      """
    guard let bash = Subprocess(named: "bash") else { return }
    let result = try bash.run(["--norc", "-c", driver], in: folder.url)
    #expect(result.errorText == "")
    #expect(result.text.split(separator: "\n").map(String.init) == expected)
  }

  @Test(.needs("fish"))
  func offersTopicsInFish() throws {
    let script = try #require(parse("--generate-completion-script fish").script)
    let folder = try TemporaryFolder([".completion": script])
    let environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    for (line, isOffered) in [("gloss help e", true), ("gloss e", false)] {
      let driver = "source ./.completion; complete -C \"\(line)\""
      let result = try #require(Subprocess(named: "fish")).run(
        ["--no-config", "-c", driver], in: folder.url, environment: environment)
      #expect(result.text.contains("exit-codes") == isOffered, "\(line): \(result.text)")
    }
  }

  @Test(.needs("zsh"))
  func isSyntacticallyGoodZsh() throws {
    let script = try #require(parse("--generate-completion-script zsh").script)
    let folder = try TemporaryFolder([".completion": script])
    let result = try #require(Subprocess(named: "zsh")).run(["-n", ".completion"], in: folder.url)
    #expect(result.status == 0 && result.errorText == "")
    #expect(script.contains("[[ $words[1] == help ]] && commands+=("))
  }

  @Test func standsInTheManualPage() throws {
    let manual = try #require(parse("--generate-manual 2026-01-31").manual)
    #expect(manual.contains(".Sh EXIT STATUS\n"))
    #expect(manual.contains(".It Cm git\nHow git merges catalogs.\n"))
    #expect(!manual.contains("Modes:"))
  }

  @Test(.needs("mandoc"))
  func isCleanForMandoc() throws {
    let manual = try #require(parse("--generate-manual 2026-01-31").manual)
    let folder = try TemporaryFolder(["gloss.1": manual])
    let lint = try #require(Subprocess(named: "mandoc")).run(
      ["-Tlint", "-Wwarning", "gloss.1"], in: folder.url)
    #expect(lint.text + lint.errorText == "")
  }
}
