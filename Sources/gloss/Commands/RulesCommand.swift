import GlossCommandLine
import GlossKit

/// `gloss rules`
struct RulesCommand: Command {
  static let declaration = CommandDeclaration(
    "rules", summary: "List the rules of 'check', or explain some",
    arguments: [ids], options: [pack])

  private static let ids = Argument<[String]>.any("RULE", help: "The id of a rule")

  private static let pack = Option<GuideList?>.optional(
    "pack", placeholder: "NAME", help: "List the rules of a pack, which are off unless asked for")

  let call: CommandCall

  func run() -> ExitCode {
    let ids = call[Self.ids]
    if let unknown = Check.unknownRule(among: ids) {
      terminal.error(unknown)
      return .misuse
    }
    let language = terminal.language(.output)
    terminal.write(
      Check.rulesText(
        ids, guides: call[Self.pack]?.nameList ?? [], in: language,
        hasColour: terminal.hasColour(.output)),
      to: .output)
    if ids.isEmpty, !call.gives(Self.pack) { terminal.note(Check.rulesSummary) }
    return .clean
  }
}
