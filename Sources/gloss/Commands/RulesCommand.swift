import GlossCommandLine
import GlossKit

/// `gloss rules`
struct RulesCommand: Command {
  static let declaration = CommandDeclaration(
    "rules", summary: "List the rules of 'check', or explain some",
    arguments: [ids])

  private static let ids = Argument<[String]>.any("RULE", help: "The id of a rule")

  let call: CommandCall

  func run() -> ExitCode {
    let ids = call[Self.ids]
    if let unknown = Check.unknownRule(among: ids) {
      terminal.error(unknown)
      return .misuse
    }
    let language = terminal.language(.output)
    terminal.write(
      Check.rulesText(ids, in: language, hasColour: terminal.hasColour(.output)), to: .output)
    if ids.isEmpty { terminal.note(Check.rulesSummary) }
    return .clean
  }
}
