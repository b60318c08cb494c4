import GlossCommandLine
import Testing

/// An option that may stand alone or carry a value behind `=`.
@Suite struct OptionalValueTests {
  private static let fix = Option<SampleTool.Stale?>.optional(
    "fix", short: "f", placeholder: "WHAT", implied: .keep, help: "Mend it")
  private static let paths = Argument<[String]>.any("PATH", help: "Files")
  private static let tool = CommandTree(
    CommandDeclaration(
      "tool", summary: "A tool", arguments: [paths], options: [fix]))

  private func parse(_ line: String) -> Invocation? {
    let words = line.split(separator: " ").map(String.init)
    guard case .run(let invocation) = Self.tool.parse(words, width: 80) else { return nil }
    return invocation
  }

  @Test(
    arguments: [
      ("", nil, []), ("--fix", SampleTool.Stale.keep, []), ("--fix=mark", .mark, []),
      ("--fix mark", .keep, ["mark"]), ("-f mark", .keep, ["mark"]), ("-f=mark a", .mark, ["a"]),
      ("--fix --fix=prune", .prune, []),
    ] as [(String, SampleTool.Stale?, [String])])
  func takesAValueOnlyBehindAnEqualsSign(
    line: String, value: SampleTool.Stale?, paths: [String]
  ) throws {
    let invocation = try #require(parse(line))
    #expect(invocation[Self.fix] == value)
    #expect(invocation[Self.paths] == paths)
  }

  @Test func refusesAnotherValue() throws {
    guard case .misuse(let text) = Self.tool.parse(["--fix=kep"], width: 80) else {
      Issue.record("accepted")
      return
    }
    #expect(text.contains("'kep' is not valid for '--fix[=WHAT]'; did you mean 'keep'?"))
  }

  @Test func saysInHelpWhatItStandsForWithoutAValue() throws {
    guard case .help(let text) = Self.tool.parse(["--help"], width: 80) else {
      Issue.record("no help")
      return
    }
    #expect(text.contains("-f, --fix[=WHAT]"))
    #expect(text.contains("without a value: keep"))
  }

  @Test func completionDoesNotTakeTheNextWordForItsValue() throws {
    for (shell, expected) in [
      (Shell.zsh, "(-f --fix)--fix=-[Mend it]::WHAT:"), (.fish, "-l fix -s f -f -a"),
    ] {
      guard
        case .completion(let script) = Self.tool.parse(
          ["--generate-completion-script", shell.rawValue], width: 80)
      else {
        Issue.record("no script")
        return
      }
      #expect(script.contains(expected), "\(script)")
    }
  }
}
