import GlossCommandLine
import GlossKit

/// `gloss rules`
struct RulesCommand: Command {
  static let declaration = CommandDeclaration(
    "rules", summary: "List the rules of 'gloss check', or explain the ones named",
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
    let text = Check.rulesText(
      ids, guides: call[Self.pack]?.nameList ?? [], in: terminal.language(.output),
      hasColor: terminal.hasColor(.output))
    // A list has a line for each rule, which programs may read.
    if ids.isEmpty {
      terminal.write(text, to: .output)
    } else {
      let lines = wrapped(String(decoding: text, as: UTF8.self), width: 80)
      terminal.write(lines.joined(separator: "\n"), to: .output)
    }
    if ids.isEmpty, !call.gives(Self.pack) { terminal.note(Check.rulesSummary) }
    return .clean
  }
}
