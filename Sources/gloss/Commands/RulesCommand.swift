import GlossCommandLine
import GlossKit
import GlossReports
import LocalizationModel

/// `gloss rules`
struct RulesCommand: Command {
  static let declaration = CommandDeclaration(
    "rules", summary: "List the rules of 'check', or explain some",
    arguments: [ids], options: [SharedOptions.messages])

  private static let ids = Argument<[String]>.any("RULE", help: "The id of a rule")

  let call: CommandCall

  func run() -> ExitCode {
    let ids = call[Self.ids]
    let language = terminal.language(call[SharedOptions.messages], isForPeople: true)
    var text = TerminalText(hasColour: terminal.hasColour(.output))
    if ids.isEmpty {
      RuleReport(Check.rules, remarks: Check.remarks, ledgerCodes: Check.ledgerCodes)
        .writeList(to: &text, in: language)
    } else {
      var rules: [RuleSummary] = []
      for id in ids {
        guard let rule = Check.definition(of: id) else {
          terminal.error(Check.unknownRule(id))
          return .misuse
        }
        rules.append(rule)
      }
      RuleReport(rules).writePages(to: &text, in: language)
    }
    terminal.write(text.bytes, to: .output)
    return .clean
  }
}
